import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { reconnectWait } from '@retain/domain/live/reconnect'
import { api } from '../core/api/api'
import type { AppThunk, StartListening } from '../core/state/appHooks'
import type { RootState } from '../core/state/rootReducer'
import { selectActiveStore, storeEntered } from '../session/active-store/activeStoreSlice'
import { liveRetried, liveStateChanged } from './liveEvents'
import type { PendingOf } from './pendingReplay'

const liveFetched = createAction('live/fetched')

/** Loads the listeners that keep lists and pages up to date, before the connection is opened or a lock is taken. Never rejects. */
export const fetchLive =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { live: { listeners } }) => {
    await listeners.fetch()
    dispatch(liveFetched())
  }

/** Fetches the code that could not be fetched, with the waits between attempts to connect, until the user signs out. */
const tryAgain =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { live: { after, listeners } }) => {
    for (let attempt = 1; listeners.read().module === null; attempt += 1) {
      const wait = reconnectWait(attempt)
      if (wait === null) {
        dispatch(liveStateChanged({ state: 'error', error: 'maximumReconnects' }))
        return
      }
      dispatch(liveStateChanged({ state: 'closed', phase: 'waiting', attempt, wait, hasMissed: true }))
      await new Promise<void>((resolve) => after(wait, resolve))
      if (selectActiveStore(getState()) === null) return
      await dispatch(fetchLive())
    }
  }

/** The ids of an endpoint's requests that were pending before the live code was loaded. */
const pendingIn =
  ({ api: { queries } }: RootState): PendingOf =>
  ({ name }) =>
    Object.values(queries).flatMap((query) =>
      query?.status === QueryStatus.pending && query.endpointName === name ? [query.requestId] : [],
    )

/**
 * Starts the listeners of the live code once it is loaded, which start-up waits for before the connection is opened.
 * Nothing is missed: the server repeats the last minute for the first connection, and pending requests are remembered.
 *
 * Code that could not be fetched is a connection that could not be made: it is tried again after the same waits, and by
 * hand after that. Once it is loaded everything is read again, as after a reconnect.
 */
export function listenForLazyLive(listen: StartListening): void {
  let isListening = false
  let isTrying = false

  listen({
    actionCreator: liveFetched,
    effect: (_action, listening) => {
      const { module } = listening.extra.live.listeners.read()
      if (module === null || isListening) return
      isListening = true
      module.listenForLiveChannel(listen, pendingIn(listening.getState()))
    },
  })

  listen({
    matcher: isAnyOf(storeEntered, liveRetried),
    effect: async (action, { dispatch, ...listening }) => {
      if (isListening || isTrying) return
      isTrying = true
      if (liveRetried.match(action)) await dispatch(fetchLive())
      await dispatch(tryAgain())
      isTrying = false
      const store = selectActiveStore(listening.getState())
      if (!isListening || store === null) return
      dispatch(storeEntered(store))
      dispatch(api.util.invalidateTags(['Log', 'Opportunity', 'NoReply']))
    },
  })
}
