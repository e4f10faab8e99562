import { parseSearchLogView, printSearchLogView } from '@retain/domain/work-log/search-log/searchLogView'
import type { NavigatedList } from '../search/listNavigation'
import type { SearchOfView } from './useSearchLogSearch'

/**
 * The list of the Search log that an opportunity was opened from; `null` when that was asked for nothing (D-51).
 *
 * @param personFilters the text, and the filters that name people, whatever was kept.
 */
export function openedSearchLog(
  searchOf: SearchOfView,
  query: string,
  personFilters: unknown,
): NavigatedList | null {
  const view = parseSearchLogView(query, personFilters)
  const opened = searchOf(view)
  if (opened === null) return null
  return {
    page: view.page,
    showAll: view.showAll,
    searchOfPage: (page) => searchOf({ ...view, page }) ?? opened,
    queryOfPage: (page) => `?${printSearchLogView({ ...view, page })}`,
  }
}
