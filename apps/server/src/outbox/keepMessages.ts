import type { LiveMessage } from '@retain/domain/live/liveMessage'
import type { Publish } from './transact'

/**
 * Keeps what a command tells a tag, so that its answer can carry the same messages: whoever asked need not wait for the
 * live channel. What goes to other tags is not for the caller's eyes and is left out.
 *
 * @example
 * const answer = keepMessages(publish, storeTag(row.hyperion_id))
 * await recordContact(transaction, answer.publish, row, contact, author)
 * return { entry, messages: answer.messages }
 */
export function keepMessages(
  publish: Publish,
  tag: string,
): { readonly publish: Publish; readonly messages: readonly LiveMessage[] } {
  const messages: LiveMessage[] = []
  return {
    messages,
    publish: (to, message) => {
      publish(to, message)
      if (to === tag) messages.push(message)
    },
  }
}
