import { savedEmail, type SavedEmail } from '@retain/api-client/email'
import { openDelivery, type EmailDelivery } from '@retain/domain/activity/email/emailDelivery'
import { releaseKey } from '../../../commands/idempotency'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Clock } from '../../../core/clock'
import type { DatabaseTransaction } from '../../../db/schema/schema'
import type { Publish } from '../../../outbox/transact'
import { alertOf } from '../../alerts/alertOf'
import { notify } from '../../alerts/notify'
import { reopenInboundEmail } from '../../contact-log/answerInboundEmail'
import { recordDelivery } from '../../history/recordContact'
import { selectOpportunityForUpdate, type WritableOpportunity } from '../../lock/writableOpportunity'
import { recordEmail } from './recordEmail'

/** An email on its way, held until the transaction ends; `undefined` for an unknown one. */
const holdOutgoing = (transaction: DatabaseTransaction, outgoingEmailId: string) =>
  transaction
    .selectFrom('outgoing_email')
    .selectAll()
    .where('outgoing_email_id', '=', outgoingEmailId)
    .forUpdate()
    .executeTakeFirst()

type Outgoing = NonNullable<Awaited<ReturnType<typeof holdOutgoing>>>

/**
 * Keeps what became of an email: the first time by recording it, later by changing its entry. What has ended stays as it
 * ended, however often and by whom it is said. One that failed is told to its sender, and the email that it answered waits again.
 */
export async function settleEmail(
  transaction: DatabaseTransaction,
  publish: Publish,
  outgoingEmailId: string,
  delivery: EmailDelivery,
  clock: Clock,
): Promise<void> {
  const mail = await holdOutgoing(transaction, outgoingEmailId)
  if (mail === undefined || !isOpen(mail) || mail.state === delivery) return
  await settle(transaction, publish, mail, delivery, clock)
}

/** An email that was accepted came back: it has failed after all. What had failed before stays as it is. */
export async function returnEmail(
  transaction: DatabaseTransaction,
  publish: Publish,
  outgoingEmailId: string,
  clock: Clock,
): Promise<void> {
  const mail = await holdOutgoing(transaction, outgoingEmailId)
  if (mail === undefined || (mail.state !== 'sent' && !isOpen(mail))) return
  await settle(transaction, publish, mail, 'failed', clock)
}

const isOpen = ({ state }: Outgoing): boolean => state === 'queued' || state === 'sending'

async function settle(
  transaction: DatabaseTransaction,
  publish: Publish,
  mail: Outgoing,
  delivery: EmailDelivery,
  clock: Clock,
): Promise<void> {
  const now = clock()
  const row = await selectOpportunityForUpdate(transaction, mail.oppt_id)
  const recorded = await recordDeliveryOf(transaction, publish, row, mail, delivery, now)
  await transaction
    .updateTable('outgoing_email')
    .set({
      state: delivery,
      contact_history_id: recorded.contactHistoryId,
      email_contact_detail_id: recorded.emailContactDetailId,
      settled_at: delivery === 'sending' ? null : now,
      ...(recorded.answer === null ? {} : { answer: recorded.answer }),
    })
    .where('outgoing_email_id', '=', mail.outgoing_email_id)
    .execute()
  if (delivery !== 'failed') return
  await reopenInboundEmail(transaction, publish, {
    hyperionId: row.hyperion_id,
    replyContactHistoryId: recorded.contactHistoryId,
  })
  await notify(
    transaction,
    publish,
    [alertOf('EMAIL_FAILED', mail.sent_by, row, recorded.emailContactDetailId)],
    now,
  )
}

/** What the history holds of an email. */
interface Recorded {
  readonly contactHistoryId: string
  readonly emailContactDetailId: string
  /** What its form is answered, where it was recorded only now. */
  readonly answer: string | null
}

/** Records an email with its delivery, or the delivery of one that is recorded. */
async function recordDeliveryOf(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  mail: Outgoing,
  delivery: EmailDelivery,
  now: Instant,
): Promise<Recorded> {
  const { contact_history_id: contactHistoryId, email_contact_detail_id: emailContactDetailId } = mail
  if (contactHistoryId !== null && emailContactDetailId !== null) {
    await recordDelivery(transaction, publish, row, contactHistoryId, openDelivery(delivery))
    return { contactHistoryId, emailContactDetailId, answer: null }
  }
  const recorded = await recordEmail(
    transaction,
    publish,
    row,
    {
      action: 'OUT_EMAIL',
      actionResult: 'EMAILSENT',
      reason: null,
      notes: mail.notes,
      emailFrom: mail.email_from,
      emailTo: mail.email_to,
      emailSubject: mail.email_subject,
      emailBody: mail.email_body,
      parentEmailContactDetailId: mail.parent_email_contact_detail_id,
      delivery: openDelivery(delivery),
    },
    { userName: mail.sent_by, now },
  )
  const answer: SavedEmail = { ...recorded.saved, delivery: delivery === 'sent' ? 'sent' : 'sending' }
  return {
    contactHistoryId: recorded.saved.contactHistoryId,
    emailContactDetailId: recorded.emailContactDetailId,
    answer: JSON.stringify(savedEmail.encode(answer)),
  }
}

/**
 * The mail server refused an email for good. Before it was recorded, nothing of it is kept but that; its key may be used
 * again, so that the form can send it to another address. Afterwards it has failed.
 */
export async function refuseEmail(
  transaction: DatabaseTransaction,
  publish: Publish,
  outgoingEmailId: string,
  clock: Clock,
): Promise<void> {
  const mail = await holdOutgoing(transaction, outgoingEmailId)
  if (mail?.state !== 'queued') return settleEmail(transaction, publish, outgoingEmailId, 'failed', clock)
  await transaction
    .updateTable('outgoing_email')
    .set({ state: 'refused', settled_at: clock(), email_body: '', notes: '' })
    .where('outgoing_email_id', '=', outgoingEmailId)
    .execute()
  await releaseKey(transaction, mail.sent_by, mail.idempotency_key)
}
