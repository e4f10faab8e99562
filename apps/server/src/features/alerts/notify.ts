import type { Selectable } from 'kysely'
import type { NotificationType } from '@retain/domain/alerts/alertKinds'
import type { Notification } from '@retain/domain/alerts/notification'
import type { Instant } from '@retain/domain/calendar/instant'
import { userTag } from '@retain/domain/live/tags'
import type { Publish } from '../../outbox/transact'
import type { NotificationTable } from '../../db/schema/outsideTables'
import type { DatabaseTransaction } from '../../db/schema/schema'

/** An alert for somebody about an opportunity. */
export interface NewAlert {
  readonly userName: string
  readonly type: NotificationType
  /** From whom or what it comes. */
  readonly displayName: string
  readonly message: string
  readonly hyperionId: string
  readonly opptId: string
  readonly customerName: string
  readonly emailContactDetailId?: string
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

/** An alert in the words of the contract. */
export const presentNotification = (row: Selectable<NotificationTable>): Notification => ({
  notificationId: row.notification_id,
  notificationType: row.notification_type,
  displayName: row.display_name,
  createDT: row.created_at,
  customerName: row.customer_name,
  message: row.message,
  viewed: row.viewed,
  opptId: row.oppt_id,
  emailContactDetailId: row.email_contact_detail_id,
  announcementId: row.announcement_id,
  displayOn: row.display_on,
  alertCode: row.alert_code,
  eventTypeId: row.event_type_id,
})
