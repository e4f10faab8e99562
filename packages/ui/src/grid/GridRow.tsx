import { memo, useLayoutEffect, useRef, useSyncExternalStore, type CSSProperties } from 'react'
import { fixedMark } from './columnStyles'
import type { GridColumn, GridRowState } from './gridColumn'
import { rowIndexOffset, takeOutOfTabOrder } from './gridElements'
import { overlayCell, rowCell, selectCell } from './rowCells'
import type { RowSource } from './rowSource'
import { selectColumn } from './selectColumn'

/** Props that all rows of a grid share. */
export interface RowLook<Row> {
  readonly gridId: string
  readonly source: RowSource<Row>
  readonly columns: readonly GridColumn<Row>[]
  readonly styles: readonly CSSProperties[]
  readonly fixedColumns: number
  /** Undefined where rows are not chosen. */
  readonly selectedKeys: ReadonlySet<string> | undefined
  /** Undefined where every row can be chosen. */
  readonly isSelectable: ((key: string) => boolean) | undefined
  /** Restores the focus when a change of the row removed the focused element. */
  readonly keepFocus: (line: HTMLElement) => void
  readonly getRowState: ((row: Row) => GridRowState | undefined) | undefined
  readonly getRowOverlay: ((row: Row) => string | undefined) | undefined
}

/** Props of {@link GridRow}; each one is compared by identity. */
export interface GridRowProps<Row> {
  readonly index: number
  /** The top of the row among the rows, in pixels. */
  readonly top: number
  /** The element that draws it. */
  readonly slot: number
  readonly look: RowLook<Row>
}

function RowView<Row>({ index, top, slot, look }: GridRowProps<Row>) {
  const { source, columns, styles, fixedColumns, selectedKeys, keepFocus, getRowState, getRowOverlay } = look
  const rowNow = () => source.rows()[index]
  const row = useSyncExternalStore(source.subscribe, rowNow, rowNow)
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (line.current === null) return
    takeOutOfTabOrder(line.current)
    keepFocus(line.current)
  })
  if (row === undefined) return null
  const id = `${look.gridId}-${slot}`
  const isSelected = selectedKeys?.has(source.keyOf(row))
  const isFixed = look.isSelectable?.(source.keyOf(row)) === false
  const hasStates = getRowState !== undefined
  const state = getRowState?.(row)
  const overlay = getRowOverlay?.(row)
  const firstData = isSelected === undefined ? 0 : 1
  const drawn = overlay === undefined ? columns : columns.slice(0, firstData + 1)
  return (
    <div
      ref={line}
      role="row"
      id={id}
      aria-rowindex={index + rowIndexOffset}
      aria-selected={isSelected}
      aria-busy={overlay === undefined ? undefined : true}
      data-slot={slot}
      data-overlaid={overlay === undefined ? undefined : ''}
      style={{ transform: `translateY(${top}px)` }}
    >
      {drawn.map((column, at) => {
        const place = {
          index: at,
          style: styles[at],
          fixed: fixedMark(at, fixedColumns),
          tone: at === 0 ? state?.tone : undefined,
          rowId: id,
        }
        if (column.key === selectColumn.key) return selectCell(place, isSelected === true, isFixed)
        return rowCell(place, column, column.render(row), column.isRowHeader && hasStates ? state : false)
      })}
      {overlay !== undefined && overlayCell(overlay, styles, firstData + 1)}
    </div>
  )
}

/** One row of the grid. It renders again only when its own row, its place, the columns or the selection change. */
export const GridRow = memo(RowView) as typeof RowView
