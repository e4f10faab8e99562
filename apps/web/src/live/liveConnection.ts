import { isAnyOf } from '@reduxjs/toolkit'
import { openLiveSocket, type LiveSocket } from '@retain/api-client/live/liveSocket'
import type { Connection } from '@retain/domain/live/connection'
import { liveErrorTexts } from '@retain/domain/live/liveError'
import { nextRoundWait } from '@retain/domain/live/reconnect'
import { readTag, storeTag, subscribedTags } from '@retain/domain/live/tags'
import { api } from '../core/api/api'
import {
  liveConnectionLost,
  liveConnectionNamed,
  liveTagsSubscribed,
  selectConfig,
} from '../core/config/appConfigSlice'
import { windowId } from '../core/browser/windowId'
import { applicationReset, callSucceeded, loggedOut } from '../core/state/events'
import type { AppThunk, StartListening } from '../core/state/appHooks'
import type { RootState } from '../core/state/rootReducer'
import { logsOf } from '../core/api/tags'
import { selectUser } from '../session/sessionSlice'
import { selectActiveStore, storeEntered } from '../session/active-store/activeStoreSlice'
import { liveAddress } from './liveAddress'
import {
  liveEventReceived,
  liveFramesDropped,
  liveRetried,
  liveStateChanged,
  networkChanged,
  noLongerOwnsRecorded,
  storeWatched,
  windowShown,
} from './liveEvents'
import { selectConnection, selectWatchedStore } from './liveSlice'

/** The tags of the user: the active store, the store of an opened opportunity, and themselves (S-339, S-340, D-40). */
function tagsIn(state: RootState): readonly string[] {
  const stores = [selectActiveStore(state)?.hyperionId, selectWatchedStore(state)]
  const named = stores.filter((store) => typeof store === 'string')
  const userName = selectUser(state)?.userName
  return subscribedTags(named, userName ?? null)
}

/** Whether every attempt to connect again was in vain. */
const isGivenUp = (connection: Connection): boolean =>
  connection.state === 'error' && connection.error === 'maximumReconnects'

/**
 * Opens the live connection when start-up has made the store active (S-129), keeps its tags those of the store (S-726),
 * and ends it when the user signs out (S-750). Its messages become actions; no other module uses the socket.
 */
export function listenForLive(listen: StartListening): void {
  let live: LiveSocket | null = null
  let tags: readonly string[] = []
  let cancelRound: () => void = () => undefined

  const connect =
    (): AppThunk =>
    (dispatch, getState, { identity, live: { makeSocket, after } }) => {
      live = openLiveSocket({
        url: liveAddress(selectConfig(getState()).liveUrl, window.location.origin),
        tags,
        windowId,
        accessToken: () => identity.accessToken(),
        renewToken: async () => ((await identity.renew()) ? identity.accessToken() : null),
        makeSocket,
        after,
        onState: (connection) => dispatch(liveStateChanged(connection)),
        onEvent: (event) => dispatch(liveEventReceived(event)),
        onSubscribed: (accepted) => dispatch(liveTagsSubscribed(accepted)),
        onDropped: (count) => dispatch(liveFramesDropped(count)),
      })
    }

  /** Messages of a store that was left no longer arrive: its cached lists are outdated. */
  const forgetStoresLeft =
    (before: readonly string[]): AppThunk =>
    (dispatch) => {
      const left = before.filter((tag) => !tags.includes(tag)).map(readTag)
      const stores = left.flatMap((of) => (of?.kind === 'store' ? [logsOf(of.name)] : []))
      if (stores.length > 0) dispatch(api.util.invalidateTags(stores))
    }

  listen({
    matcher: isAnyOf(storeEntered, storeWatched),
    effect: (action, { dispatch, ...listening }) => {
      const before = tags
      tags = tagsIn(listening.getState())
      if (storeEntered.match(action) && live === null) {
        dispatch(connect())
        return
      }
      if (live === null || tags.join() === before.join()) return
      live.setTags(tags)
      live.retry()
      dispatch(forgetStoresLeft(before))
    },
  })

  listen({
    matcher: isAnyOf(loggedOut, applicationReset),
    effect: () => {
      const old = live
      live = null
      tags = []
      cancelRound()
      old?.close()
    },
  })

  listen({
    actionCreator: noLongerOwnsRecorded,
    effect: ({ payload: { opptId, hyperionId } }) =>
      void live?.sendNoLongerOwns(opptId, storeTag(hyperionId)),
  })
  listen({ actionCreator: liveRetried, effect: () => live?.retry() })
  listen({ actionCreator: windowShown, effect: () => live?.verify() })
  listen({
    actionCreator: networkChanged,
    effect: ({ payload: { isOnline } }) => {
      if (!isOnline) return
      live?.retry()
      live?.verify()
    },
  })

  listen({
    actionCreator: liveEventReceived,
    effect: ({ payload: message }, { dispatch }) => {
      if (message.type === 'CONNECTED') dispatch(liveConnectionNamed(message.payload.connectionId))
    },
  })

  listen({
    actionCreator: liveStateChanged,
    effect: ({ payload: connection }, { dispatch, extra }) => {
      if (connection.state !== 'open') dispatch(liveConnectionLost())
      if (connection.state === 'error') extra.log.warn(liveErrorTexts[connection.error])
      cancelRound()
      if (isGivenUp(connection)) cancelRound = extra.live.after(nextRoundWait, () => live?.retry())
      // Before the first connection nothing was missed: the server repeats the last minute.
      if (connection.state === 'open' && connection.hasMissed)
        dispatch(api.util.invalidateTags(['Log', 'Opportunity']))
    },
  })

  // A request succeeded: the server is there again; if its token is another one than the refused one, the connection starts over.
  listen({
    actionCreator: callSucceeded,
    effect: async (_action, { extra, ...listening }) => {
      const connection = selectConnection(listening.getState())
      if (isGivenUp(connection)) live?.retry()
      else if (connection.state === 'error') live?.setToken(await extra.identity.accessToken())
    },
  })
}
