import { lazyCode } from '../core/lazy/lazyCode'

/** The live connection and all that listens to it. No first list waits for this code. */
export const liveListeners = lazyCode(() => import('./liveChannel'))
