import { daysBetween, daysLater, parseDay, type Day } from '../../calendar/day'
import type { Instant } from '../../calendar/instant'
import { dayOf } from '../../calendar/storeDay'
import type { OffsetMinutes } from '../../calendar/storeOffset'
import type { FilterCatalogue, FilterValues, FromTo } from '../filters/filterDefinition'
import { normaliseFilters } from '../filters/normaliseFilters'
import { allId, allOption, sameLabels } from '../filters/filterOption'
import { repliedStatuses } from './contactLogRow'

/** How many days a search of the Contact Log holds, and how many days ago it may end (L-200, L-201). */
export const contactLogDays = 30

/** What is said of a range that holds more, or ended before (L-202). */
export const contactLogRangeText = 'The search will only display up to 30 days of data!'

/**
 * The range that the Contact Log opens with: it starts 29 days before a day, which is today unless given, and ends today
 * (L-186, L-197, L-198, L-536).
 *
 * @example defaultContactLogRange('2024-03-30') // { from: '2024-03-01', to: '2024-03-30' }
 */
export const defaultContactLogRange = (
  today: Day,
  date = today,
): { readonly from: Day; readonly to: Day } => ({ from: daysLater(date, 1 - contactLogDays), to: today })

/**
 * The days that a search of the Contact Log asks for: an open end is today, or the start where that lies ahead; an open
 * start is 29 days before the end. A side that is no day is open.
 *
 * @example searchedContactLogRange({ from: '', to: '2024-03-30' }, '2024-04-02') // { from: '2024-03-01', to: '2024-03-30' }
 */
export function searchedContactLogRange(
  { from, to }: FromTo,
  today: Day,
): { readonly from: Day; readonly to: Day } {
  const [first, last] = [parseDay(from.trim()), parseDay(to.trim())]
  const end = last ?? (first !== null && first > today ? first : today)
  return { from: first ?? defaultContactLogRange(today, end).from, to: end }
}

/**
 * What is wrong with the days of a Contact Log search; `null` for nothing. Days are counted inclusively: 29 nights are 30
 * days. The end may be 30 days ago and not earlier (L-200 to L-202, L-537). An open side counts as the day that is searched
 * in its place.
 *
 * @example contactLogRangeError({ from: '2024-03-01', to: '2024-03-31' }, '2024-03-31') // 'The search will only …'
 */
export function contactLogRangeError(range: FromTo, today: string): string | null {
  const present = parseDay(today)
  if (present === null) return null
  const { from, to } = searchedContactLogRange(range, present)
  const isTooLong = daysBetween(from, to) + 1 > contactLogDays
  const isTooOld = daysBetween(to, present) > contactLogDays
  return isTooLong || isTooOld ? contactLogRangeText : null
}

/** The filters of the Contact Log (L-193 to L-195, L-534). The store is no control: it is always the active one (L-535). */
export const contactLogFilters = {
  received: {
    type: 'dateRange',
    label: 'Received',
    fields: { from: 'from', to: 'to' },
    minimumNights: 0,
    check: contactLogRangeError,
  },
  repliedStatus: {
    type: 'select',
    label: 'Reply Status',
    options: { from: 'list', options: [allOption, ...sameLabels(repliedStatuses)] },
    fields: { value: 'repliedStatus' },
  },
  emailSentBy: {
    type: 'select',
    label: 'Email Sent By',
    options: { from: 'lookup', lookup: 'storeUsers', before: [allOption] },
    fields: { value: 'emailSentBy' },
    isPersonFilter: true,
  },
} as const satisfies FilterCatalogue

/** What the filters of the Contact Log hold. */
export type ContactLogFilters = FilterValues<typeof contactLogFilters>

/** The filters as the Contact Log opens on a day (L-186, L-534). */
export const contactLogFiltersOn = (today: Day) =>
  ({
    received: defaultContactLogRange(today),
    repliedStatus: allId,
    emailSentBy: allId,
  }) satisfies ContactLogFilters

/** The filters as the Contact Log opens at a moment. */
export const defaultContactLogFilters = (now: Instant, offset: OffsetMinutes) =>
  contactLogFiltersOn(dayOf(now, offset))

/**
 * Filters in which nothing is missing or wrong: what holds nothing, and a range that may not be searched (L-537), is as
 * the log opens.
 *
 * @example completeContactLogFilters({}, '2024-03-30') // the last 30 days, all statuses, all senders
 */
export function completeContactLogFilters(filters: ContactLogFilters, today: Day): ContactLogFilters {
  const { received, ...others } = normaliseFilters(contactLogFilters, filters)
  const isSearched = received !== undefined && contactLogRangeError(received, today) === null
  return { ...contactLogFiltersOn(today), ...others, ...(isSearched ? { received } : {}) }
}
