import { storeOffTexts, storeOnText } from '@retain/domain/settings/storeSwitchTexts'
import { readOnce } from '../../core/api/readOnce'
import type { AppThunk } from '../../core/state/appHooks'
import { toastClosed, toastShown } from '../../core/toasts/toastsSlice'
import { selectActiveStore, selectIsSwitchedOff, storeSwitched } from './activeStoreSlice'
import { storesApi } from './storesApi'

const { listStores } = storesApi.endpoints

const toastId = (hyperionId: string): string => `store-off-${hyperionId}`

/** Reads again which stores are offered; the list that shows is kept meanwhile. */
export const readStoresAgain =
  (): AppThunk<Promise<readonly { readonly hyperionId: string }[] | undefined>> => async (dispatch) =>
    (await dispatch(readOnce(listStores.initiate({}, { forceRefetch: true })))).data

/** Tells whoever works in a store that it was switched off, or is on again. The page and what was typed on it stay. */
export const tellSwitched =
  (isOn: boolean): AppThunk =>
  (dispatch, getState) => {
    const active = selectActiveStore(getState())
    if (active === null || selectIsSwitchedOff(getState()) !== isOn) return
    const { hyperionId, name } = active
    dispatch(storeSwitched(!isOn))
    if (!isOn) {
      dispatch(toastShown({ id: toastId(hyperionId), type: 'error', ...storeOffTexts(name) }))
      return
    }
    dispatch(toastClosed(toastId(hyperionId)))
    dispatch(toastShown({ type: 'message', label: storeOnText(name) }))
  }

/**
 * Reads again which stores are offered, and tells whoever works in one that is offered no longer, or again: of a switch that no
 * message told yet (D-63).
 *
 * @returns whether the active store is off; `false` where nobody could say.
 */
export const checkActiveStore = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  const stores = await dispatch(readStoresAgain())
  const active = selectActiveStore(getState())
  if (stores === undefined || active === null) return false
  dispatch(tellSwitched(stores.some(({ hyperionId }) => hyperionId === active.hyperionId)))
  return selectIsSwitchedOff(getState())
}
