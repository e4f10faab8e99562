import type { Instant } from '@retain/domain/calendar/instant'
import { userTag } from '@retain/domain/live/tags'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Publish } from '../../outbox/transact'

/** Whose alerts are marked or removed; those of others are left as they are. */
interface Named {
  readonly userName: string
  readonly notificationIds: readonly string[]
}

const idsOf = (rows: readonly { readonly notification_id: string }[]) =>
  rows.map(({ notification_id }) => notification_id)

/** Marks alerts as viewed and tells every window of their user; those that are viewed already change nothing (S-216). */
export async function markViewed(
  transaction: DatabaseTransaction,
  publish: Publish,
  { userName, notificationIds }: Named,
): Promise<null> {
  const rows = await transaction
    .updateTable('notification')
    .set({ viewed: true })
    .where('user_name', '=', userName)
    .where('notification_id', 'in', notificationIds)
    .where('viewed', '=', false)
    .returning('notification_id')
    .execute()
  if (rows.length > 0)
    publish(userTag(userName), {
      type: 'NOTIFICATION_VIEWED',
      payload: { notificationIds: idsOf(rows) },
    })
  return null
}

/**
 * Removes alerts and tells every window of their user: those of due reminders, or all others (S-706). The alert of a pending
 * reminder stays (S-774), and every reminder stays on its opportunity (D-10).
 */
export async function removeAlerts(
  transaction: DatabaseTransaction,
  publish: Publish,
  { userName, notificationIds, areReminders, now }: Named & { areReminders: boolean; now: Instant },
): Promise<null> {
  const named = transaction
    .deleteFrom('notification')
    .where('user_name', '=', userName)
    .where('notification_id', 'in', notificationIds)
    .returning('notification_id')
  const rows = await (
    areReminders
      ? named
          .where('notification_type', '=', 'OPPT')
          .where((eb) => eb.or([eb('display_on', 'is', null), eb('display_on', '<=', now)]))
      : named.where('notification_type', '<>', 'OPPT')
  ).execute()
  if (rows.length > 0)
    publish(userTag(userName), {
      type: 'NOTIFICATION_REMOVED',
      payload: { notificationIds: idsOf(rows) },
    })
  return null
}
