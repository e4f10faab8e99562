import { readPage, type ListView } from '../list/listView'
import { defaultPageSize, firstPage } from '../paging/pageSize'
import { printQuery, readQuery } from '../text/addressQuery'

/** How the orphans of a store are looked at. They have one order: those first that were not contacted for the longest time. */
export type OrphansView = ListView<'contactDate'>

/** The list as it opens. */
export const firstOrphansView: OrphansView = {
  sort: { orderBy: 'contactDate', orderDirection: 'asc' },
  page: firstPage,
  showAll: false,
}

/**
 * The view of an address: a page that is none is the first.
 *
 * @example parseOrphansView('pageNumber=2').page // 2
 */
export const parseOrphansView = (query: string): OrphansView => ({
  ...firstOrphansView,
  page: readPage(readQuery(query)).page,
})

/**
 * A view as the query of its address, without the question mark. The page is always named: a bare address stands for the last view.
 *
 * @example printOrphansView({ ...firstOrphansView, page: 2 }) // 'pageNumber=2'
 */
export const printOrphansView = ({ page }: OrphansView): string => printQuery({ pageNumber: String(page) })

/**
 * The body of the call that reads a page.
 *
 * @example orphansRequest(firstOrphansView, 'HAR') // { hyperionId: 'HAR', pageNumber: 1, pageSize: 50 }
 */
export const orphansRequest = ({ page }: Pick<OrphansView, 'page'>, hyperionId: string) => ({
  hyperionId,
  pageNumber: page,
  pageSize: defaultPageSize,
})
