import type { LiveMessage } from '@retain/domain/live/liveMessage'

/**
 * What is told while a question is under way. Its answer may be older than that, so it has to be applied to the answer
 * once more; the versions of the rows keep it from being applied twice.
 */
export interface Underway {
  readonly asked: (requestId: string) => void
  readonly told: (message: LiveMessage) => void
  /** What was told since the question was asked. The question is forgotten. */
  readonly answered: (requestId: string) => readonly LiveMessage[]
}

export function makeUnderway(): Underway {
  const since = new Map<string, LiveMessage[]>()
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
