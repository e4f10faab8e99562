import type { Day } from '@retain/domain/calendar/day'
import { firstMoment } from '@retain/domain/calendar/storeDay'
import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { printContactLogView } from '@retain/domain/work-log/contact-log/contactLogView'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { defaultServiceLogFilters } from '@retain/domain/work-log/service-log/serviceLogFilters'
import { parseServiceLogView, printServiceLogView } from '@retain/domain/work-log/service-log/serviceLogView'
import { printFilteredView } from '@retain/domain/work-log/view/viewAddress'
import { addressedContactView, contactLogSearch } from '../contact-log/contactLogSearch'
import { addressedView } from '../filters/addressedView'
import { serviceLogSearch } from '../service-log/serviceLogSearch'
import { equityLogSearch } from './equityLogSearch'
import { contactSearch, type PageSearch } from './logRequest'

/** A list that an opportunity was opened from, page by page. */
export interface NavigatedList {
  readonly page: number
  readonly showAll: boolean
  /** What the log itself asks for on a page. */
  readonly searchOfPage: (page: number) => PageSearch
  /** The query of the log's address on a page, with its question mark. */
  readonly queryOfPage: (page: number) => string
}

/**
 * Reads a list back from what the link out of it carried along (`listOf`).
 *
 * @param personFilters the filters that name people, whatever was kept.
 * @param today the present day of the store, which an address without a day means.
 */
type ReadsList = (
  hyperionId: string,
  offset: OffsetMinutes,
  query: string,
  personFilters: unknown,
  today: Day,
) => NavigatedList

const equityList: ReadsList = (hyperionId, offset, query, personFilters) => {
  const view = addressedView(equityLog, equityLogFilters, query, personFilters)
  return {
    page: view.page,
    showAll: view.showAll,
    searchOfPage: (page) => equityLogSearch(hyperionId, { ...view, page }, offset),
    queryOfPage: (page) => `?${printFilteredView({ ...view, page }, equityLogFilters)}`,
  }
}

const serviceList: ReadsList = (hyperionId, offset, query, personFilters, today) => {
  const defaults = defaultServiceLogFilters(firstMoment(today, offset), offset)
  const view = parseServiceLogView(query, personFilters, defaults)
  return {
    page: view.page,
    showAll: view.showAll,
    searchOfPage: (page) => serviceLogSearch(hyperionId, { ...view, page }, offset),
    queryOfPage: (page) => `?${printServiceLogView({ ...view, page }, defaults)}`,
  }
}

const contactList: ReadsList = (hyperionId, offset, query, personFilters, today) => {
  const view = addressedContactView(query, personFilters, today)
  return {
    page: view.page,
    showAll: view.showAll,
    searchOfPage: (page) => contactSearch(contactLogSearch(hyperionId, { ...view, page }, today, offset)),
    queryOfPage: (page) => `?${printContactLogView({ ...view, page }, today)}`,
  }
}

/** The lists that can be stepped through (O-041, O-042, O-044); the Search log's depends on what was typed too. */
export const listNavigation: Readonly<Record<Exclude<LogType, 'SRCHLOG'>, ReadsList>> = {
  EQLOG: equityList,
  SVCLOG: serviceList,
  CONLOG: contactList,
}
