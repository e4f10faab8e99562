import { checkedStore } from '@retain/domain/session/activeStore'
import { can } from '@retain/domain/session/user/can'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { Store } from '@retain/domain/session/user/user'
import { pageUsable } from '../../core/browser/pageUsable'
import { storeLogoAnswered, storeLogoRequested } from '../../core/config/appConfigSlice'
import type { AppThunk } from '../../core/state/appHooks'
import { fetchLive } from '../../live/lazyLive'
import { selectUser } from '../../session/sessionSlice'
import {
  selectStartUp,
  startUpBegan,
  startUpSettled,
  storeActivated,
  storeEntered,
} from '../../session/active-store/activeStoreSlice'
import { rememberedStoreId, rememberStore } from '../../session/active-store/chosenStore'
import { telephonyRequested } from '../../telephony/telephonyRequested'
import { noReplyApi } from '../no-reply/noReplyApi'
import { storesApi } from '../../session/active-store/storesApi'
import { requestedStore } from './requestedStore'

const { listStores, checkStore, storeSettings, setActiveStore, storeLogo } = storesApi.endpoints

/** Requested anew each time, and kept only as long as a screen shows it. */
const fresh = { forceRefetch: true, subscribe: false } as const

/**
 * What happens once somebody with access opens the app, in this order: load the stores, check the store, load its
 * settings, make it active and load its logo, connect the live socket, search for emails without a reply (S-125 to
 * S-134), start telephony. An own store that the address names comes before the one of the last visit. What follows the settings waits until the page can be used. Started again while it runs or after it, it does
 * nothing.
 */
export const startUp =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { navigation }) => {
    if (selectStartUp(getState()) !== 'waiting') return
    dispatch(startUpBegan())
    const query = navigation.query()
    const { data: stores = [] } = await dispatch(listStores.initiate({}, fresh))
    const requested = requestedStore(stores, query, rememberedStoreId())
    const store = requested === null ? null : await dispatch(confirmed(requested, stores))
    if (store === null) dispatch(startUpSettled())
    else await dispatch(enterStore(store))
  }

/** What became of a store that was to be entered: it is not the person's, or nobody could say, or a later change overtook it. */
export type StoreChange = 'entered' | 'refused' | 'failed' | 'overtaken'

/**
 * What happens when somebody changes the store: the same from the check on (S-726). An own store becomes active, a
 * foreign one never does. `signal` ends the work when a later change has overtaken it.
 */
export const changeStore =
  (store: Store, signal: AbortSignal): AppThunk<Promise<StoreChange>> =>
  async (dispatch) => {
    const { data } = await dispatch(checkStore.initiate({ query: { hyperionId: store.hyperionId } }, fresh))
    if (signal.aborted) return 'overtaken'
    if (data?.isAssigned !== true) return data === undefined ? 'failed' : 'refused'
    await dispatch(enterStore(store, signal))
    return signal.aborted ? 'overtaken' : 'entered'
  }

/** The requested store if the service confirms it, else the first of the profile; a check that fails changes nothing (S-724). */
const confirmed =
  (requested: Store, stores: readonly Store[]): AppThunk<Promise<Store | null>> =>
  async (dispatch) => {
    const check = await dispatch(checkStore.initiate({ query: { hyperionId: requested.hyperionId } }, fresh))
    return checkedStore(requested, stores, check.data?.isAssigned)
  }

/** Steps 3 to 7 of start-up for a store; on a store change the socket that is open takes the store's tag (S-726). */
const enterStore =
  (store: Store, signal?: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { hyperionId } = store
    const isOvertaken = () => signal?.aborted === true
    dispatch(storeActivated(store))
    rememberStore(store)
    await dispatch(storeSettings.initiate({ params: { hyperionId } }, fresh))
    // Settings that could not be loaded leave the defaults in force and do not keep anybody waiting (S-728).
    dispatch(startUpSettled())
    // Nothing of what follows is needed to use the page.
    await pageUsable.wait()
    if (isOvertaken()) return
    await dispatch(setActiveStore.initiate({ body: { hyperionId } }, { track: false }))
    if (isOvertaken()) return
    dispatch(storeLogoRequested())
    const logo = await dispatch(storeLogo.initiate({ params: { hyperionId } }, fresh))
    if (isOvertaken()) return
    dispatch(storeLogoAnswered(logo.data?.url ?? null))
    await dispatch(fetchLive())
    if (isOvertaken()) return
    dispatch(storeEntered(store))
    if (can(selectUser(getState())?.roles ?? [], generalAccess))
      await dispatch(noReplyApi.endpoints.noReplyCount.initiate(store, fresh))
    if (!isOvertaken()) dispatch(telephonyRequested())
  }
