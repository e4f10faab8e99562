import type { Page } from './page'
import { pageCount } from './paging'

/**
 * How many items stand before a page.
 *
 * @param page from 1.
 * @example pageOffset(3, 50) // 100
 */
export const pageOffset = (page: number, size: number): number => (page - 1) * size

/**
 * One page of a list that is loaded as a whole; a page beyond the end is empty (L-562).
 *
 * @example pageSlice(['a', 'b', 'c'], 2, 2) // { list: ['c'], total: 3, page: 2, pageCount: 2 }
 */
export const pageSlice = <Item>(items: readonly Item[], page: number, size: number): Page<Item> => ({
  list: items.slice(pageOffset(page, size), pageOffset(page + 1, size)),
  total: items.length,
  page,
  pageCount: pageCount(items.length, size),
})
