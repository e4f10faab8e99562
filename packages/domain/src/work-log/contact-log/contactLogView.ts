import type { Day } from '../../calendar/day'
import type { ContactLogColumnKey } from '../columns/columnKeys'
import { changedFilters } from '../filters/changedFilters'
import { normaliseFilters } from '../filters/normaliseFilters'
import { parseFilteredView, printFilteredView, type LogView } from '../view/viewAddress'
import { contactLog } from './contactLog'
import {
  contactLogFilters,
  contactLogFiltersOn,
  contactLogRangeError,
  type ContactLogFilters,
} from './contactLogFilters'

/** How somebody looks at the Contact Log: its order, its page and its filters, none of which is ever off. */
export interface ContactLogView extends LogView<ContactLogColumnKey> {
  readonly filters: ContactLogFilters
}

/**
 * Filters in which nothing is missing or wrong: what holds nothing, and a range that may not be searched (L-537), is as
 * the log opens.
 *
 * @example wholeContactLogFilters({}, '2024-03-30') // the last 30 days, all statuses, all senders
 */
export function wholeContactLogFilters(filters: ContactLogFilters, today: Day): ContactLogFilters {
  const { received, ...others } = normaliseFilters(contactLogFilters, filters)
  const isSearched = received !== undefined && contactLogRangeError(received, today) === null
  return { ...contactLogFiltersOn(today), ...others, ...(isSearched ? { received } : {}) }
}

/**
 * Reads a view of the Contact Log from the query of its address. Wrong input is normalised. Who sent an email never stands
 * there: it is all senders.
 *
 * @example parseContactLogView('?repliedStatus=responded', '2024-03-30').filters.repliedStatus // 'responded'
 */
export function parseContactLogView(query: string, today: Day): ContactLogView {
  const { sort, page, showAll, filters } = parseFilteredView(query, contactLog, contactLogFilters)
  return { sort, page, showAll, filters: wholeContactLogFilters(filters, today) }
}

/**
 * Prints a view of the Contact Log as the query of its address, without the question mark. Filters that are as the log
 * opens are left out, so that the last 30 days are those of whoever reads it; so are senders, who are people.
 *
 * @example printContactLogView({ ...view, filters: { repliedStatus: 'responded' } }, '2024-03-30') // '…&repliedStatus=responded'
 */
export const printContactLogView = (view: ContactLogView, today: Day): string =>
  printFilteredView(
    { ...view, savedSearchId: null, filters: changedContactFilters(view.filters, today) },
    contactLogFilters,
  )

/** The filters that are not as the log opens. */
export const changedContactFilters = (filters: ContactLogFilters, today: Day): ContactLogFilters =>
  changedFilters(contactLogFilters, filters, contactLogFiltersOn(today))
