import { useImperativeHandle, useMemo, useRef, type CSSProperties, type Ref } from 'react'
import type { ActiveRow } from './activeRow'
import type { GridColumn, GridRowState } from './gridColumn'
import { GridRow, type RowLook } from './GridRow'
import type { GridStart } from './gridStart'
import type { RowScroller } from './rowScroller'
import { drawnRows } from './rowSlots'
import type { RowSource } from './rowSource'
import { rowTop, scrollSpace } from './scrollSpace'
import { useReadingOrder } from './useReadingOrder'
import { useRowWindow } from './useRowWindow'

interface GridBodyProps<Row> {
  readonly gridId: string
  readonly source: RowSource<Row>
  readonly rowCount: number
  readonly start: GridStart | undefined
  readonly columns: readonly GridColumn<Row>[]
  readonly styles: readonly CSSProperties[]
  readonly fixedColumns: number
  readonly rowHeight: number
  readonly leadRows: number
  /** The distance of the first row from the top of the scroller, in pixels. */
  readonly headerHeight: number
  /** The row that keeps its element while it moves. */
  readonly active: ActiveRow | undefined
  readonly keepFocus: (line: HTMLElement) => void
  readonly selectedKeys: ReadonlySet<string> | undefined
  readonly isSelectable: ((key: string) => boolean) | undefined
  readonly getRowState: ((row: Row) => GridRowState | undefined) | undefined
  readonly getRowOverlay: ((row: Row) => string | undefined) | undefined
  /** Lets the keyboard reach rows that are not visible. */
  readonly ref: Ref<RowScroller>
}

/** The visible rows. Scrolling renders only this and the rows that become visible. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { gridId, source, rowCount, columns, styles, fixedColumns, rowHeight, leadRows, active } = props
  const { selectedKeys, isSelectable, keepFocus, getRowState, getRowOverlay, ref } = props
  const holder = useRef<HTMLDivElement>(null)
  const { start, end, pool, hidden, scroller } = useRowWindow({
    holder,
    rowCount,
    rowHeight,
    leadRows,
    offset: props.headerHeight,
    start: props.start,
  })
  useImperativeHandle(ref, () => scroller, [scroller])
  const drawn = useMemo(() => drawnRows({ start, end, pool }, active), [start, end, pool, active])
  useReadingOrder(holder, drawn)
  const look = useMemo(
    (): RowLook<Row> => ({
      gridId,
      source,
      columns,
      styles,
      fixedColumns,
      selectedKeys,
      isSelectable,
      keepFocus,
      getRowState,
      getRowOverlay,
    }),
    [
      gridId,
      source,
      columns,
      styles,
      fixedColumns,
      selectedKeys,
      isSelectable,
      keepFocus,
      getRowState,
      getRowOverlay,
    ],
  )
  return (
    <div
      ref={holder}
      role="rowgroup"
      style={{ height: scrollSpace({ rowCount, rowHeight, leadRows }).height }}
    >
      {drawn.map(({ slot, index }) => (
        <GridRow
          key={slot}
          index={index}
          top={rowTop(index, { rowHeight, leadRows }) - hidden}
          slot={slot}
          look={look}
        />
      ))}
    </div>
  )
}
