import { afterOpen, notLoaded, openAt } from '@retain/domain/activity/email/emailOpen'
import type { OpenClass } from '@retain/domain/activity/email/imageLoad'
import type { Instant } from '@retain/domain/calendar/instant'
import { ApiProblem } from '../../../core/apiProblem'
import type { DatabaseTransaction } from '../../../db/schema/schema'
import type { Publish } from '../../../outbox/transact'
import { alertOf } from '../../alerts/alertOf'
import { notify } from '../../alerts/notify'
import { presentOpen } from '../../history/presentHistoryEntry'
import { tellOfOpen } from '../../history/recordContact'
import { selectOpportunityForUpdate } from '../../lock/writableOpportunity'

/** An opening of an email that was sent. */
export interface Opening {
  readonly hyperionId: string
  readonly emailContactDetailId: string
  readonly openClass: OpenClass
  /** When the mail server took the email; `null` where that is not known. */
  readonly deliveredAt: Instant | null
}

/**
 * Keeps that an email was opened, and by whom, and tells the store whose history says so. A person's opening is told to its
 * sender, the first time (api.md section 3, EMAIL_READ). An opening that says no more than what is known changes nothing.
 *
 * @throws ApiProblem `notFound` for an email that the store has not sent.
 */
export async function recordOpen(
  transaction: DatabaseTransaction,
  publish: Publish,
  { hyperionId, emailContactDetailId, openClass, deliveredAt }: Opening,
  now: Instant,
): Promise<void> {
  const email = transaction
    .selectFrom('email_contact_detail as m')
    .where('m.hyperion_id', '=', hyperionId)
    .where('m.email_contact_detail_id', '=', emailContactDetailId)
    .where('m.direction', '=', 'out')
  const place = await email.select('m.oppt_id').executeTakeFirst()
  if (place === undefined) throw new ApiProblem('notFound', 'The store has sent no such email.')
  // Whoever changes an email holds its opportunity first, so that no two wait for one another.
  const row = await selectOpportunityForUpdate(transaction, place.oppt_id)
  const { sent_by, ...columns } = await email
    .select(['m.sent_by', 'm.open_class', 'm.opened_at', 'm.opened_after_seconds'])
    .executeTakeFirstOrThrow()
  const known = presentOpen(columns) ?? notLoaded
  const open = afterOpen(known, openAt(openClass, now, deliveredAt))
  if (open === known) return
  await transaction
    .updateTable('email_contact_detail')
    .set({
      open_class: open.openClass,
      opened_at: open.openedAt,
      opened_after_seconds: open.secondsAfterDelivery,
    })
    .where('hyperion_id', '=', hyperionId)
    .where('email_contact_detail_id', '=', emailContactDetailId)
    .execute()
  const entry = await transaction
    .selectFrom('contact_history')
    .select('contact_history_id')
    .where('hyperion_id', '=', hyperionId)
    .where('oppt_id', '=', row.oppt_id)
    .where('email_contact_detail_id', '=', emailContactDetailId)
    .executeTakeFirstOrThrow()
  await tellOfOpen(transaction, publish, row, entry.contact_history_id)
  if (open.openClass !== 'person' || sent_by === null) return
  await notify(transaction, publish, [alertOf('EMAIL_READ', sent_by, row, emailContactDetailId)], now)
}
