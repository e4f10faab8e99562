import { id } from '@retain/api-client/kernel/codecs'
import { Refusal } from '../errors'
import { alertOf } from './alertsOfEvents'
import { feed } from './feed'

/**
 * A customer opened a mail that was sent: its sender is told, the first time (api.md section 3, EMAIL_READ). No log shows
 * it, so that no row changes and the store is told nothing.
 */
export const mailRead = feed('mailRead', { emailContactDetailId: id }, async (call) => {
  const { transaction, event, now } = call
  const mail = await transaction
    .selectFrom('email_contact_detail')
    .select(['oppt_id', 'sent_by', 'read_at'])
    .where('hyperion_id', '=', event.hyperionId)
    .where('email_contact_detail_id', '=', event.emailContactDetailId)
    .where('direction', '=', 'out')
    .forUpdate()
    .executeTakeFirst()
  if (mail === undefined) throw new Refusal('notFound', 'The store has sent no such mail.')
  if (mail.read_at !== null) return
  await transaction
    .updateTable('email_contact_detail')
    .set({ read_at: now })
    .where('hyperion_id', '=', event.hyperionId)
    .where('email_contact_detail_id', '=', event.emailContactDetailId)
    .execute()
  if (mail.sent_by === null) return
  const key = { hyperionId: event.hyperionId, opptId: mail.oppt_id }
  await alertOf(call, 'EMAIL_READ', mail.sent_by, key, event.emailContactDetailId)
})
