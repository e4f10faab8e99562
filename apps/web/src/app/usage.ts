import type { ListenerEffectAPI } from '@reduxjs/toolkit'
import { recordUsage } from '@retain/api-client/usage'
import { usageTimestamp } from '@retain/domain/calendar/usageTimestamp'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'
import { api, runs } from '../core/api/api'
import { selectConfig } from '../core/config/appConfigSlice'
import { actionTaken, callSucceeded, pageViewed } from '../core/state/events'
import type { AppDispatch, StartListening } from '../core/state/appHooks'
import type { RootState } from '../core/state/rootReducer'
import type { Services } from '../core/state/services'
import { whenIdle } from '../core/browser/whenIdle'

const usageApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A failed record is only logged (S-813).
    recordUsage: build.mutation(runs(recordUsage, { onFailure: 'log' })),
  }),
})

/** How long a record waits for the store that it belongs to: start-up makes its first calls before there is one. */
const storeTimeout = 30_000

/**
 * Records usage analytics when the browser has nothing better to do: every good call by its name unless it is marked
 * do-not-log (S-428, S-429), actions beside requests (S-418), and page views by route pattern where a tracking id
 * is configured (S-430, S-815). Nothing leaves for anybody but our own server.
 */
export function listenForUsage(listen: StartListening) {
  listen({
    actionCreator: callSucceeded,
    effect: async ({ payload: { endpoint, doNotLog } }, listening) => {
      if (!doNotLog) await record(endpoint, listening)
    },
  })
  listen({
    actionCreator: actionTaken,
    effect: ({ payload: action }, listening) => record(action, listening),
  })
  listen({
    actionCreator: pageViewed,
    effect: async ({ payload: pattern }, listening) => {
      if (selectConfig(listening.getState()).gaTrackingId !== '') await record(pattern, listening)
    },
  })
}

type Listening = Pick<
  ListenerEffectAPI<RootState, AppDispatch, Services>,
  'dispatch' | 'getState' | 'condition' | 'extra'
>

async function record(action: string, { dispatch, getState, condition, extra }: Listening): Promise<void> {
  const timestamp = usageTimestamp(extra.now())
  const hasStore = () => selectActiveStore(getState()) !== null
  if (!hasStore()) await condition(hasStore, storeTimeout)
  const hyperionId = selectActiveStore(getState())?.hyperionId
  if (hyperionId === undefined) return
  await new Promise<void>((resolve) => whenIdle(resolve))
  const body = { hyperionId, usageTimestamp: timestamp, action }
  await dispatch(usageApi.endpoints.recordUsage.initiate({ body }, { track: false }))
}
