import { lazyCode } from '../../../core/lazy/lazyCode'

/** The bars and the library that draws them, which no other page needs. */
export const chartCode = lazyCode(() => import('./FigureBars'))
