import { recordUsage } from '@retain/api-client/usage'
import { usageTimestamp } from '@retain/domain/calendar/usageTimestamp'
import { isAnyOf } from '@reduxjs/toolkit'
import { selectActiveStore } from '../shell/activeStoreSlice'
import { api, runs } from './api'
import { selectConfig } from './appConfigSlice'
import { callSucceeded, pageViewed } from './events'
import type { StartListening } from './listen'

const usageApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A failed record is told to the log only (S-813).
    recordUsage: build.mutation(runs(recordUsage, { onFailure: 'log' })),
  }),
})

/** How long a record waits for the store that it belongs to: start-up makes its first calls before there is one. */
const patience = 30_000

/**
 * Records usage analytics: every good call by its name unless it is marked do-not-log (S-428, S-429), and page views by
 * route pattern where a tracking id is configured (S-430, S-815). Nothing leaves for anybody but our own server.
 */
export function listenForUsage(listen: StartListening) {
  listen({
    matcher: isAnyOf(callSucceeded, pageViewed),
    effect: async (action, { dispatch, getState, condition, extra }) => {
      const name = actionName(action, selectConfig(getState()).gaTrackingId !== '')
      if (name === null) return
      const timestamp = usageTimestamp(extra.now())
      const hasStore = () => selectActiveStore(getState()) !== null
      if (!hasStore() && !(await condition(hasStore, patience))) return
      const hyperionId = selectActiveStore(getState())?.hyperionId
      if (hyperionId === undefined) return
      void dispatch(
        usageApi.endpoints.recordUsage.initiate(
          { body: { hyperionId, usageTimestamp: timestamp, action: name } },
          { track: false },
        ),
      )
    },
  })
}

/** What is recorded of an event, or `null` for nothing. */
function actionName(
  action: ReturnType<typeof callSucceeded> | ReturnType<typeof pageViewed>,
  tracksPages: boolean,
): string | null {
  if (callSucceeded.match(action)) return action.payload.doNotLog ? null : action.payload.endpoint
  return tracksPages ? action.payload : null
}
