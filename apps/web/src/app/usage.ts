import type { ListenerEffectAPI } from '@reduxjs/toolkit'
import { mostUsageEvents, recordUsages, type UsageEvent } from '@retain/api-client/usage'
import { usageTimestamp } from '@retain/domain/calendar/usageTimestamp'
import { selectActiveStore } from '../session/active-store/activeStoreSlice'
import { api, runs } from '../core/api/api'
import { actionTaken, callSucceeded, loggedOut, windowHidden } from '../core/state/events'
import type { AppDispatch, AppThunk, StartListening } from '../core/state/appHooks'
import type { RootState } from '../core/state/rootReducer'
import type { Services } from '../core/state/services'

const usageApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A failed record is only logged (S-813).
    recordUsages: build.mutation(runs(recordUsages, { onFailure: 'log' })),
  }),
})

/** After how many milliseconds without a further record those before are sent. */
const quietTime = 2_000

/** How long records wait for the store that they belong to: start-up makes its first calls before there is one. */
const storeTimeout = 30_000

/**
 * Records usage analytics: every good call by its name unless it is marked do-not-log (S-428, S-429), and actions beside
 * requests (S-418). Records are sent together: after two quiet seconds, when one request takes no more of them, and when the
 * window is hidden, which may be the last that is heard of it (D-67). Nothing of it leaves for anybody but our own server.
 *
 * @returns sends at once what has not been sent, and ends when that is answered: signing out does it while the token is good.
 */
export function listenForUsage(listen: StartListening): AppThunk<Promise<void>> {
  let unsent: readonly UsageEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const takeUnsent = (): readonly UsageEvent[] => {
    clearTimeout(timer)
    const events = unsent
    unsent = []
    return events
  }
  const sendUsage: AppThunk<Promise<void>> = async (dispatch) => {
    const events = takeUnsent()
    if (events.length === 0) return
    const call = { body: { events }, idempotencyKey: crypto.randomUUID() }
    await dispatch(usageApi.endpoints.recordUsages.initiate(call, { track: false }))
  }
  const note = (event: UsageEvent, { dispatch }: Listening): void => {
    unsent = [...unsent, event]
    clearTimeout(timer)
    const send = () => void dispatch(sendUsage)
    if (unsent.length === mostUsageEvents) send()
    else timer = setTimeout(send, quietTime)
  }
  const record = async (action: string, listening: Listening): Promise<void> => {
    const { getState, condition, extra } = listening
    const timestamp = usageTimestamp(extra.now())
    const hasStore = () => selectActiveStore(getState()) !== null
    // What is done in a store is noted at once: the window may be hidden next.
    if (!hasStore()) await condition(hasStore, storeTimeout)
    const hyperionId = selectActiveStore(getState())?.hyperionId
    if (hyperionId !== undefined) note({ hyperionId, usageTimestamp: timestamp, action }, listening)
  }

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
  listen({ actionCreator: windowHidden, effect: (_action, { dispatch }) => dispatch(sendUsage) })
  // The next person is not to be recorded for what this one did.
  listen({ actionCreator: loggedOut, effect: () => void takeUnsent() })
  return sendUsage
}

type Listening = Pick<
  ListenerEffectAPI<RootState, AppDispatch, Services>,
  'dispatch' | 'getState' | 'condition' | 'extra'
>
