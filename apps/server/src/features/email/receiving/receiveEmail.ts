import type { Instant } from '@retain/domain/calendar/instant'
import { entryOfAction } from '@retain/domain/activity/history/entryOfAction'
import { storeTag } from '@retain/domain/live/tags'
import { statusAfterContact } from '@retain/domain/opportunity/status/statusAfterContact'
import { sortKey } from '@retain/domain/text/sortKey'
import type { DatabaseTransaction } from '../../../db/schema/schema'
import type { Publish } from '../../../outbox/transact'
import { alertOf } from '../../alerts/alertOf'
import { notify } from '../../alerts/notify'
import { selectContactLogRowForUpdate } from '../../contact-log/contactLogQueries'
import { presentContactLogRow } from '../../contact-log/presentContactLogRow'
import { recordContact, recordEvent } from '../../history/recordContact'
import type { WritableOpportunity } from '../../lock/writableOpportunity'

/** A customer's email that was matched to an opportunity. */
export interface ReceivedEmail {
  readonly emailFrom: string
  readonly emailTo: string
  readonly emailSubject: string
  /** Cleaned HTML. */
  readonly emailBody: string
  /** The email that it answers; `null` for one that nobody asked for. */
  readonly parentEmailContactDetailId: string | null
  /** Whether a program wrote it, such as a notice of absence: it answers nothing, and nobody has to answer it. */
  readonly isAutomatic: boolean
}

const codes = { action: 'IN_EMAIL', actionResult: 'CONTACTED' } as const

/** What the history says of an email that a program wrote. */
const automaticNotes = 'Automatic reply'

/**
 * Records a customer's email: it is a contact, stands in the Contact Log until it is answered, and is told to whoever wrote the
 * email that it answers, else to the owner (api.md section 3, IN_EMAIL). One that a program wrote is no contact: it stands in
 * the history, and the row shows what it showed.
 *
 * @returns the id of the email.
 */
export async function receiveEmail(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  email: ReceivedEmail,
  now: Instant,
): Promise<string> {
  const { hyperion_id: hyperionId, oppt_id: opptId } = row
  const { email_contact_detail_id: emailContactDetailId } = await transaction
    .insertInto('email_contact_detail')
    .values({
      hyperion_id: hyperionId,
      oppt_id: opptId,
      direction: 'in',
      email_from: email.emailFrom,
      email_to: email.emailTo,
      email_subject: email.emailSubject,
      email_body: email.emailBody,
      sent_by: null,
      parent_email_contact_detail_id: email.parentEmailContactDetailId,
      sent_at: now,
    })
    .returning('email_contact_detail_id')
    .executeTakeFirstOrThrow()
  const author = { userName: null, now }
  const kept = { emailContactDetailId, delivery: null }
  const entry = { ...entryOfAction(codes.action), reason: null, contactInfo: email.emailFrom }
  if (email.isAutomatic) {
    const noContact = { ...entry, actionResult: null, notes: automaticNotes }
    await recordEvent(transaction, publish, row, noContact, author, kept)
    return emailContactDetailId
  }
  const recorded = await recordContact(
    transaction,
    publish,
    row,
    {
      action: codes.action,
      statusCode: statusAfterContact(row.status_code, codes),
      entry: { ...entry, actionResult: codes.actionResult, notes: null },
      systemEntry: null,
      email: kept,
    },
    author,
  )
  const sentBy = await senderOf(transaction, hyperionId, email.parentEmailContactDetailId)
  const { contactHistoryId: inboundContactHistoryId } = recorded.entry
  const place = { hyperionId, inboundContactHistoryId, inboundEmailContactDetailId: emailContactDetailId }
  await transaction
    .insertInto('inbound_email')
    .values({
      hyperion_id: hyperionId,
      inbound_contact_history_id: inboundContactHistoryId,
      email_contact_detail_id: emailContactDetailId,
      oppt_id: opptId,
      received_at: now,
      email_sent_by: sentBy,
      email_sent_by_sort: sentBy === null ? null : sortKey(sentBy),
    })
    .execute()
  const contactLogRow = await selectContactLogRowForUpdate(transaction, place)
  if (contactLogRow !== undefined)
    publish(storeTag(hyperionId), { type: 'CONTACT_LOG_NEW', payload: presentContactLogRow(contactLogRow) })
  const told = sentBy ?? row.owner_user_name
  if (told !== null)
    await notify(transaction, publish, [alertOf('IN_EMAIL', told, row, emailContactDetailId)], now)
  return emailContactDetailId
}

/** Who wrote the email that the customer answers; `null` when it answers none of ours. */
async function senderOf(
  transaction: DatabaseTransaction,
  hyperionId: string,
  parentEmailContactDetailId: string | null,
): Promise<string | null> {
  if (parentEmailContactDetailId === null) return null
  const parent = await transaction
    .selectFrom('email_contact_detail')
    .select('sent_by')
    .where('hyperion_id', '=', hyperionId)
    .where('email_contact_detail_id', '=', parentEmailContactDetailId)
    .executeTakeFirst()
  return parent?.sent_by ?? null
}
