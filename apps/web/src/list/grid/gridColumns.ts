import type { Sort } from '@retain/domain/sorting/sorting'
import type { ColumnDefinition } from '@retain/domain/list/columnDefinition'
import type { GridColumn, GridSort } from '@retain/ui/grid-column'
import type { ReactNode } from 'react'
import type { ListColumn } from '../results/listDefinition'

/** A column of a list, and its position in a grid. */
export interface ListGridColumn<Key extends string = string>
  extends ListColumn<Key>, Pick<ColumnDefinition<Key>, 'align' | 'widthPercent'> {}

const aligns = { left: 'start', center: 'center', right: 'end' } as const

/** Options of the columns of a grid. */
interface ColumnLooks<Row, Key extends string> {
  /** The column that names the row. */
  readonly rowHeader: Key
  /** How many pixels one percent is at least: the grid rather scrolls sideways, and its columns stay in proportion (L-240). */
  readonly percentMinWidth?: number
  /** Columns whose cells hold one icon. */
  readonly iconColumns?: ReadonlySet<Key>
  /** Draws a cell. */
  readonly cell: (key: Key, row: Row) => ReactNode
}

/** The columns of a grid, in their order. Memoise them: the grid compares them by identity. */
export const gridColumns = <Row, Key extends string>(
  columns: readonly ListGridColumn<Key>[],
  { rowHeader, percentMinWidth, iconColumns, cell }: ColumnLooks<Row, Key>,
): readonly GridColumn<Row>[] =>
  columns.map(({ key, label, align, widthPercent, isSortable = true }) => ({
    key,
    label,
    widthPercent,
    align: aligns[align],
    minWidth: percentMinWidth === undefined ? undefined : widthPercent * percentMinWidth,
    isSortable,
    isIcon: iconColumns?.has(key),
    isRowHeader: key === rowHeader,
    render: (row) => cell(key, row),
  }))

/** The order of a list, in the words of the grid. */
export const gridSortOf = ({ orderBy, orderDirection }: Sort): GridSort => ({
  key: orderBy,
  direction: orderDirection === 'asc' ? 'ascending' : 'descending',
})
