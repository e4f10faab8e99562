import type { SavedEmail } from '@retain/api-client/email'
import type { ActionCode, ActionResultCode } from '@retain/domain/activity/actionCodes'
import type { OpenDelivery } from '@retain/domain/activity/email/emailDelivery'
import { recordedContact } from '@retain/domain/activity/recordedContact'
import { noLongerOwnsMessage } from '@retain/domain/live/noLongerOwns'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Publish } from '../../outbox/transact'
import { savedContact } from '../activity/savedContact'
import { answerInboundEmail } from '../contact-log/answerInboundEmail'
import { clearContactInfo } from '../history/recordContact'
import type { WritableOpportunity } from '../lock/writableOpportunity'

/** An email as the history keeps it. */
export interface EmailToRecord {
  readonly action: ActionCode
  readonly actionResult: ActionResultCode
  readonly reason: string | null
  readonly notes: string
  readonly emailFrom: string
  readonly emailTo: string
  readonly emailSubject: string
  /** Cleaned HTML. */
  readonly emailBody: string
  readonly parentEmailContactDetailId: string | null
  /** Of one that is sent, whether the mail server still has to take it; `null` of every other. */
  readonly delivery: OpenDelivery | null
}

/**
 * Records an email: itself, its entry with the status after it, and the answer to the email of the Contact Log that it answers
 * (O-443, O-444, OP-009).
 *
 * @returns what a saved contact is answered, without the delivery, and the id of the email.
 */
export async function recordEmail(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  email: EmailToRecord,
  author: Parameters<typeof savedContact>[4] & { readonly userName: string },
): Promise<{ readonly saved: Omit<SavedEmail, 'delivery'>; readonly emailContactDetailId: string }> {
  const isSent = email.action === 'OUT_EMAIL'
  // The customer's address, whoever of them wrote.
  const recorded = recordedContact(row.status_code, { ...email, contactInfo: email.emailTo })
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
    })
    .returning('email_contact_detail_id')
    .executeTakeFirstOrThrow()
  if (recorded.clearsContactInfo) await clearContactInfo(transaction, row)
  const saved = await savedContact(
    transaction,
    publish,
    row,
    {
      action: email.action,
      statusCode: recorded.statusCode,
      entry: recorded.entry,
      systemEntry: recorded.systemEntry,
      email: { emailContactDetailId, delivery: email.delivery },
    },
    author,
    recorded.isNoLongerOwns
      ? noLongerOwnsMessage({ opptId: row.oppt_id, hyperionId: row.hyperion_id })
      : null,
  )
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
