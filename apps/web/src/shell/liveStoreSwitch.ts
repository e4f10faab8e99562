import { isStoreEnabled } from '@retain/domain/settings/readSettings'
import { storeOffTexts, storeOnText } from '@retain/domain/settings/storeSwitchTexts'
import type { AppThunk, StartListening } from '../core/state/appHooks'
import { toastClosed, toastShown } from '../core/toasts/toastsSlice'
import { liveEventReceived, liveStateChanged } from '../live/liveEvents'
import {
  selectActiveStore,
  selectIsSwitchedOff,
  storeSwitched,
} from '../session/active-store/activeStoreSlice'
import { storesApi } from '../session/active-store/storesApi'

const { listStores } = storesApi.endpoints

const toastId = (hyperionId: string): string => `store-off-${hyperionId}`

/** Reads again which stores are offered; the list that shows is kept meanwhile. */
const readStoresAgain =
  (): AppThunk<Promise<readonly { readonly hyperionId: string }[] | undefined>> => async (dispatch) =>
    (await dispatch(listStores.initiate({}, { forceRefetch: true, subscribe: false }))).data

/** Tells whoever works in a store that it was switched off, or is on again. The page and what was typed on it stay. */
const tellSwitched =
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
 * Follows the switches of stores (S-826, D-63): the list of stores is read again, and who works in the one that was switched is
 * told. After a time in which no message could be heard the list says so.
 */
export function listenForStoreSwitch(listen: StartListening): void {
  listen({
    actionCreator: liveEventReceived,
    effect: async ({ payload: { type, payload } }, { dispatch, ...listening }) => {
      if (type !== 'SETTING_CHANGED' || payload.settingKeyId !== 'EAStoreEnabled') return
      if (payload.hyperionId === selectActiveStore(listening.getState())?.hyperionId)
        dispatch(tellSwitched(isStoreEnabled(payload.settingValue)))
      await dispatch(readStoresAgain())
    },
  })
  listen({
    actionCreator: liveStateChanged,
    effect: async ({ payload: connection }, { dispatch, ...listening }) => {
      if (connection.state !== 'open' || !connection.hasMissed) return
      const stores = await dispatch(readStoresAgain())
      const active = selectActiveStore(listening.getState())
      if (stores === undefined || active === null) return
      dispatch(tellSwitched(stores.some(({ hyperionId }) => hyperionId === active.hyperionId)))
    },
  })
}
