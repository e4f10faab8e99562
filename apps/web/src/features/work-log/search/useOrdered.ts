import { pageSlice } from '@retain/domain/paging/pageSlice'
import { pageSizeOf } from '@retain/domain/paging/paging'
import type { Sort } from '@retain/domain/sorting/sorting'
import type { LogView } from '@retain/domain/work-log/view/viewAddress'
import { useEffect, useState } from 'react'

interface Ordered<Row, View> {
  readonly whole: readonly Row[]
  readonly view: View
  readonly rows: readonly Row[]
}

/** Puts rows in the order of a view. */
export type OrderRows<Row, Key extends string> = (rows: readonly Row[], sort: Sort<Key>) => readonly Row[]

/**
 * The rows of a view out of a list that is here as a whole; `null` without one, and until they are in order. Ten thousand
 * rows are ordered in a task of their own: together with their drawing they would hold up the click.
 *
 * @param orderRows as the service orders them; always the same function.
 */
export function useOrdered<Row, Key extends string, View extends LogView<Key>>(
  whole: readonly Row[] | undefined,
  view: View & LogView<Key>,
  orderRows: OrderRows<Row, Key>,
): readonly Row[] | null {
  const [ordered, setOrdered] = useState<Ordered<Row, View> | null>(null)
  useEffect(() => {
    if (whole === undefined) return undefined
    const timer = window.setTimeout(() => {
      const size = pageSizeOf(view.showAll)
      const rows = pageSlice(orderRows(whole, view.sort), view.page, size).list
      setOrdered({ whole, view, rows })
    })
    return () => window.clearTimeout(timer)
  }, [whole, view, orderRows])
  return ordered !== null && ordered.whole === whole && ordered.view === view ? ordered.rows : null
}
