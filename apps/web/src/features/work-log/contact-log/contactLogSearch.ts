import type { Day } from '@retain/domain/calendar/day'
import { firstMoment } from '@retain/domain/calendar/storeDay'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { contactLogFilters } from '@retain/domain/work-log/contact-log/contactLogFilters'
import {
  contactLogRequest,
  type ContactLogRequest,
} from '@retain/domain/work-log/contact-log/contactLogRequest'
import { parseContactLogView, type ContactLogView } from '@retain/domain/work-log/contact-log/contactLogView'
import { readPersonFilters } from '@retain/domain/work-log/filters/filterAddress'

/**
 * A view of the Contact Log with all its filters: those of an address, and the sender, who is a person and stands beside it.
 *
 * @param personFilters what was kept of the sender, whatever it is.
 */
export function addressedContactView(query: string, personFilters: unknown, today: Day): ContactLogView {
  const view = parseContactLogView(query, today)
  return { ...view, filters: { ...view.filters, ...readPersonFilters(contactLogFilters, personFilters) } }
}

/** The search of the Contact Log in a store, with its filters, in a view. The day alone decides what is asked for. */
export const contactLogSearch = (
  hyperionId: string,
  view: ContactLogView,
  today: Day,
  offset: OffsetMinutes,
): ContactLogRequest =>
  contactLogRequest(view.filters, view, { hyperionId, now: firstMoment(today, offset), offset })
