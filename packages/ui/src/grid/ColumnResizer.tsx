import { useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import { draggedPercent, percentAfterKey } from './columnResize'
import { leastColumnWidth } from './columnWidths'
import type { GridColumn } from './gridColumn'
import { isRightToLeft } from '../internal/direction/isRightToLeft'
import { cellAround, scrollerOf } from './gridElements'
import type { WidthControl } from './useColumnResize'

interface ColumnResizerProps<Row> {
  readonly column: GridColumn<Row>
  /** The width that the user has set, in percent. */
  readonly percent: number | undefined
  readonly control: WidthControl
}

interface Drag {
  readonly startX: number
  readonly from: number
  percent: number
}

const sizesOf = (handle: Element) => {
  const gridWidth = scrollerOf(handle)?.clientWidth ?? 0
  const width = cellAround(handle)?.getBoundingClientRect().width ?? 0
  return { gridWidth, percent: gridWidth > 0 ? (width / gridWidth) * 100 : 0 }
}

/**
 * The edge of a column's header that changes its width: by dragging, by arrow keys in steps of one percent (five with
 * Shift), Home for the least width, Delete or a double click for the default. F2 on the header focuses it.
 */
export function ColumnResizer<Row>({ column, percent, control }: ColumnResizerProps<Row>) {
  const drag = useRef<Drag>(null)
  const { key, label } = column
  const leastOf = (gridWidth: number) => (gridWidth > 0 ? (leastColumnWidth(column) / gridWidth) * 100 : 0)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { percent: from } = sizesOf(event.currentTarget)
    drag.current = { startX: event.clientX, from, percent: from }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag
    if (current === null) return
    const { gridWidth } = sizesOf(event.currentTarget)
    const moved = (event.clientX - current.startX) * (isRightToLeft(event.currentTarget) ? -1 : 1)
    current.percent = draggedPercent(current.from, moved, gridWidth, { least: leastOf(gridWidth) })
    if (moved !== 0) control.draft(key, current.percent)
  }
  const endDrag = (isKept: boolean) => {
    const { current } = drag
    drag.current = null
    if (current === null || current.percent === current.from) return
    if (isKept) control.set(key, current.percent)
    else control.draft(key, undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && drag.current !== null) {
      event.preventDefault()
      endDrag(false)
      return
    }
    const sizes = sizesOf(event.currentTarget)
    const next = percentAfterKey(
      event,
      percent ?? sizes.percent,
      { least: leastOf(sizes.gridWidth) },
      isRightToLeft(event.currentTarget),
    )
    if (next === undefined) return
    event.preventDefault()
    control.set(key, next === 'default' ? undefined : next)
  }
  // A width that the user has not set comes from CSS and has to be measured.
  const tellWidth = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    const { gridWidth, percent: measured } = sizesOf(currentTarget)
    currentTarget.setAttribute('aria-valuenow', String(Math.round(percent ?? measured)))
    currentTarget.setAttribute('aria-valuetext', `${Math.round(percent ?? measured)} percent`)
    currentTarget.setAttribute('aria-valuemin', String(Math.ceil(leastOf(gridWidth))))
  }
  const shown = Math.round(percent ?? column.widthPercent)

  return (
    <span
      role="separator"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={`Width of ${label}`}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${shown} percent`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => endDrag(true)}
      onPointerCancel={() => endDrag(false)}
      onDoubleClick={() => control.set(key, undefined)}
      onKeyDown={onKeyDown}
      onFocus={tellWidth}
    />
  )
}
