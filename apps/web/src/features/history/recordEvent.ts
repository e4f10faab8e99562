import { saveContactHistory } from '@retain/api-client/activity'
import { eventEntry, type EventName } from '@retain/domain/activity/history/eventEntry'
import { api } from '../../core/api/api'
import type { AppThunk } from '../../core/state/appHooks'
import { runsCommand } from '../../live/runsCommand'

const eventApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveContactHistory: build.mutation(
      runsCommand(saveContactHistory, ({ messages }) => messages, { onFailure: 'log' }),
    ),
  }),
})

/**
 * Records something that has no form in the history of an opportunity (O-449). Nobody waits for it, and on a customer whom somebody
 * else holds it is refused.
 *
 * @example dispatch(recordEvent('print', opptId, '2026 Honda CR-V'))
 */
export const recordEvent =
  (event: EventName, opptId: string, notes: string): AppThunk =>
  (dispatch) => {
    const call = { body: eventEntry(event, opptId, notes), idempotencyKey: crypto.randomUUID() }
    void dispatch(eventApi.endpoints.saveContactHistory.initiate(call, { track: false }))
  }
