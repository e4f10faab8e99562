import { daysBetween, type Day } from '../../calendar/day'
import type { Instant } from '../../calendar/instant'
import { dayOf } from '../../calendar/storeDay'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import type { OpenReminder } from './reminder'

/** An open reminder of one's own, with the customer whom it is about (D-72). */
export interface MyReminder extends OpenReminder {
  readonly opptId: string
  readonly hyperionId: string
  readonly customerName: string
}

/** How a reminder stands to today. */
export interface DueState {
  readonly kind: 'overdue' | 'today' | 'ahead'
  /** In words, such as `Overdue 2 days`. */
  readonly text: string
}

const countOfDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/**
 * How a reminder stands to today, by the calendar of the store.
 *
 * @example dueState(firstMoment('2026-11-18', offset), '2026-11-20', offset).text // 'Overdue 2 days'
 */
export function dueState(dueDate: Instant, today: Day, offset: OffsetMinutes): DueState {
  const days = daysBetween(today, dayOf(dueDate, offset))
  if (days < 0) return { kind: 'overdue', text: `Overdue ${countOfDays(-days)}` }
  return days === 0 ? { kind: 'today', text: 'Today' } : { kind: 'ahead', text: `In ${countOfDays(days)}` }
}

/** The reminders of one customer, and those of all others; each in the order in which they came. */
export const remindersByCustomer = (
  reminders: readonly MyReminder[],
  opptId: string,
): { readonly ofCustomer: readonly MyReminder[]; readonly ofOthers: readonly MyReminder[] } => ({
  ofCustomer: reminders.filter((reminder) => reminder.opptId === opptId),
  ofOthers: reminders.filter((reminder) => reminder.opptId !== opptId),
})
