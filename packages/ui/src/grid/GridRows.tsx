import { useMemo, useRef, type CSSProperties } from 'react'
import { columnTracks } from './columnWidths'
import type { GridColumn, GridRowState, GridSort } from './gridColumn'
import { GridHeader } from './GridHeader'
import { GridRow } from './GridRow'
import { GridBody, GridTable, headerHeight } from './gridStyle'
import { useGridKeyboard } from './useGridKeyboard'
import { useVirtualRows } from './useVirtualRows'
import { drawnRows } from './visibleRange'

interface GridRowsProps<Row> {
  readonly label: string
  readonly columns: readonly GridColumn<Row>[]
  readonly rows: readonly Row[]
  readonly getRowKey: (row: Row) => string
  readonly getRowState: ((row: Row) => GridRowState | undefined) | undefined
  readonly getRowOverlay: ((row: Row) => string | undefined) | undefined
  readonly sort: GridSort | undefined
  readonly onSort: ((key: string) => void) | undefined
  readonly rowHeight: number
  readonly scroller: HTMLElement | null
  readonly isBusy: boolean
}

/** The grid as a table: the header and those rows that can be seen. */
export function GridRows<Row>(props: GridRowsProps<Row>) {
  const { label, columns, rows, getRowKey, sort, onSort, rowHeight, scroller, isBusy } = props
  const grid = useRef<HTMLDivElement>(null)
  const rowKeys = useMemo(() => rows.map(getRowKey), [rows, getRowKey])
  const columnKeys = useMemo(() => columns.map(({ key }) => key), [columns])
  const range = useVirtualRows({ scroller, rowCount: rows.length, rowHeight, offset: headerHeight })
  const pageRows = () =>
    Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - headerHeight) / rowHeight) - 1)
  const { position, onFocus, onBlur, onKeyDown } = useGridKeyboard({ grid, rowKeys, columnKeys, pageRows })
  const style = useMemo(() => {
    const { template, minWidth } = columnTracks(columns)
    return {
      '--grid-columns': template,
      '--grid-min-width': `${minWidth}px`,
      '--grid-row-height': `${rowHeight}px`,
      '--grid-body-height': `${rows.length * rowHeight}px`,
    } as CSSProperties
  }, [columns, rowHeight, rows.length])

  return (
    <GridTable
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-busy={isBusy}
      style={style}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <GridHeader
        columns={columns}
        sort={sort}
        activeColumn={position.row < 0 ? position.column : undefined}
        onSort={onSort}
      />
      <GridBody role="rowgroup">
        {drawnRows(range, position.row < 0 ? undefined : position.row).map((index) => {
          const row = rows[index]
          const key = rowKeys[index]
          return row === undefined ? null : (
            <GridRow
              key={key}
              row={row}
              index={index}
              rowHeight={rowHeight}
              columns={columns}
              activeColumn={position.row === index ? position.column : undefined}
              getRowState={props.getRowState}
              getRowOverlay={props.getRowOverlay}
            />
          )
        })}
      </GridBody>
    </GridTable>
  )
}
