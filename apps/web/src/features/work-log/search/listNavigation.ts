import type { LogType } from '@retain/domain/work-log/logTypes'
import { logs, type AnyLogSearch } from '@retain/domain/work-log/logs'
import type { LogContext } from '@retain/domain/work-log/view/logContext'

/** A list that an opportunity was opened from, page by page. */
export interface NavigatedList {
  readonly page: number
  readonly showAll: boolean
  /** The search of the log for a page. */
  readonly searchOfPage: (page: number) => AnyLogSearch
  /** The query of the log's address on a page, with its question mark. */
  readonly queryOfPage: (page: number) => string
}

/**
 * Reads a list from the history state of the link out of it (`listOf`), so that the user can step through it (O-041, O-042,
 * O-044). `null` for a list without a search (D-51).
 *
 * @param query of the log's address.
 * @param personFilters the person filters of the history state, not validated.
 */
export function listNavigation(
  source: LogType,
  query: string,
  personFilters: unknown,
  context: LogContext,
): NavigatedList | null {
  const log = logs[source]
  const view = log.address.read(query, personFilters, context)
  const opened = log.search(view, context)
  if (opened === null) return null
  return {
    page: view.page,
    showAll: view.showAll,
    searchOfPage: (page) => log.search({ ...view, page }, context) ?? opened,
    queryOfPage: (page) => `?${log.address.print({ ...view, page }, context).query}`,
  }
}
