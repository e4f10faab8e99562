import { lazyCode } from '../../core/lazy/lazyCode'

/** The button of the vehicle listing, whose code no page waits for. */
export const vlsButton = lazyCode(() => import('./VlsButton'))
