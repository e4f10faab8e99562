import { memo, type CSSProperties, type ReactNode } from 'react'
import { fixedMark } from './columnStyles'
import type { GridColumn, GridSort } from './gridColumn'
import { GridHeaderCell } from './GridHeaderCell'
import type { SelectionExtent } from './selectedKeys'
import type { WidthControl } from './useColumnResize'

/** Props of {@link GridHeader}; each one is compared by identity. */
export interface GridHeaderProps<Row> {
  readonly columns: readonly GridColumn<Row>[]
  readonly styles: readonly CSSProperties[]
  readonly fixedColumns: number
  readonly sortKey: string | undefined
  readonly sortDirection: GridSort['direction'] | undefined
  readonly canSort: boolean
  /** Whether all, some or no rows are chosen; undefined where rows cannot be chosen. */
  readonly extent: SelectionExtent | undefined
  readonly widths: Readonly<Record<string, number>>
  readonly widthControl: WidthControl | undefined
  readonly filters: Readonly<Record<string, ReactNode>> | undefined
}

function HeaderView<Row>(props: GridHeaderProps<Row>) {
  const { columns, styles, fixedColumns, sortKey, sortDirection, canSort } = props
  const { extent, widths, widthControl, filters } = props
  return (
    <div role="row" aria-rowindex={1} data-filters={filters === undefined ? undefined : ''}>
      {columns.map((column, index) => (
        <GridHeaderCell
          key={column.key}
          column={column}
          columnIndex={index}
          style={styles[index]}
          fixed={fixedMark(index, fixedColumns)}
          direction={sortKey === column.key ? sortDirection : undefined}
          isSortable={canSort && column.isSortable === true}
          extent={extent}
          percent={widths[column.key]}
          widthControl={column.isResizable === false ? undefined : widthControl}
          filter={filters?.[column.key]}
        />
      ))}
    </div>
  )
}

/** The row of column headers; it stays in place while the rows scroll. */
export const GridHeader = memo(HeaderView) as typeof HeaderView
