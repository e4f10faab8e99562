import { memo, useLayoutEffect, useRef, type CSSProperties } from 'react'
import { takeOutOfTabOrder } from './cellControls'
import { GridCell } from './GridCell'
import type { GridColumn, GridRowState } from './gridColumn'
import { GridOverlayCell } from './GridOverlayCell'
import { RowLine } from './gridStyle'

/** Props of {@link GridRow}; each one is compared by identity. */
export interface GridRowProps<Row> {
  readonly row: Row
  readonly index: number
  readonly rowHeight: number
  readonly columns: readonly GridColumn<Row>[]
  /** The column of the tab stop when it stands in this row. */
  readonly activeColumn: number | undefined
  readonly getRowState: ((row: Row) => GridRowState | undefined) | undefined
  readonly getRowOverlay: ((row: Row) => string | undefined) | undefined
}

function RowView<Row>(props: GridRowProps<Row>) {
  const { row, index, rowHeight, columns, activeColumn, getRowState, getRowOverlay } = props
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (line.current !== null) takeOutOfTabOrder(line.current)
  })
  const state = getRowState?.(row)
  const overlay = getRowOverlay?.(row)
  const drawn = overlay === undefined ? columns : columns.slice(0, 1)
  const top = { '--row-top': `${index * rowHeight}px` } as CSSProperties
  return (
    <RowLine
      ref={line}
      role="row"
      aria-rowindex={index + 2}
      aria-busy={overlay === undefined ? undefined : true}
      data-row={index}
      data-tone={state?.tone}
      data-overlaid={overlay === undefined ? undefined : ''}
      style={top}
    >
      {drawn.map((column, columnIndex) => (
        <GridCell
          key={column.key}
          column={column}
          columnIndex={columnIndex}
          isTabStop={activeColumn === columnIndex}
          state={state}
          content={column.render(row)}
        />
      ))}
      {overlay !== undefined && (
        <GridOverlayCell
          text={overlay}
          columnCount={columns.length}
          isTabStop={activeColumn !== undefined && activeColumn > 0}
        />
      )}
    </RowLine>
  )
}

/** One row of the grid. It renders again only when its own row, its place or the columns change. */
export const GridRow = memo(RowView) as typeof RowView
