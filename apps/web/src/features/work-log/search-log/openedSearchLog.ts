import { equityLogFilters } from '@retain/domain/work-log/equity-log/equityLogFilters'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { printFilteredView } from '@retain/domain/work-log/view/viewAddress'
import { addressedView } from '../filters/addressedView'
import type { OpenedList } from '../search/openedLists'
import type { SearchOfView } from './useSearchLogSearch'

/**
 * The list of the Search log that an opportunity was opened from; `null` when it was asked for nothing since (D-51).
 *
 * @param personal the filters that name people, whatever was kept.
 */
export function openedSearchLog(searchOf: SearchOfView, query: string, personal: unknown): OpenedList | null {
  const view = addressedView(searchLog, equityLogFilters, query, personal)
  const opened = searchOf(view)
  if (opened === null) return null
  return {
    page: view.page,
    showAll: view.showAll,
    searchOfPage: (page) => searchOf({ ...view, page }) ?? opened,
    queryOfPage: (page) => `?${printFilteredView({ ...view, page }, equityLogFilters)}`,
  }
}
