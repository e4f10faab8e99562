import type { Instant } from '../calendar/instant'
import { isPending, type Notification } from './notification'

/** How often reminders are checked while one is pending, in milliseconds (S-309). */
export const reminderTick = 60_000

/** The states of the reminder timer: at rest, with its interval set, and at one of its ticks (S-308, S-780). */
export const reminderTimerStates = ['start', 'running', 'tick'] as const

export type ReminderTimerState = (typeof reminderTimerStates)[number]

/** The events of the timer: the reminders were checked, or its interval passed. */
export type ReminderTimerEvent = 'checked' | 'ticked'

/**
 * The timer after an event. While a reminder is pending it runs, ticks, and runs on; when none is, it goes back to start,
 * and the caller clears the interval (S-305 to S-307, S-780).
 *
 * @example nextReminderTimer('start', 'checked', true) // 'running': set the interval
 * @example nextReminderTimer('tick', 'checked', false) // 'start': clear it
 */
export function nextReminderTimer(
  state: ReminderTimerState,
  event: ReminderTimerEvent,
  hasPending: boolean,
): ReminderTimerState {
  if (!hasPending && event === 'checked') return 'start'
  if (event === 'ticked') return state === 'running' ? 'tick' : state
  return 'running'
}

/** Whether any reminder waits for its time. */
export const hasPendingReminder = (alerts: readonly Notification[], now: Instant): boolean =>
  alerts.some((alert) => isPending(alert, now))

/** The ids of the alerts that have had their toast, be it on screen or gone: no id gets a second one (S-779). */
export type Toasted = ReadonlySet<string>

/**
 * Whether an alert raises its toast as soon as it is received: not when it had its toast already, nor when it is a reminder
 * that is not due yet, which raises it then (S-310, S-779).
 *
 * @example isToastedOnReceipt(reminder, toasted, now) // false while its displayOn lies ahead
 */
export const isToastedOnReceipt = (alert: Notification, toasted: Toasted, now: Instant): boolean =>
  !isPending(alert, now) && !toasted.has(alert.notificationId)

/**
 * The reminders that came due after one look at them and until the next, for each of which one toast is raised. Successive
 * checks name each reminder once; one that was received between them and was due by then has had its toast and is
 * not named (S-779).
 *
 * @example remindersDue(alerts, lastTick, now, toasted)
 */
export const remindersDue = (
  alerts: readonly Notification[],
  lastLook: Instant,
  now: Instant,
  toasted: Toasted,
): Notification[] =>
  alerts.filter((alert) => isPending(alert, lastLook) && isToastedOnReceipt(alert, toasted, now))
