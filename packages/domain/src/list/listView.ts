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

/** The page of a list, as an address names it. */
export type AddressedPage = Pick<ListView, 'page' | 'showAll'>

/**
 * The page that the query of an address names: a page that is no whole number from 1 is the first.
 *
 * @example readPage(readQuery('pageNumber=nine')) // { page: 1, showAll: false }
 */
export function readPage(values: ReadonlyMap<string, string>): AddressedPage {
  const number = values.get('pageNumber') ?? ''
  return {
    page: /^\d{1,9}$/.test(number) ? Math.max(firstPage, Number(number)) : firstPage,
    showAll: values.get('showAll') === 'true',
  }
}

/** What the query of an address says of a page: nothing of the first page of few rows. */
export const printedPage = ({ page, showAll }: AddressedPage): Readonly<Record<string, string>> => ({
  ...(showAll ? { showAll: 'true' } : {}),
  ...(page > firstPage ? { pageNumber: String(page) } : {}),
})

/**
 * Prints a view as the query of its address, without the question mark. The order is always named; the page and
 * showAll only where they differ from the first page of few rows.
 *
 * @example printView({ sort: equityLog.defaultSort, page: 2, showAll: false }) // 'orderBy=equityAmount&orderDirection=desc&pageNumber=2'
 */
export function printView({ sort, ...page }: ListView): string {
  return printQuery({
    orderBy: sort.orderBy,
    orderDirection: sort.orderDirection,
    ...printedPage(page),
  })
}
