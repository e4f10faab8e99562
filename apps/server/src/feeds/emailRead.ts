import { id } from '@retain/api-client/kernel/codecs'
import { outsideEvent } from '@retain/api-client/outsideEvent'
import { ApiProblem } from '../core/apiProblem'
import { notify } from '../features/alerts/notify'
import { alertOf } from '../features/alerts/alertOf'
import { feed } from './feed'

/**
 * A customer opened an email that was sent: its sender is told, the first time (api.md section 3, EMAIL_READ). No log shows
 * it, so that no row changes and the store is told nothing.
 */
export const emailRead = feed(
  outsideEvent('mailRead', { emailContactDetailId: id }),
  async ({ transaction, publish, event, now }) => {
    const email = await transaction
      .selectFrom('email_contact_detail as m')
      .innerJoin('opportunity as o', (join) =>
        join.onRef('o.hyperion_id', '=', 'm.hyperion_id').onRef('o.oppt_id', '=', 'm.oppt_id'),
      )
      .select(['m.sent_by', 'm.read_at', 'o.hyperion_id', 'o.oppt_id', 'o.customer_name', 'o.full_name'])
      .where('m.hyperion_id', '=', event.hyperionId)
      .where('m.email_contact_detail_id', '=', event.emailContactDetailId)
      .where('m.direction', '=', 'out')
      .forUpdate('m')
      .executeTakeFirst()
    if (email === undefined) throw new ApiProblem('notFound', 'The store has sent no such email.')
    if (email.read_at !== null) return
    await transaction
      .updateTable('email_contact_detail')
      .set({ read_at: now })
      .where('hyperion_id', '=', event.hyperionId)
      .where('email_contact_detail_id', '=', event.emailContactDetailId)
      .execute()
    if (email.sent_by === null) return
    const alert = alertOf('EMAIL_READ', email.sent_by, email, event.emailContactDetailId)
    await notify(transaction, publish, [alert], now)
  },
)
