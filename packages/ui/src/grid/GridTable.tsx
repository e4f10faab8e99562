import {
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ChangeEvent,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { checkKeys } from './checkKeys'
import { columnStyles } from './columnStyles'
import { columnTracks, percentWidth, tracksWidth } from './columnWidths'
import { GridBody } from './GridBody'
import type { GridColumn, GridRowState, GridSelection, GridSort } from './gridColumn'
import { cellAround, positionOf } from './gridElements'
import { GridHeader } from './GridHeader'
import { registerPercent } from './registerPercent'
import type { RowScroller } from './rowScroller'
import type { RowSource } from './rowSource'
import { selectColumn } from './selectColumn'
import { useColumnResize, type OnColumnResize } from './useColumnResize'
import { useGridFocus } from './useGridFocus'
import { useGridKeyboard } from './useGridKeyboard'
import { useGridSelection } from './useGridSelection'

interface GridTableProps<Row> {
  readonly label: string
  readonly columns: readonly GridColumn<Row>[]
  readonly source: RowSource<Row>
  readonly getRowState: ((row: Row) => GridRowState | undefined) | undefined
  readonly getRowOverlay: ((row: Row) => string | undefined) | undefined
  readonly sort: GridSort | undefined
  readonly onSort: ((key: string) => void) | undefined
  readonly fixedColumns: number
  readonly selection: GridSelection | undefined
  readonly filters: Readonly<Record<string, ReactNode>> | undefined
  /** Of labels and filters, in pixels. */
  readonly headerHeight: number
  readonly columnWidths: Readonly<Record<string, number>> | undefined
  readonly onColumnResize: OnColumnResize | undefined
  readonly rowHeight: number
  readonly leadRows: number
  readonly isBusy: boolean
}

registerPercent()

const keyOfColumn = ({ key }: { readonly key: string }) => key

/** The grid as a table: the header and the visible rows. */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { label, source, sort, onSort, selection, rowHeight, isBusy } = props
  const { columnWidths, onColumnResize } = props
  const hasSelection = selection !== undefined
  const gridId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const scroller = useRef<RowScroller>(null)
  const columns = useMemo(
    (): readonly GridColumn<Row>[] => (hasSelection ? [selectColumn, ...props.columns] : props.columns),
    [props.columns, hasSelection],
  )
  const fixedColumns = props.fixedColumns + (hasSelection && props.fixedColumns > 0 ? 1 : 0)
  const columnKeys = useMemo(() => columns.map(keyOfColumn), [columns])
  useMemo(() => checkKeys(label, 'columns', columns, keyOfColumn), [label, columns])
  const rowCount = useSyncExternalStore(source.subscribe, source.count, source.count)
  const start = useSyncExternalStore(source.subscribe, source.start, source.start)

  const { widths, control } = useColumnResize({ grid, columnWidths, onColumnResize })
  const tracks = useMemo(() => columnTracks(columns, widths), [columns, widths])
  const styles = useMemo(() => columnStyles(tracks, fixedColumns), [tracks, fixedColumns])

  const focus = useGridFocus({
    grid,
    source,
    start,
    rowCount,
    columnKeys,
    showRow: (index) => scroller.current?.show(index),
  })
  const choice = useGridSelection(selection, source)
  const onKeyDown = useGridKeyboard({
    focus,
    choice,
    rowCount,
    columnCount: columns.length,
    pageRows: () => scroller.current?.pageRows() ?? 1,
  })
  // One handler on the grid for all rows, so that rows need no handlers as props.
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const cell = cellAround(target)
    const column = cell === null ? undefined : columns[positionOf(cell).column]
    if (column === undefined) return
    if (target.closest('[data-part=sort]') !== null) onSort?.(column.key)
    // A press anywhere in the cell of the checkbox counts as a press on it.
    if (target === cell && column.key === selectColumn.key) cell.querySelector('input')?.click()
  }
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLElement>) => {
    const cell = target.dataset['part'] === 'choice' ? cellAround(target) : null
    if (cell === null) return
    const { row } = positionOf(cell)
    if (row < 0) choice?.toggleAll()
    else choice?.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  }
  const style = useMemo(
    () =>
      ({
        '--grid-percent': percentWidth(tracks),
        '--grid-min-width': `${tracksWidth(tracks)}px`,
        '--grid-fixed-width': `${tracksWidth(tracks.slice(0, fixedColumns))}px`,
        '--grid-row-height': `${rowHeight}px`,
      }) as CSSProperties,
    [tracks, fixedColumns, rowHeight],
  )

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      aria-multiselectable={hasSelection || undefined}
      aria-busy={isBusy}
      style={style}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onChange={onChange}
    >
      <GridHeader
        columns={columns}
        styles={styles}
        fixedColumns={fixedColumns}
        sortKey={sort?.key}
        sortDirection={sort?.direction}
        canSort={onSort !== undefined}
        extent={choice?.extent}
        widths={widths.percents}
        widthControl={control}
        filters={props.filters}
      />
      <GridBody
        ref={scroller}
        gridId={gridId}
        source={source}
        rowCount={rowCount}
        start={start}
        headerHeight={props.headerHeight}
        columns={columns}
        styles={styles}
        fixedColumns={fixedColumns}
        rowHeight={rowHeight}
        leadRows={props.leadRows}
        active={focus.active}
        keepFocus={focus.keepFocus}
        selectedKeys={selection?.selectedKeys}
        isSelectable={selection?.isSelectable}
        getRowState={props.getRowState}
        getRowOverlay={props.getRowOverlay}
      />
    </div>
  )
}
