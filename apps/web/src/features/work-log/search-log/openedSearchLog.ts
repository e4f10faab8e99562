import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { parseView, printView } from '@retain/domain/work-log/view/viewAddress'
import type { OpenedList } from '../search/openedLists'
import type { SearchOfView } from './useSearchLogSearch'

/** The list of the Search log that an opportunity was opened from; `null` when it was asked for nothing since (D-51). */
export function openedSearchLog(searchOf: SearchOfView, query: string): OpenedList | null {
  const view = parseView(query, searchLog)
  const opened = searchOf(view)
  if (opened === null) return null
  return {
    page: view.page,
    showAll: view.showAll,
    searchOfPage: (page) => searchOf({ ...view, page }) ?? opened,
    queryOfPage: (page) => `?${printView({ ...view, page })}`,
  }
}
