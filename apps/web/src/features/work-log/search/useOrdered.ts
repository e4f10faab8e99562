import { pageSlice } from '@retain/domain/paging/pageSlice'
import { pageSizeOf } from '@retain/domain/paging/paging'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import { orderRows } from '@retain/domain/work-log/rows/rowOrder'
import type { LogView } from '@retain/domain/work-log/view/viewAddress'
import { useEffect, useState } from 'react'

interface Ordered {
  readonly whole: readonly LogRow[]
  readonly view: LogView<LogColumnKey>
  readonly rows: readonly LogRow[]
}

/**
 * The rows of a view out of a list that is here as a whole; `null` without one, and until they are in order. Ten thousand
 * rows are ordered in a task of their own: together with their drawing they would hold up the click.
 */
export function useOrdered(
  whole: readonly LogRow[] | undefined,
  view: LogView<LogColumnKey>,
): readonly LogRow[] | null {
  const [ordered, setOrdered] = useState<Ordered | null>(null)
  useEffect(() => {
    if (whole === undefined) return undefined
    const timer = window.setTimeout(() => {
      const size = pageSizeOf(view.showAll)
      const rows = pageSlice(orderRows(whole, view.sort), view.page, size).list
      setOrdered({ whole, view, rows })
    })
    return () => window.clearTimeout(timer)
  }, [whole, view])
  return ordered !== null && ordered.whole === whole && ordered.view === view ? ordered.rows : null
}
