/** One page of a list, as every paged call answers it (L-562). An empty list is `[]`, 0, 1, 0. */
export interface Page<Item> {
  readonly list: readonly Item[]
  /** How many items match, over all pages. */
  readonly total: number
  /** This page's number, from 1. */
  readonly page: number
  readonly pageCount: number
}
