import { isAnyOf } from '@reduxjs/toolkit'
import type { AutoDialStatus } from '@retain/domain/activity/call/autoDialStatuses'
import { readSettings } from '@retain/domain/settings/readSettings'
import { isOnCall, telephoneFor, type TelephoneKind } from '@retain/domain/telephony/dialWay'
import { initialTelephonyStatus, isTelephonyPending } from '@retain/domain/telephony/initialStatus'
import { statusAfterEvent } from '@retain/domain/telephony/telephony'
import { selectVoipStatus, voipStatusChanged } from '../core/config/appConfigSlice'
import type { AppThunk, StartListening } from '../core/state/appHooks'
import { applicationReset, loggedOut } from '../core/state/events'
import type { RootState } from '../core/state/rootReducer'
import { toastShown } from '../core/toasts/toastsSlice'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'
import { storesApi } from '../session/active-store/storesApi'
import { browserTelephone, hasTelephonyObject } from './browserTelephone'
import { noTelephone } from './noTelephone'
import type { Telephone } from './telephone'
import { callAnswered, callEnded, numberDialled } from './callEvents'
import type { GetCredentials } from './sipAccess'
import { telephonyApi } from './telephonyApi'
import { muteChanged, partnerChanged, telephoneLeft, telephoneNoticed } from './telephonySlice'
import { telephonyRequested } from './telephonyRequested'

const { storeSettings } = storesApi.endpoints

/** The telephone that the active store has chosen; `null` while there is no store. */
function kindIn(state: RootState): TelephoneKind | null {
  const store = selectActiveStore(state)
  if (store === null) return null
  const { data } = storeSettings.select({ params: { hyperionId: store.hyperionId } })(state)
  return telephoneFor(readSettings(data?.list ?? []).EATelephony, { hasObject: hasTelephonyObject() })
}

/** Credentials at the telephone exchange for the active store. */
const sipCredentialsNow = (): AppThunk<ReturnType<GetCredentials>> => async (dispatch, getState) => {
  const store = selectActiveStore(getState())
  if (store === null) return null
  const { hyperionId } = store
  const { data } = await dispatch(
    telephonyApi.endpoints.sipCredentials.initiate({ params: { hyperionId } }, { track: false }),
  )
  return data === undefined ? 'failed' : data
}

/**
 * Starts the telephone that the store has chosen, once start-up is done and nothing was tried yet (S-132, S-806); takes another
 * one when the store or its setting says so, but never during a call; and stops it when the user signs out. What the telephone
 * tells becomes the status of the app config (S-154).
 *
 * @param make makes a telephone of a kind, which may ask for credentials.
 */
export function listenForTelephony(
  listen: StartListening,
  make: (kind: TelephoneKind, getCredentials: GetCredentials) => Telephone = browserTelephone,
): void {
  let running: { readonly kind: TelephoneKind; readonly telephone: Telephone } | null = null
  const stop = () => {
    running?.telephone.stop()
    running = null
  }

  /** Does something that a telephone tells, unless another one is used by now. */
  const heard =
    (telephone: Telephone, act: AppThunk): AppThunk =>
    (dispatch) => {
      if (running?.telephone === telephone) dispatch(act)
    }

  const changeStatus =
    (next: (status: AutoDialStatus) => AutoDialStatus): AppThunk =>
    (dispatch, getState) => {
      dispatch(voipStatusChanged(next(selectVoipStatus(getState()))))
      dispatch(follow())
    }

  const start =
    (kind: TelephoneKind): AppThunk<Promise<void>> =>
    async (dispatch) => {
      const telephone = make(kind, () => dispatch(sipCredentialsNow()))
      running = { kind, telephone }
      const hear = (act: AppThunk) => dispatch(heard(telephone, act))
      const status = await telephone.start({
        onEvent: (event) => hear(changeStatus((before) => statusAfterEvent(before, event))),
        onStatus: (next) => hear(changeStatus(() => next)),
        onNotice: (notice) => hear((tell) => void tell(telephoneNoticed(notice))),
        onPartner: (partner) => hear((tell) => void tell(partnerChanged(partner))),
      })
      // Another store may have chosen another telephone meanwhile.
      if (running.telephone === telephone) dispatch(voipStatusChanged(status))
    }

  /** Takes another telephone where another one is chosen. */
  const follow = (): AppThunk => (dispatch, getState) => {
    const kind = kindIn(getState())
    if (running === null || kind === null || kind === running.kind) return
    if (isOnCall(selectVoipStatus(getState()))) return
    stop()
    dispatch(telephoneLeft())
    dispatch(voipStatusChanged(initialTelephonyStatus))
    void dispatch(start(kind))
  }

  listen({
    actionCreator: telephonyRequested,
    effect: async (_action, { dispatch, ...listening }) => {
      const kind = kindIn(listening.getState())
      if (kind === null || running !== null || !isTelephonyPending(selectVoipStatus(listening.getState())))
        return
      await dispatch(start(kind))
    },
  })
  listen({
    matcher: isAnyOf(telephonyRequested, storeSettings.matchFulfilled),
    effect: (_action, { dispatch }) => dispatch(follow()),
  })
  listen({
    actionCreator: numberDialled,
    effect: ({ payload }, { dispatch }) => {
      const failure = (running?.telephone ?? noTelephone).dial(payload)
      if (failure !== null) dispatch(toastShown({ type: 'error', label: failure }))
    },
  })
  listen({ actionCreator: callAnswered, effect: () => running?.telephone.answer?.() })
  listen({ actionCreator: muteChanged, effect: ({ payload }) => running?.telephone.mute?.(payload) })
  listen({ actionCreator: callEnded, effect: () => running?.telephone.hangUp() })
  listen({
    matcher: isAnyOf(loggedOut, applicationReset),
    effect: (_action, { dispatch }) => {
      stop()
      dispatch(telephoneLeft())
      dispatch(voipStatusChanged(initialTelephonyStatus))
    },
  })
}
