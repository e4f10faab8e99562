import type { StoreSettings } from '../settings/readSettings'
import { alertKind } from './alertKinds'
import { alertTitle, alertToastText } from './alertTexts'
import type { Notification } from './notification'
import { countedToasts, isAlertToast, type ShownToast, type Toaster } from './toaster'
import { notificationToastTimeout } from './toasts'

/** The settings that rule toasts of alerts. */
export type ToastSettings = Pick<StoreSettings, 'EATimeDesktopAlerts' | 'EANumOfDesktopAlerts'>

/**
 * How long an alert's toast stays, in milliseconds: EATimeDesktopAlerts seconds for email, reminder, announcement and flags
 * by a manager, else 5000 (S-319 to S-321, S-783).
 */
export const alertToastTimeout = (
  type: string,
  { EATimeDesktopAlerts }: Pick<ToastSettings, 'EATimeDesktopAlerts'>,
): number => (alertKind(type).hasDesktopTime ? EATimeDesktopAlerts * 1000 : notificationToastTimeout)

/**
 * The toasts after an alert came in: its own is last. There are at most EANumOfDesktopAlerts of alerts; the oldest of them
 * make room and stay in the alerts menu; with 0 none shows. An alert that has a toast does not get a second one, and other
 * messages are left alone (S-310, S-322, S-323, S-779, S-784, S-785).
 *
 * @example withAlertToast([], alert, 'toast-7', defaultSettings)[0]?.label // 'Email Received'
 */
export function withAlertToast<Shown extends ShownToast>(
  toasts: readonly Shown[],
  alert: Notification,
  id: string,
  settings: ToastSettings,
): (Shown | Toaster)[] {
  const isKnown = toasts.some(({ notificationId }) => notificationId === alert.notificationId)
  if (isKnown || settings.EANumOfDesktopAlerts === 0) return [...toasts]
  const alertToasts = toasts.filter(isAlertToast)
  const tooMany = Math.max(0, alertToasts.length + 1 - settings.EANumOfDesktopAlerts)
  const leaving = new Set(alertToasts.slice(0, tooMany).map((shown) => shown.id))
  const toast: Toaster = {
    active: true,
    label: alertTitle(alert),
    body: alertToastText(alert),
    id,
    notificationId: alert.notificationId,
    emailContactDetailId: alert.emailContactDetailId,
    timeout: alertToastTimeout(alert.notificationType, settings),
    type: alert.notificationType === 'OPPT' ? 'success' : 'message',
    count: 1,
  }
  return countedToasts<Shown | Toaster>([...toasts.filter(({ id: shown }) => !leaving.has(shown)), toast])
}
