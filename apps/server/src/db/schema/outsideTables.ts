import type { Generated } from 'kysely'
import type { GeneratedId, Id, Moment } from './columns'

/** An alert for one person (api.md 2.1 Notification). */
export interface NotificationTable {
  notification_id: GeneratedId
  user_name: string
  /** The store whose menu shows it; `null` for every store of the person. */
  hyperion_id: string | null
  notification_type: string
  display_name: string
  created_at: Moment
  customer_name: string | null
  message: string
  viewed: Generated<boolean>
  oppt_id: Id | null
  email_contact_detail_id: Id | null
  announcement_id: Id | null
  display_on: Moment | null
  alert_code: string | null
  event_type_id: string | null
}

/** Somebody who wants the alerts of a store's service drive (S-135). */
export interface AlertSubscriptionTable {
  hyperion_id: string
  user_name: string
}

/** An event of another system that was taken in. */
export interface FeedEventTable {
  hyperion_id: string
  /** The other system's own id of it. */
  event_id: string
  event: string
  received_at: Moment
}
