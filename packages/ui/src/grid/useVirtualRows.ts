import { useLayoutEffect, useState } from 'react'
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

/** Where there is no layout (server, jsdom) a viewport of this height is assumed. */
const assumedHeight = 600

const sameRange = (one: RowRange, other: RowRange) => one.start === other.start && one.end === other.end

/** Which rows of equal height to draw while the scroller scrolls and changes its size. */
export const useVirtualRows = ({ scroller, rowCount, rowHeight, offset }: VirtualRowsOptions): RowRange => {
  const [range, setRange] = useState<RowRange>(() =>
    visibleRange({ scrollTop: 0, height: assumedHeight, rowHeight, rowCount }),
  )

  useLayoutEffect(() => {
    if (scroller === null) return undefined
    const update = () => {
      const height = Math.max(0, (scroller.clientHeight || assumedHeight) - offset)
      const next = visibleRange({ scrollTop: scroller.scrollTop, height, rowHeight, rowCount })
      setRange((current) => (sameRange(current, next) ? current : next))
    }
    update()
    scroller.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [scroller, rowCount, rowHeight, offset])

  // The rows may have become fewer since the range was measured.
  return { start: Math.min(range.start, Math.max(0, rowCount - 1)), end: Math.min(range.end, rowCount) }
}
