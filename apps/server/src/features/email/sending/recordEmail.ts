import type { Saved } from '@retain/api-client/activity'
import type { EmailCodes } from '@retain/domain/activity/email/emailCodes'
import type { OpenDelivery } from '@retain/domain/activity/email/emailDelivery'
import { notLoaded } from '@retain/domain/activity/email/emailOpen'
import type { DatabaseTransaction } from '../../../db/schema/schema'
import type { Publish } from '../../../outbox/transact'
import { saveContact } from '../../activity/saveContact'
import { answerInboundEmail } from '../../contact-log/answerInboundEmail'
import type { Author } from '../../history/recordContact'
import type { WritableOpportunity } from '../../lock/writableOpportunity'

/** An email as the history keeps it. */
export interface EmailToRecord
  extends Pick<EmailCodes, 'action' | 'actionResult' | 'reason' | 'notes'>, Readonly<EmailCodes['email']> {
  /** Of one that is sent, whether the mail server still has to take it; `null` of every other. */
  readonly delivery: OpenDelivery | null
}

/**
 * Records an email: itself, its entry with the status after it, and the answer to the email of the Contact Log that it answers
 * (O-443, O-444, OP-009).
 *
 * @returns what a saved contact is answered, and the id of the email.
 */
export async function recordEmail(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  email: EmailToRecord,
  author: Author & { readonly userName: string },
): Promise<{ readonly saved: Saved; readonly emailContactDetailId: string }> {
  const isSent = email.action === 'OUT_EMAIL'
  const { email_contact_detail_id: emailContactDetailId } = await transaction
    .insertInto('email_contact_detail')
    .values({
      hyperion_id: row.hyperion_id,
      oppt_id: row.oppt_id,
      direction: isSent ? 'out' : 'in',
      email_from: isSent ? email.emailFrom : email.emailTo,
      email_to: isSent ? email.emailTo : email.emailFrom,
      email_subject: email.emailSubject,
      email_body: email.emailBody,
      sent_by: isSent ? author.userName : null,
      parent_email_contact_detail_id: email.parentEmailContactDetailId,
      sent_at: author.now,
      open_class: isSent ? notLoaded.openClass : null,
    })
    .returning('email_contact_detail_id')
    .executeTakeFirstOrThrow()
  // The entry holds the customer's address, whoever of them wrote.
  const codes = { ...email, contactInfo: email.emailTo }
  const { delivery } = email
  const saved = await saveContact(transaction, publish, row, codes, author, {
    emailContactDetailId,
    delivery,
  })
  if (isSent && email.parentEmailContactDetailId !== null)
    await answerInboundEmail(transaction, publish, {
      hyperionId: row.hyperion_id,
      inboundEmailContactDetailId: email.parentEmailContactDetailId,
      replyContactHistoryId: saved.contactHistoryId,
      replyBy: author.userName,
      now: author.now,
    })
  return { saved, emailContactDetailId }
}
