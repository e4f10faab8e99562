import type { Instant } from '@retain/domain/calendar/instant'
import { storeTag } from '@retain/domain/live/tags'
import { isResponded } from '@retain/domain/work-log/contact-log/reply/replyCell'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Publish } from '../../outbox/transact'
import { selectContactLogRowForUpdate } from './contactLogQueries'
import { presentContactLogRow } from './presentContactLogRow'

/** An email that answers one of the Contact Log. */
interface Answer {
  readonly hyperionId: string
  readonly inboundEmailContactDetailId: string
  readonly replyContactHistoryId: string
  readonly replyBy: string
  readonly now: Instant
}

/**
 * Marks an email of the Contact Log answered, and tells the store. One that was answered before, or that needed no answer, stays
 * as it is; an email that no log shows changes nothing.
 */
export async function answerInboundEmail(
  transaction: DatabaseTransaction,
  publish: Publish,
  { hyperionId, inboundEmailContactDetailId, replyContactHistoryId, replyBy, now }: Answer,
): Promise<void> {
  const place = await transaction
    .selectFrom('inbound_email')
    .select(['inbound_contact_history_id', 'row_version'])
    .where('hyperion_id', '=', hyperionId)
    .where('email_contact_detail_id', '=', inboundEmailContactDetailId)
    .forUpdate()
    .executeTakeFirst()
  if (place === undefined) return
  const inboundContactHistoryId = place.inbound_contact_history_id
  const email = { hyperionId, inboundContactHistoryId, inboundEmailContactDetailId }
  const stored = await selectContactLogRowForUpdate(transaction, email)
  if (stored === undefined || isResponded(presentContactLogRow(stored))) return
  await transaction
    .updateTable('inbound_email')
    .set({
      reply_contact_history_id: replyContactHistoryId,
      reply_by: replyBy,
      reply_at: now,
      row_version: place.row_version + 1,
    })
    .where('hyperion_id', '=', hyperionId)
    .where('inbound_contact_history_id', '=', inboundContactHistoryId)
    .execute()
  await tellOfReply(transaction, publish, email)
}

/** An email that answered one of the Contact Log was not sent after all: that one waits for an answer again. */
export async function reopenInboundEmail(
  transaction: DatabaseTransaction,
  publish: Publish,
  { hyperionId, replyContactHistoryId }: Pick<Answer, 'hyperionId' | 'replyContactHistoryId'>,
): Promise<void> {
  const reopened = await transaction
    .updateTable('inbound_email')
    .set((eb) => ({
      reply_contact_history_id: null,
      reply_by: null,
      reply_at: null,
      row_version: eb('row_version', '+', 1),
    }))
    .where('hyperion_id', '=', hyperionId)
    .where('reply_contact_history_id', '=', replyContactHistoryId)
    .returning(['inbound_contact_history_id', 'email_contact_detail_id'])
    .executeTakeFirst()
  if (reopened === undefined) return
  await tellOfReply(transaction, publish, {
    hyperionId,
    inboundContactHistoryId: reopened.inbound_contact_history_id,
    inboundEmailContactDetailId: reopened.email_contact_detail_id,
  })
}

async function tellOfReply(
  transaction: DatabaseTransaction,
  publish: Publish,
  email: Parameters<typeof selectContactLogRowForUpdate>[1],
): Promise<void> {
  const row = await selectContactLogRowForUpdate(transaction, email)
  if (row !== undefined)
    publish(storeTag(email.hyperionId), { type: 'CONTACT_LOG_REPLY', payload: presentContactLogRow(row) })
}
