import { isAutomaticReply } from './automaticReply'
import { complaint, type Complaint } from './complaint'
import { deliveryReport, type DeliveryReport } from './deliveryReport'
import type { IncomingEmail } from './incomingEmail'
import { isUnsubscribeWish } from './unsubscribeWords'

/** The kinds of emails from outside. */
export const incomingKinds = ['answer', 'unsubscribe', 'automatic', 'report', 'complaint'] as const
export type IncomingKindName = (typeof incomingKinds)[number]

/** What an email from outside is, with what a program said in it. */
export type IncomingKind =
  | { readonly kind: 'answer' | 'unsubscribe' | 'automatic' }
  | { readonly kind: 'report'; readonly report: DeliveryReport }
  | { readonly kind: 'complaint'; readonly complaint: Complaint }

/**
 * What an email from outside is: a complaint of a mailbox's owner (ARF), a mail server's report about an email of ours, an
 * automatic reply, a wish for no more emails, and everything else an answer. A program's report is looked for first, since
 * programs send automatically.
 *
 * @example incomingKind(mail).kind // 'answer'
 */
export function incomingKind(mail: IncomingEmail): IncomingKind {
  const complained = complaint(mail)
  if (complained !== null) return { kind: 'complaint', complaint: complained }
  const report = deliveryReport(mail)
  if (report !== null) return { kind: 'report', report }
  if (isAutomaticReply(mail)) return { kind: 'automatic' }
  return { kind: isUnsubscribeWish(mail) ? 'unsubscribe' : 'answer' }
}
