import { lazyFailedText } from '../../core/lazy/lazyCode'
import type { AppThunk } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { tourCode } from './tourCode'

/** Tutorial On or Tutorial Off was chosen: the code of the tour is fetched if it is not there (S-270). */
export const tutorialPressed = (): AppThunk<Promise<void>> => async (dispatch) => {
  const tour = await tourCode.fetch()
  dispatch(tour === null ? toastShown({ type: 'error', label: lazyFailedText }) : tour.switchTutorial())
}
