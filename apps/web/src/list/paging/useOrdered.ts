import { pageSlice } from '@retain/domain/paging/pageSlice'
import { pageSizeOf } from '@retain/domain/paging/paging'
import type { Sort } from '@retain/domain/sorting/sorting'
import type { ListView } from '@retain/domain/list/listView'
import { useMemo } from 'react'

/** Puts rows in the order of a view. */
export type OrderRows<Row, Key extends string> = (rows: readonly Row[], sort: Sort<Key>) => readonly Row[]

/**
 * The rows of a view out of a list that is cached as a whole; `null` without one. They are sorted during rendering: another
 * address is rendered in a transition, so the click is handled first, and new rows and their header show together.
 *
 * @param orderRows as the service orders them; always the same function.
 */
export function useOrdered<Row, Key extends string>(
  whole: readonly Row[] | undefined,
  { sort, page, showAll }: ListView<Key>,
  orderRows: OrderRows<Row, Key>,
): readonly Row[] | null {
  const ordered = useMemo(
    () => (whole === undefined ? null : orderRows(whole, sort)),
    [whole, sort, orderRows],
  )
  return useMemo(
    () => (ordered === null ? null : pageSlice(ordered, page, pageSizeOf(showAll)).list),
    [ordered, page, showAll],
  )
}
