import { shifted, type Instant } from '../calendar/instant'
import type { StoreSettings } from '../settings/readSettings'
import { alertKind } from './alertKinds'
import { alertMoment, isPending, type Notification } from './notification'

/** The settings that say after how many days alerts are hidden. */
export type AgeSettings = Pick<StoreSettings, 'EARemAnnounEmail' | 'EAServiceDrive'>

const day = 24 * 60 * 60 * 1000

/**
 * The earliest moment of which alerts of a type are still shown, N times 24 hours ago; `null` for a type without a limit. N
 * comes from EARemAnnounEmail for email and reminder alerts, from EAServiceDrive for those of the service drive; 0 is no
 * limit, and announcements, trade adjustments and flags by a manager have none (S-311 to S-314, S-777).
 *
 * @example shownSince('PCARR', { ...settings, EAServiceDrive: 5 }, now) // five days ago
 */
export function shownSince(type: string, settings: AgeSettings, now: Instant): Instant | null {
  const { ageSetting } = alertKind(type)
  const days = ageSetting === null ? 0 : settings[ageSetting]
  return days > 0 ? shifted(now, -days * day) : null
}

/**
 * Whether an alert is older than its kind is kept, counted from when it was made, of a reminder from when it was due (S-311
 * to S-314, S-777).
 */
export function isTooOld(alert: Notification, settings: AgeSettings, now: Instant): boolean {
  const since = shownSince(alert.notificationType, settings, now)
  return since !== null && alertMoment(alert) < since
}

/** The alerts that are in a list and in its count: neither pending nor too old (S-292, S-311, S-773). */
export const visibleAlerts = (
  alerts: readonly Notification[],
  settings: AgeSettings,
  now: Instant,
): Notification[] => alerts.filter((alert) => !isPending(alert, now) && !isTooOld(alert, settings, now))

/** How many alerts the top bar counts beside the label Alerts; with none it shows a bell (S-200). */
export const unviewedCount = (alerts: readonly Notification[], settings: AgeSettings, now: Instant): number =>
  visibleAlerts(alerts, settings, now).filter(({ viewed }) => !viewed).length
