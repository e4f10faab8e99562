import { daysBetween, daysLater, midnightUtc, type Day } from '../calendar/day'
import { formatMonthDay } from '../calendar/formats'
import { utc } from '../calendar/storeOffset'

/** How long a period is: the present week and so many whole ones before it. */
export const dashboardPeriods = ['week', 'weeks4', 'weeks8', 'weeks13'] as const
export type DashboardPeriod = (typeof dashboardPeriods)[number]

/** The weeks of each period, the present one among them. */
const weekCounts: Readonly<Record<DashboardPeriod, number>> = { week: 1, weeks4: 4, weeks8: 8, weeks13: 13 }

/** What each period is called. */
export const periodLabels: Readonly<Record<DashboardPeriod, string>> = {
  week: 'This week',
  weeks4: '4 weeks',
  weeks8: '8 weeks',
  weeks13: '13 weeks',
}

const weekLength = 7
/** A day that is a Monday. */
const someMonday = '2024-01-01' as Day

/**
 * The Monday of the week that a day is in.
 *
 * @example mondayOf('2026-11-20') // '2026-11-16'
 */
export const mondayOf = (day: Day): Day =>
  daysLater(day, -(((daysBetween(someMonday, day) % weekLength) + weekLength) % weekLength))

/** Days from one to another, both included. */
export interface DaySpan {
  readonly from: Day
  readonly to: Day
}

/** The longest time of chosen days. */
const mostChosenWeeks = 26

/** What is said of days that cannot be asked for. */
export const wrongDaysText = `Choose ${mostChosenWeeks} weeks at most.`

/**
 * Whether days can be asked for: in their order, and not more than the page has weeks for.
 *
 * @example canChooseDays({ from: '2026-11-20', to: '2026-11-16' }) // false
 */
export const canChooseDays = ({ from, to }: DaySpan): boolean => {
  const length = daysBetween(from, to) + 1
  return length >= 1 && length <= mostChosenWeeks * weekLength
}

/**
 * The days of a period: from the Monday of its first week to the present day.
 *
 * @example periodDays('weeks4', '2026-11-20') // { from: '2026-10-26', to: '2026-11-20' }
 */
export const periodDays = (period: DashboardPeriod, today: Day): DaySpan => ({
  from: daysLater(mondayOf(today), -weekLength * (weekCounts[period] - 1)),
  to: today,
})

/**
 * The days that a period is compared with: as many, the last of them the day before it begins.
 *
 * @example daysBefore({ from: '2026-09-28', to: '2026-11-20' }) // { from: '2026-08-05', to: '2026-09-27' }
 */
export const daysBefore = ({ from, to }: DaySpan): DaySpan => ({
  from: daysLater(from, -daysBetween(from, to) - 1),
  to: daysLater(from, -1),
})

/**
 * The first days of the weeks of some days: seven days each, from the first day on. Those of a period are Mondays.
 *
 * @example weeksOf({ from: '2026-11-09', to: '2026-11-20' }) // ['2026-11-09', '2026-11-16']
 */
export const weeksOf = ({ from, to }: DaySpan): readonly Day[] =>
  Array.from({ length: Math.floor(daysBetween(from, to) / weekLength) + 1 }, (_, week) =>
    daysLater(from, week * weekLength),
  )

/**
 * The days of a week that begins on a day: the last week ends with the period.
 *
 * @example weekDays('2026-11-16', '2026-11-20') // { from: '2026-11-16', to: '2026-11-20' }
 */
export function weekDays(first: Day, last: Day): DaySpan {
  const end = daysLater(first, weekLength - 1)
  return { from: first, to: end < last ? end : last }
}

/** Whether the last day is in the middle of a week, which then counts what happened so far. */
export const isWeekUnfinished = (first: Day, last: Day): boolean => daysLater(first, weekLength - 1) > last

/**
 * A week as its column is headed: `MM/DD` of its first day.
 *
 * @example weekLabel('2026-11-16') // '11/16'
 */
export const weekLabel = (first: Day): string => formatMonthDay(midnightUtc(first), utc)
