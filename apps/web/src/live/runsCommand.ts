import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { Endpoint } from '@retain/api-client/kernel/endpoint'
import type { CallInput } from '@retain/api-client/kernel/request'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { runs, type CallOptions, type Result } from '../core/api/api'
import type { AppDispatch } from '../core/state/appHooks'
import { fetchLive } from './lazyLive'
import { liveEventReceived } from './liveEvents'

/**
 * As `runs`, for a command whose answer holds live messages: they are dispatched as if the live channel had delivered them,
 * before the command counts as answered. One set of listeners changes lists and pages, whoever made the change; the
 * versions of the rows keep the channel's own copy from being applied again.
 *
 * @param messagesOf the messages in an answer.
 * @example
 * logCall: build.mutation(runsCommand(logCall, ({ messages }) => messages))
 */
export const runsCommand = <P, Q, B, A>(
  endpoint: Endpoint<P, Q, B, A>,
  messagesOf: (answer: A) => readonly LiveMessage[],
  options: CallOptions = {},
) => {
  const { queryFn } = runs(endpoint, options)
  return {
    queryFn: async (input: CallInput<P, Q, B>, thunk: BaseQueryApi): Promise<Result<A>> => {
      const result = await queryFn(input, thunk)
      if ('data' in result) {
        const dispatch = thunk.dispatch as AppDispatch
        // The listeners are loaded lazily; a message that none of them receives would be lost.
        await dispatch(fetchLive())
        for (const message of messagesOf(result.data)) dispatch(liveEventReceived(message))
      }
      return result
    },
  }
}
