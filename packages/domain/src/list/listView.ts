import { firstPage } from '../paging/pageSize'
import type { Sort } from '../sorting/sorting'
import { printQuery } from '../text/addressQuery'

/** How somebody looks at a list: its order and its page. It stands in the address, so that a view can be linked. */
export interface ListView<Key extends string = string> {
  readonly sort: Sort<Key>
  /** From 1. With `showAll` too there is a second one, where more rows match than one answer may hold. */
  readonly page: number
  readonly showAll: boolean
}

/**
 * Prints a view as the query of its address, without the question mark. The order is always named; the page and
 * showAll only where they differ from the first page of few rows.
 *
 * @example printView({ sort: equityLog.defaultSort, page: 2, showAll: false }) // 'orderBy=equityAmount&orderDirection=desc&pageNumber=2'
 */
export function printView({ sort, page, showAll }: ListView): string {
  return printQuery({
    orderBy: sort.orderBy,
    orderDirection: sort.orderDirection,
    ...(showAll ? { showAll: 'true' } : {}),
    ...(page > firstPage ? { pageNumber: String(page) } : {}),
  })
}
