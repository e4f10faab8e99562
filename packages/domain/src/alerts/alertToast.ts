import type { StoreSettings } from '../settings/readSettings'
import { alertKind } from './alertKinds'
import { alertTitle, alertToastText } from './alertTexts'
import type { Notification } from './notification'
import { notificationToastTimeout, type ToastType } from './toasts'

/**
 * A toast in the state of the app (S-318). `timeout` is in milliseconds; `count` is how many toasts of alerts are on screen
 * (S-785), 0 for the toast of anything else.
 */
export interface Toaster {
  readonly active: boolean
  readonly label: string
  readonly body: string
  readonly id: string
  readonly notificationId: string | null
  readonly emailContactDetailId: string | null
  readonly timeout: number | null
  readonly type: ToastType
  readonly count: number
}

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

/** Whether a toast is that of an alert: only these count against the limit (S-784). */
export const isAlertToast = ({ notificationId }: Pick<Toaster, 'notificationId'>): boolean =>
  notificationId !== null

/** Every toast of an alert says how many of them are on screen (S-785); one that says so already stays the same object. */
function counted(toasts: readonly Toaster[]): Toaster[] {
  const count = toasts.filter(isAlertToast).length
  return toasts.map((toast) => (isAlertToast(toast) && toast.count !== count ? { ...toast, count } : toast))
}

/**
 * The toasts after one was closed or its time was over; its alert stays as it was, unviewed if it was so (S-785, S-786).
 *
 * @example withoutToast(toasts, 'toast-7') // those that are left, counted anew
 */
export const withoutToast = (toasts: readonly Toaster[], id: string): Toaster[] =>
  counted(toasts.filter((toast) => toast.id !== id))

/**
 * The toasts after an alert came in: its own is last. There are at most EANumOfDesktopAlerts of alerts; the oldest of them
 * make room and stay in the alerts menu; with 0 none shows. An alert that has a toast does not get a second one, and other
 * messages are left alone (S-310, S-322, S-323, S-779, S-784, S-785).
 *
 * @example withAlertToast([], alert, 'toast-7', defaultSettings)[0]?.label // 'Email Received'
 */
export function withAlertToast(
  toasts: readonly Toaster[],
  alert: Notification,
  id: string,
  settings: ToastSettings,
): Toaster[] {
  const isKnown = toasts.some(({ notificationId }) => notificationId === alert.notificationId)
  if (isKnown || settings.EANumOfDesktopAlerts === 0) return [...toasts]
  const alertToasts = toasts.filter(isAlertToast)
  const leaving = new Set(
    alertToasts.slice(0, Math.max(0, alertToasts.length + 1 - settings.EANumOfDesktopAlerts)),
  )
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
  return counted([...toasts.filter((shown) => !leaving.has(shown)), toast])
}
