import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import type { LogType } from '@retain/domain/work-log/logTypes'
import { printFilteredView } from '@retain/domain/work-log/view/viewAddress'
import { addressedView } from '../filters/addressedView'
import { equityLogSearch } from './equityLogSearch'
import type { LogRequest } from './logRequest'

/** A list that an opportunity was opened from, page by page. */
export interface OpenedList {
  readonly page: number
  readonly showAll: boolean
  /** What the log itself asks for on a page. */
  readonly searchOfPage: (page: number) => LogRequest
  /** The query of the log's address on a page, with its question mark. */
  readonly queryOfPage: (page: number) => string
}

/**
 * Reads a list back from what the link out of it carried along (`listOf`).
 *
 * @param personal the filters that name people, whatever was kept.
 */
type OpensList = (hyperionId: string, offset: OffsetMinutes, query: string, personal: unknown) => OpenedList

const equityList: OpensList = (hyperionId, offset, query, personal) => {
  const view = addressedView(equityLog, equityLogFilters, query, personal)
  return {
    page: view.page,
    showAll: view.showAll,
    searchOfPage: (page) => equityLogSearch(hyperionId, { ...view, page }, offset),
    queryOfPage: (page) => `?${printFilteredView({ ...view, page }, equityLogFilters)}`,
  }
}

/** The logs whose list can be stepped through; the others come with their pages. */
export const openedLists: Readonly<Partial<Record<LogType, OpensList>>> = { EQLOG: equityList }
