import { isDeskingSetting } from '@retain/domain/payment/desking/deskingSettings'
import { api } from '../core/api/api'
import type { AppThunk, StartListening } from '../core/state/appHooks'
import { liveEventReceived, liveStateChanged } from '../live/liveEvents'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'
import { storesApi } from '../session/active-store/storesApi'

const { storeSettings } = storesApi.endpoints

/** Reads the settings of a store again, if they were read before. Nothing that shows is emptied meanwhile. */
const readSettingsAgain =
  (hyperionId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const request = { params: { hyperionId } }
    if (storeSettings.select(request)(getState()).data === undefined) return
    // A request that is on its way may have been answered before the change.
    await dispatch(storesApi.util.getRunningQueryThunk('storeSettings', request))
    await dispatch(storeSettings.initiate(request, { forceRefetch: true, subscribe: false }))
  }

/**
 * Reads the settings of a store again once one of them was changed, and after a time in which no message could be heard: the
 * navigation, the alerts and the toasts follow (S-137, S-138, S-176).
 */
export function listenForSettings(listen: StartListening): void {
  listen({
    actionCreator: liveEventReceived,
    effect: async ({ payload: { type, payload } }, { dispatch }) => {
      if (type !== 'SETTING_CHANGED') return
      dispatch(api.util.invalidateTags(['Override']))
      if (isDeskingSetting(payload.settingKeyId)) dispatch(api.util.invalidateTags(['Payment']))
      await dispatch(readSettingsAgain(payload.hyperionId))
    },
  })
  listen({
    actionCreator: liveStateChanged,
    effect: async ({ payload: connection }, { dispatch, ...listening }) => {
      if (connection.state !== 'open' || !connection.hasMissed) return
      dispatch(api.util.invalidateTags(['Override', 'Payment']))
      const store = selectActiveStore(listening.getState())
      if (store !== null) await dispatch(readSettingsAgain(store.hyperionId))
    },
  })
}
