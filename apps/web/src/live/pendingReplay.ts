import type { LiveMessage } from '@retain/domain/live/liveMessage'

/**
 * Messages that arrive while a request is pending. Its answer may be older than they are, so they are applied to the
 * answer too; the versions of the rows keep a message from being applied twice.
 */
export interface PendingReplay {
  readonly requestStarted: (requestId: string) => void
  readonly messageReceived: (message: LiveMessage) => void
  /** The messages since the request was started. */
  readonly requestEnded: (requestId: string) => readonly LiveMessage[]
}

/** The ids of the pending requests of an endpoint. */
export type PendingOf = (endpoint: { readonly name: string }) => readonly string[]

/** @param pending the ids of requests that were started before the live code was loaded. */
export function makePendingReplay(pending: readonly string[]): PendingReplay {
  const messagesSince = new Map<string, LiveMessage[]>(pending.map((requestId) => [requestId, []]))
  return {
    requestStarted: (requestId) => void messagesSince.set(requestId, []),
    messageReceived(message) {
      for (const messages of messagesSince.values()) messages.push(message)
    },
    requestEnded(requestId) {
      const messages = messagesSince.get(requestId) ?? []
      messagesSince.delete(requestId)
      return messages
    },
  }
}
