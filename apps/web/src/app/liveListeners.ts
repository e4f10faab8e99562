import { lazyCode } from '../core/lazy/lazyCode'

/** The live connection and its listeners, loaded lazily: the first list does not wait for this code. */
export const liveListeners = lazyCode(() => import('./liveChannel'))
