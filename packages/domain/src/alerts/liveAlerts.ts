import { withAlert, withoutAlerts, withViewed } from './alertList'
import type { Notification } from './notification'

interface OfAlerts {
  readonly notificationIds: readonly string[]
}

/** The live messages about alerts of one user, by type (api.md section 3). */
export interface AlertPayloads {
  /** A new alert. */
  readonly NOTIFICATION: Notification
  /** Another window of the same user has viewed some. */
  readonly NOTIFICATION_VIEWED: OfAlerts
  /** Another window of the same user has removed some. */
  readonly NOTIFICATION_REMOVED: OfAlerts
}

/** A live message about alerts. */
export type AlertMessage = {
  readonly [T in keyof AlertPayloads]: { readonly type: T; readonly payload: AlertPayloads[T] }
}[keyof AlertPayloads]

/**
 * The alerts after a live message: a new one stands first, viewed ones are marked, removed ones leave (S-302 to S-304). The
 * same message a second time changes nothing more.
 *
 * @example applyToAlerts(alerts, { type: 'NOTIFICATION_REMOVED', payload: { notificationIds: ['2'] } })
 */
export function applyToAlerts(alerts: readonly Notification[], message: AlertMessage): Notification[] {
  switch (message.type) {
    case 'NOTIFICATION':
      return withAlert(alerts, message.payload)
    case 'NOTIFICATION_VIEWED':
      return withViewed(alerts, message.payload.notificationIds)
    case 'NOTIFICATION_REMOVED':
      return withoutAlerts(alerts, message.payload.notificationIds)
  }
}
