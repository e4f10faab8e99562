import { epochOf, type Instant } from '../calendar/instant'
import { isPending, type Notification } from './notification'

/** How often reminders are looked at while one is pending, in milliseconds (S-309). */
export const reminderTick = 60_000

/** The states of the reminder timer: at rest, with its interval set, and at one of its ticks (S-308, S-780). */
export const reminderTimerStates = ['start', 'running', 'tick'] as const

/** One of the three states. */
export type ReminderTimerState = (typeof reminderTimerStates)[number]

/** What happens to the timer: the reminders were looked at, or its interval passed. */
export type ReminderTimerEvent = 'checked' | 'ticked'

/**
 * The timer after an event. While a reminder is pending it runs, ticks, and runs on; when none is, it goes back to start,
 * and whoever holds the interval clears it (S-305 to S-307, S-780).
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

/**
 * The reminders that came due after one look at them and until the next, for each of which one toast is raised. Looks that
 * follow one another name each reminder once (S-779).
 *
 * @example remindersDue(alerts, lastTick, now)
 */
export const remindersDue = (
  alerts: readonly Notification[],
  lastLook: Instant,
  now: Instant,
): Notification[] =>
  alerts.filter(
    ({ displayOn }) =>
      displayOn !== null && epochOf(displayOn) > epochOf(lastLook) && epochOf(displayOn) <= epochOf(now),
  )
