import type { Selectable } from 'kysely'
import type { Notification } from '@retain/domain/alerts/notification'
import type { NotificationTable } from '../../db/schema/outsideTables'

/** An alert in the words of the contract. */
export const presentNotification = (row: Selectable<NotificationTable>): Notification => ({
  notificationId: row.notification_id,
  hyperionId: row.hyperion_id,
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
