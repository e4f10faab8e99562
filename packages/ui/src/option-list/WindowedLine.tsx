import { createContext, use, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { OptionNode } from './optionCollection'
import type { DrawnEntry, OptionLayout } from './optionLayout'
import type { MeasureLine } from './useLineHeights'

/** What of a long list is drawn, and where. */
export interface OptionWindow {
  readonly layout: OptionLayout
  /** The lines in sight and some beyond, by their indexes. */
  readonly inSight: readonly number[]
  readonly groupOf: (key: OptionNode['key']) => OptionNode | null
  readonly measure: MeasureLine
  /** Told the element that scrolls. */
  readonly onScroller: (element: HTMLElement | null) => void
}

/** The long list around a line. */
export const WindowContext = createContext<OptionWindow>({
  layout: { lines: [], heights: [], tops: [], height: 0, indexOf: () => undefined },
  inSight: [],
  groupOf: () => null,
  measure: () => () => undefined,
  onScroller: () => undefined,
})

/** The lines that are drawn at present. */
export const DrawnContext = createContext<readonly DrawnEntry[]>([])

/** Moves down by CSS pixels without laying anything out. */
export const translation = (top: number) => ({ transform: `translateY(${top}px)` })

const Place = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 4px;
  [role='group'] > & {
    inset-inline: 0;
  }
`

interface WindowedLineProps {
  readonly index: number
  /** The top of what it stands in, in CSS pixels from the top of the content. */
  readonly origin: number
}

/** An option or a heading of a long list, in its place. */
export function WindowedLine({ index, origin }: WindowedLineProps) {
  const { layout, measure } = use(WindowContext)
  const place = useRef<HTMLDivElement>(null)
  const line = layout.lines[index]
  const key = line?.key
  const height = layout.heights[index] ?? 0
  useLayoutEffect(() => {
    if (place.current === null || key === undefined) return undefined
    return measure(place.current, key, height)
  }, [measure, key, height])
  return (
    <Place ref={place} role="presentation" style={translation((layout.tops[index] ?? 0) - origin)}>
      {line?.render?.(line)}
    </Place>
  )
}
