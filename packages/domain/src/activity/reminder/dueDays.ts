import { daysBetween, daysLater, monthsLater, type Day } from '../../calendar/day'

/** A day that the form proposes with one press. */
export interface DueDay {
  readonly label: string
  readonly day: Day
}

/** A Monday from which weeks are counted. */
const someMonday = '2024-01-01' as Day

/** The Monday that follows a day; a week later for a Monday. */
const nextMonday = (day: Day): Day => daysLater(day, 7 - (((daysBetween(someMonday, day) % 7) + 7) % 7))

/**
 * The days that are proposed for a reminder.
 *
 * @example dueDays('2026-11-20')[2] // { label: 'Monday', day: '2026-11-23' }
 */
export const dueDays = (today: Day): readonly DueDay[] => [
  { label: 'Today', day: today },
  { label: 'Tomorrow', day: daysLater(today, 1) },
  { label: 'Monday', day: nextMonday(today) },
  { label: 'In 2 weeks', day: daysLater(today, 14) },
  { label: 'In 1 month', day: monthsLater(today, 1) },
]
