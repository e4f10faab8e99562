import type { ToastType } from './toasts'

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

/** Any toast on screen; only that of an alert has its id. */
export interface ShownToast {
  readonly id: string
  readonly notificationId?: string | null
}

/** Whether a toast is that of an alert: only these count against the limit (S-784). */
export const isAlertToast = (toast: ShownToast): toast is Toaster => (toast.notificationId ?? null) !== null

/** Every toast of an alert says how many of them are on screen (S-785); one that says so already stays the same object. */
export function countedToasts<Shown extends ShownToast>(toasts: readonly Shown[]): Shown[] {
  const count = toasts.filter(isAlertToast).length
  return toasts.map((toast) => (isAlertToast(toast) && toast.count !== count ? { ...toast, count } : toast))
}

/**
 * The toasts after one was closed or its time was over; its alert stays as it was, unviewed if it was so (S-785, S-786).
 *
 * @example withoutToast(toasts, 'toast-7') // those that are left, counted anew
 */
export const withoutToast = <Shown extends ShownToast>(toasts: readonly Shown[], id: string): Shown[] =>
  countedToasts(toasts.filter((toast) => toast.id !== id))
