import type { LiveMessage } from '@retain/domain/live/liveMessage'

/**
 * What is told while a question is under way. Its answer may be older than that, so it has to be applied to the answer
 * once more; the versions of the rows keep it from being applied twice.
 */
export interface PendingReplay {
  readonly requestStarted: (requestId: string) => void
  readonly messageReceived: (message: LiveMessage) => void
  /** What was told since the question was asked. The question is forgotten. */
  readonly requestEnded: (requestId: string) => readonly LiveMessage[]
}

/** Which questions of an endpoint are under way, by their request ids. */
export type PendingOf = (endpoint: { readonly name: string }) => readonly string[]

/** @param pending questions that were asked before anybody listened. */
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
