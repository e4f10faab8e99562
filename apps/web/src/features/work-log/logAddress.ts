import { firstPage } from '@retain/domain/paging/pageSize'
import type { LogColumnKey } from '@retain/domain/work-log/columnKeys'
import { parseView, printView, type LogView } from '@retain/domain/work-log/viewAddress'
import type { SearchableLog } from './searchableLog'

/**
 * Reads a view from the query of an address. With 'Show all' a store of more than 10,000 customers still has a second
 * page, so the page counts there too; the domain's reading knows only the first one.
 */
export function readView(query: string, log: SearchableLog): LogView<LogColumnKey> {
  const view = parseView(query, log)
  if (!view.showAll) return view
  const paged = new URLSearchParams(query)
  paged.delete('showAll')
  return { ...view, page: parseView(paged.toString(), log).page }
}

/** The query of a view, with its question mark. */
export const writeView = (view: LogView): string =>
  `?${printView(view)}${view.showAll && view.page > firstPage ? `&pageNumber=${view.page}` : ''}`
