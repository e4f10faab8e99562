import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { scrollerOf } from './gridElements'
import type { GridStart } from './gridStart'
import { RowScroller, serverView, type RowLayout } from './rowScroller'
import { rowWindow, type RowWindow } from './rowWindow'

/** Options of {@link useRowWindow}. */
export interface RowWindowOptions extends RowLayout {
  /** The element that holds the rows, inside the one that scrolls. */
  readonly holder: RefObject<HTMLElement | null>
  /** Where the rows open; another one opens them again. */
  readonly start: GridStart | undefined
}

/** Which rows to draw, and how they are reached. */
export interface RowWindowState extends RowWindow {
  /** The pixels by which every row is drawn higher than its index says; 0 unless there are very many. */
  readonly hidden: number
  readonly scroller: RowScroller
}

/** More rows than this are not printed: a browser would take too long. */
const mostPrinted = 10_000

/** Which rows of equal height to draw while their scroller scrolls, changes its size or is printed. */
export const useRowWindow = ({
  holder,
  rowCount,
  rowHeight,
  leadRows = 0,
  offset,
  start,
}: RowWindowOptions): RowWindowState => {
  const [scroller] = useState(() => new RowScroller())
  const view = useSyncExternalStore(scroller.subscribe, scroller.view, () => serverView)
  useLayoutEffect(() => {
    const rows = holder.current
    const element = scrollerOf(rows)
    return rows === null || element === null ? undefined : scroller.watch(element, rows)
  }, [holder, scroller])
  useLayoutEffect(() => {
    scroller.setLayout({ rowCount, rowHeight, leadRows, offset })
  }, [scroller, rowCount, rowHeight, leadRows, offset])
  const opened = useRef<GridStart>(undefined)
  useLayoutEffect(() => {
    // Rows that were hidden and show again stay where they are.
    if (start !== undefined && start !== opened.current) scroller.open(start.scrollTop ?? 0)
    opened.current = start
  }, [scroller, start])

  if (view.isPrinting) {
    const end = Math.min(rowCount, mostPrinted)
    return { start: 0, end, pool: Math.max(1, end), hidden: 0, scroller }
  }
  const visible = Math.ceil(view.room / rowHeight) + 1
  const window = rowWindow({ ...view, rowCount, visible })
  return { ...window, hidden: view.hidden, scroller }
}
