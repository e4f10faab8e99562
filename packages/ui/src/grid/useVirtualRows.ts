import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { observeSize } from './observeSize'
import { visibleRange, type RowRange } from './visibleRange'

/** What {@link useVirtualRows} needs; lengths in pixels. */
export interface VirtualRowsOptions {
  /** The element that scrolls, once it is there. */
  readonly scroller: HTMLElement | null
  readonly rowCount: number
  readonly rowHeight: number
  /** What stands above the first row inside the scroller (a sticky header). */
  readonly offset: number
}

/** Until there is a layout (in jsdom there is none) the rows are taken to fill this share of the window. */
const assumedShare = 0.75

/** The first drawing does without spare rows; they follow this long after it, in milliseconds. */
const spareAfter = 200

const sameRange = (one: RowRange, other: RowRange) => one.start === other.start && one.end === other.end

/** Which rows of equal height to draw while the scroller scrolls and changes its size. */
export const useVirtualRows = ({ scroller, rowCount, rowHeight, offset }: VirtualRowsOptions): RowRange => {
  const [hasSpare, setHasSpare] = useState(false)
  const measure = useCallback(
    (element: HTMLElement | null): RowRange =>
      visibleRange({
        scrollTop: element?.scrollTop ?? 0,
        height: Math.max(0, (element?.clientHeight || window.innerHeight * assumedShare) - offset),
        rowHeight,
        rowCount: Infinity,
        ...(hasSpare ? {} : { spare: 0 }),
      }),
    [offset, rowHeight, hasSpare],
  )
  const [range, setRange] = useState(() => measure(null))

  useEffect(() => {
    const timer = window.setTimeout(() => setHasSpare(true), spareAfter)
    return () => window.clearTimeout(timer)
  }, [])

  const update = useCallback(() => {
    const next = measure(scroller)
    setRange((current) => (sameRange(current, next) ? current : next))
  }, [measure, scroller])

  useLayoutEffect(() => {
    if (scroller === null) return undefined
    const stopObserving = observeSize(scroller, update)
    scroller.addEventListener('scroll', update, { passive: true })
    return () => {
      scroller.removeEventListener('scroll', update)
      stopObserving()
    }
  }, [scroller, update])

  // So few rows are left that the browser scrolls back; its event would come a frame later.
  const isBeyond = range.start > 0 && range.end > rowCount
  useLayoutEffect(() => {
    if (isBeyond) update()
  }, [isBeyond, update])

  return { start: Math.min(range.start, Math.max(0, rowCount - 1)), end: Math.min(range.end, rowCount) }
}
