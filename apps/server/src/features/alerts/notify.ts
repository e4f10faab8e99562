import type { NotificationType } from '@retain/domain/alerts/alertKinds'
import type { Notification } from '@retain/domain/alerts/notification'
import type { Instant } from '@retain/domain/calendar/instant'
import { userTag } from '@retain/domain/live/tags'
import type { Publish } from '../../outbox/transact'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { presentNotification } from './presentNotification'

/** An alert for somebody, mostly about an opportunity. */
export interface NewAlert {
  readonly userName: string
  readonly type: NotificationType
  /** From whom or what it comes. */
  readonly displayName: string
  readonly message: string
  /** The store whose menu lists it; `null` for the menu of every store. */
  readonly hyperionId: string | null
  readonly opptId: string | null
  readonly customerName: string | null
  readonly emailContactDetailId?: string
  readonly announcementId?: string
  /** Only of reminders: hidden until then (S-292). */
  readonly displayOn?: Instant
}

/**
 * Stores alerts and publishes them to their users. Of a manager's flag one is stored per opportunity and person while it is
 * unviewed; a second one is not published (api.md 2.4, D-11).
 *
 * @returns those that were stored.
 */
export async function notify(
  transaction: DatabaseTransaction,
  publish: Publish,
  alerts: readonly NewAlert[],
  now: Instant,
): Promise<readonly Notification[]> {
  if (alerts.length === 0) return []
  const rows = await transaction
    .insertInto('notification')
    .values(
      alerts.map((alert) => ({
        user_name: alert.userName,
        hyperion_id: alert.hyperionId,
        notification_type: alert.type,
        display_name: alert.displayName,
        created_at: now,
        customer_name: alert.customerName,
        message: alert.message,
        oppt_id: alert.opptId,
        email_contact_detail_id: alert.emailContactDetailId ?? null,
        announcement_id: alert.announcementId ?? null,
        display_on: alert.displayOn ?? null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute()
  return rows.map((row) => {
    const payload = presentNotification(row)
    publish(userTag(row.user_name), { type: 'NOTIFICATION', payload })
    return payload
  })
}
