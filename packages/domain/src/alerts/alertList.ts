import type { Notification } from './notification'

/**
 * A list with a new alert first; one that is listed already is replaced, so that a message that is received
 * twice is one alert (S-302).
 */
export const withAlert = (alerts: readonly Notification[], alert: Notification): Notification[] => [
  alert,
  ...alerts.filter(({ notificationId }) => notificationId !== alert.notificationId),
]

/**
 * The list with some alerts viewed; the others are the same objects as before (S-303).
 *
 * @example withViewed(alerts, ['2']) // only the alert with id 2 has changed
 */
export const withViewed = (alerts: readonly Notification[], ids: readonly string[]): Notification[] =>
  alerts.map((alert) =>
    !alert.viewed && ids.includes(alert.notificationId) ? { ...alert, viewed: true } : alert,
  )

/** The list without some alerts, in its order (S-304). */
export const withoutAlerts = (alerts: readonly Notification[], ids: readonly string[]): Notification[] =>
  alerts.filter(({ notificationId }) => !ids.includes(notificationId))
