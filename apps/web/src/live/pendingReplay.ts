import type { LiveMessage } from '@retain/domain/live/liveMessage'

/**
 * What is told while a question is under way. Its answer may be older than that, so it has to be applied to the answer
 * once more; the versions of the rows keep it from being applied twice.
 */
export interface PendingReplay {
  readonly asked: (requestId: string) => void
  readonly told: (message: LiveMessage) => void
  /** What was told since the question was asked. The question is forgotten. */
  readonly answered: (requestId: string) => readonly LiveMessage[]
}

/** Which questions of an endpoint are under way, by their request ids. */
export type PendingOf = (endpoint: { readonly name: string }) => readonly string[]

/** @param pending questions that were asked before anybody listened. */
export function makePendingReplay(pending: readonly string[]): PendingReplay {
  const since = new Map<string, LiveMessage[]>(pending.map((requestId) => [requestId, []]))
  return {
    asked: (requestId) => void since.set(requestId, []),
    told(message) {
      for (const messages of since.values()) messages.push(message)
    },
    answered(requestId) {
      const messages = since.get(requestId) ?? []
      since.delete(requestId)
      return messages
    },
  }
}
