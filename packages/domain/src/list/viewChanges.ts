import { formatCount } from '../money/format'
import { firstPage, maximumPageSize } from '../paging/pageSize'
import { pageSizeOf } from '../paging/paging'
import { nextSort, type Sort } from '../sorting/sorting'
import type { ListView } from './listView'

/**
 * The view after a click on the header of a column: sorted anew, from page 1 (L-367 to L-369, L-604). Its filters stay.
 *
 * @example sortedBy({ ...defaultView(equityLog), page: 3 }, 'year') // by year, descending, page 1
 */
export const sortedBy = <Key extends string, View extends ListView<Key>>(
  view: View & ListView<Key>,
  column: Key,
): View & ListView<Key> => ({
  ...view,
  sort: nextSort(view.sort, column),
  page: firstPage,
})

/**
 * The view after the button of the pagination bar: all rows, or pages again; from page 1 in both (L-377, L-606).
 *
 * @example shownAll({ ...defaultView(equityLog), page: 3 }, true) // { …, page: 1, showAll: true }
 */
export const shownAll = <View extends ListView>(view: View, showAll: boolean): View => ({
  ...view,
  showAll,
  page: firstPage,
})

/**
 * What that button reads (L-606). A list of more rows than one page may have says how many of them come.
 *
 * @example showAllText(false, 1_248) // 'Show all'
 * @example showAllText(false, 12_408) // 'Show 10,000 of 12,408'
 */
export function showAllText(showAll: boolean, total: number): string {
  if (showAll) return 'Show pages'
  return total > maximumPageSize
    ? `Show ${formatCount(maximumPageSize)} of ${formatCount(total)}`
    : 'Show all'
}

/** What the body of every log search says of its view. */
export interface ViewFields<Key extends string = string> extends Sort<Key> {
  readonly pageNumber: number
  readonly pageSize: number
  readonly showAll: boolean
}

/**
 * A view in the words of the calls (L-370, L-375 to L-377, L-416, L-518).
 *
 * @example viewFields(defaultView(equityLog)) // { orderBy: 'equityAmount', orderDirection: 'desc', pageNumber: 1, pageSize: 50, showAll: false }
 */
export const viewFields = <Key extends string>({ sort, page, showAll }: ListView<Key>): ViewFields<Key> => ({
  orderBy: sort.orderBy,
  orderDirection: sort.orderDirection,
  pageNumber: page,
  pageSize: pageSizeOf(showAll),
  showAll,
})
