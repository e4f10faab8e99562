import { isStoreEnabled } from '@retain/domain/settings/readSettings'
import type { StartListening } from '../core/state/appHooks'
import { liveEventReceived, liveStateChanged } from '../live/liveEvents'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'
import { checkActiveStore, readStoresAgain, tellSwitched } from '../session/active-store/storeSwitch'

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
    effect: async ({ payload: connection }, { dispatch }) => {
      if (connection.state !== 'open' || !connection.hasMissed) return
      await dispatch(checkActiveStore())
    },
  })
}
