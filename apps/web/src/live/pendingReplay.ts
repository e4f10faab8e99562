import type { LiveMessage } from '@retain/domain/live/liveMessage'
import type { AppThunk, StartListening } from '../core/state/appHooks'

/** The ids of the pending requests of an endpoint. */
export type PendingOf = (endpoint: { readonly name: string }) => readonly string[]

/** An action of one request. */
export interface RequestAction {
  readonly type: string
  readonly meta: { readonly requestId: string }
}

type Matcher<Action> = (action: unknown) => action is Action

/** What is needed of a query's endpoint. `Fulfilled` is the action of its answer. */
interface ReplayedEndpoint<Fulfilled> {
  readonly name: string
  readonly matchPending: Matcher<RequestAction>
  readonly matchFulfilled: Matcher<Fulfilled>
  readonly matchRejected: Matcher<RequestAction>
}

/**
 * Collects the live messages that are received while a request is pending. Its answer may be older than they are, so they
 * are applied to the answer too; the versions of the rows keep a message from being applied twice.
 *
 * @param pendingOf finds the requests that were started before the live code was loaded.
 * @param onAnswer is called with each answer and the messages since its request was started, in their order.
 * @returns has to be called with each message that is received.
 * @example
 * const messageReceived = listenForReplay(listen, pendingOf, [listCandidates], ({ meta }, messages) =>
 *   apply(meta.arg.originalArgs, messages),
 * )
 */
export function listenForReplay<Fulfilled extends RequestAction>(
  listen: StartListening,
  pendingOf: PendingOf,
  endpoints: readonly ReplayedEndpoint<Fulfilled>[],
  onAnswer: (answer: Fulfilled, messages: readonly LiveMessage[]) => AppThunk,
): (message: LiveMessage) => void {
  const messagesSince = new Map<string, LiveMessage[]>()

  for (const endpoint of endpoints) {
    for (const requestId of pendingOf(endpoint)) messagesSince.set(requestId, [])
    listen({
      matcher: endpoint.matchPending,
      effect: ({ meta }) => void messagesSince.set(meta.requestId, []),
    })
    listen({
      matcher: endpoint.matchFulfilled,
      effect: (answer, { dispatch }) => {
        const messages = messagesSince.get(answer.meta.requestId) ?? []
        messagesSince.delete(answer.meta.requestId)
        dispatch(onAnswer(answer, messages))
      },
    })
    listen({
      matcher: endpoint.matchRejected,
      effect: ({ meta }) => void messagesSince.delete(meta.requestId),
    })
  }

  return (message) => {
    for (const messages of messagesSince.values()) messages.push(message)
  }
}
