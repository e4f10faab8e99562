import { combineSlices } from '@reduxjs/toolkit'
import { aheadSlice } from '../api/aheadSlice'
import { api } from '../api/api'
import { appConfigSlice } from '../config/appConfigSlice'
import { toastsSlice } from '../toasts/toastsSlice'

/**
 * The slices of the layers above. Each declares itself here, beside its code, and is a part of the state once that code is
 * loaded.
 *
 * @example
 * declare module '../core/state/rootReducer' {
 *   interface LazyLoadedSlices extends WithSlice<typeof liveSlice> {}
 * }
 * const injectedSlice = liveSlice.injectInto(rootReducer)
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- every slice adds itself
export interface LazyLoadedSlices {}

/** All slices that are loaded. Selectors of an injected slice see its initial state until the store has one. */
export const rootReducer = combineSlices(
  aheadSlice,
  api,
  appConfigSlice,
  toastsSlice,
).withLazyLoadedSlices<LazyLoadedSlices>()

/** The whole state of the app; slices that are not loaded are missing in it. */
export type RootState = ReturnType<typeof rootReducer>
