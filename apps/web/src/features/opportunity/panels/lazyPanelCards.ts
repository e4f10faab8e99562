import { lazyCode } from '../../../core/lazy/lazyCode'

/** The cards that are drawn after the first sections; a list that rests fetches them with the page. */
export const panelCards = lazyCode(() => import('./panelCards'))
