import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import { visibleRange, type RowRange } from './visibleRange'

/** What {@link useVirtualRows} needs; lengths in pixels. */
export interface VirtualRowsOptions {
  readonly scroller: RefObject<HTMLElement | null>
  readonly rowCount: number
  readonly rowHeight: number
  /** What stands above the first row inside the scroller (a sticky header). */
  readonly offset: number
}

/** Where there is no layout (server, jsdom) a viewport of this height is assumed. */
const assumedHeight = 600

const sameRange = (one: RowRange, other: RowRange) => one.start === other.start && one.end === other.end

/** Which rows of equal height to draw while the scroller scrolls and changes its size. */
export const useVirtualRows = ({ scroller, rowCount, rowHeight, offset }: VirtualRowsOptions): RowRange => {
  const measure = useCallback((): RowRange => {
    const element = scroller.current
    return visibleRange({
      scrollTop: element?.scrollTop ?? 0,
      height: Math.max(0, (element?.clientHeight || assumedHeight) - offset),
      rowHeight,
      rowCount,
    })
  }, [scroller, rowCount, rowHeight, offset])
  const [range, setRange] = useState<RowRange>(() =>
    visibleRange({ scrollTop: 0, height: assumedHeight, rowHeight, rowCount }),
  )

  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const update = () => {
      const next = measure()
      setRange((current) => (sameRange(current, next) ? current : next))
    }
    update()
    element.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [scroller, measure])

  // The rows may have become fewer since the range was measured.
  return { start: Math.min(range.start, Math.max(0, rowCount - 1)), end: Math.min(range.end, rowCount) }
}
