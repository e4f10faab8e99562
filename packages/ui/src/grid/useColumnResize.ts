import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { SetWidths } from './columnWidths'
import { scrollerOf } from './gridElements'
import { observeSize } from '../internal/size/observeSize'
import type { RefObject } from 'react'

/** Called with a column's new width, in percent of the grid; undefined for its default. */
export type OnColumnResize = (key: string, percent: number | undefined) => void

/** A width while the pointer drags it. */
interface Draft {
  readonly key: string
  readonly percent: number
}

/** How a column's width is changed. */
export interface WidthControl {
  /** Shows a width while it is being dragged; undefined cancels it. */
  readonly draft: (key: string, percent: number | undefined) => void
  /** Keeps a width; undefined for the default. */
  readonly set: OnColumnResize
}

interface Options {
  readonly grid: RefObject<HTMLElement | null>
  readonly columnWidths: Readonly<Record<string, number>> | undefined
  readonly onColumnResize: OnColumnResize | undefined
}

const none: Readonly<Record<string, number>> = {}

/** Invalid widths are left out. */
const finite = (percents: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(percents).filter(([, percent]) => Number.isFinite(percent)))

/** The widths that the user has set, with the one that is being dragged, and how to change them. */
export const useColumnResize = ({ grid, columnWidths = none, onColumnResize }: Options) => {
  const [dragged, setDragged] = useState<Draft>()
  const [gridWidth, setGridWidth] = useState(0)
  const latest = useRef(onColumnResize)
  useLayoutEffect(() => {
    latest.current = onColumnResize
  }, [onColumnResize])
  const percents = useMemo(
    () => finite(dragged === undefined ? columnWidths : { ...columnWidths, [dragged.key]: dragged.percent }),
    [columnWidths, dragged],
  )
  const isSet = Object.keys(percents).length > 0
  useLayoutEffect(() => {
    const scroller = scrollerOf(grid.current)
    if (!isSet || scroller === null) return undefined
    return observeSize(scroller, () => setGridWidth(scroller.clientWidth))
  }, [grid, isSet])

  const draft = useCallback(
    (key: string, percent: number | undefined) =>
      setDragged(percent === undefined ? undefined : { key, percent }),
    [],
  )
  const set = useCallback((key: string, percent: number | undefined) => {
    setDragged(undefined)
    latest.current?.(key, percent)
  }, [])
  const isResizable = onColumnResize !== undefined
  const control = useMemo(() => (isResizable ? { draft, set } : undefined), [isResizable, draft, set])
  const widths: SetWidths = useMemo(() => ({ percents, gridWidth }), [percents, gridWidth])
  return { widths, control }
}
