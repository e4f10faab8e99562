import { lazyCode } from '../../core/lazy/lazyCode'

/** The code of the tour with its part of the state, which nothing waits for while the tutorial is off. */
export const tourCode = lazyCode(() => import('./Tour'))
