import { headerBlocks } from './headerBlock'
import { partOf, reportedTypes, type IncomingEmail } from './incomingEmail'
import { messageIds } from './messageIds'

/** What a mailbox's owner reported through its provider. */
export interface Complaint {
  /** `unsubscribe` where the owner only wants no more emails (`opt-out` in older reports). */
  readonly wish: 'complaint' | 'unsubscribe'
  /** Who reported it, where the provider says so. */
  readonly recipient: string | null
  /** Ids of the email that it is about. */
  readonly messageIds: readonly string[]
  /** The addresses to which that email said that it be answered and returned. */
  readonly answerAddresses: readonly string[]
}

/** No more of a field is read, in characters. */
const longestField = 1000

/** Kinds of reports that no person made against an email (RFC 5965, RFC 6650). */
const others: readonly string[] = ['not-spam', 'auth-failure', 'virus']

/**
 * A complaint about spam (ARF, RFC 5965); `null` for an email that is none. A report that an email is no spam is none.
 *
 * @example complaint(mail)?.wish // 'complaint'
 */
export function complaint(mail: IncomingEmail): Complaint | null {
  const feedback = partOf(mail, 'message/feedback-report')
  if (feedback === undefined) return null
  const [report = {}] = headerBlocks(feedback)
  const kind = (report['feedback-type'] ?? '').toLowerCase()
  if (others.includes(kind)) return null
  const [reported = {}] = headerBlocks(partOf(mail, ...reportedTypes) ?? '')
  const recipient = /[^\s<>]+@[^\s<>]+/.exec((report['original-rcpt-to'] ?? '').slice(0, longestField))?.[0]
  const addresses = [reported['reply-to'], reported['return-path'], report['original-mail-from']]
    .map((field = '') => field.slice(0, longestField))
    .join(' ')
  return {
    wish: kind.startsWith('opt-out') ? 'unsubscribe' : 'complaint',
    recipient: recipient?.toLowerCase() ?? null,
    messageIds: messageIds(reported['message-id'] ?? ''),
    answerAddresses: [...addresses.matchAll(/[^\s<>"',;]+@[^\s<>"',;]+/g)].map(([address]) => address),
  }
}
