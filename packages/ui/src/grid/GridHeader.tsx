import type { GridColumn, GridSort } from './gridColumn'
import { GridHeaderCell } from './GridHeaderCell'
import { HeaderLine } from './gridStyle'

interface GridHeaderProps<Row> {
  readonly columns: readonly GridColumn<Row>[]
  readonly sort: GridSort | undefined
  /** The column of the tab stop when it stands in the header. */
  readonly activeColumn: number | undefined
  readonly onSort: ((key: string) => void) | undefined
}

/** The row of column headers; it stays in place while the rows scroll. */
export function GridHeader<Row>({ columns, sort, activeColumn, onSort }: GridHeaderProps<Row>) {
  return (
    <HeaderLine role="row" aria-rowindex={1} data-row="header">
      {columns.map((column, index) => (
        <GridHeaderCell
          key={column.key}
          column={column}
          columnIndex={index}
          direction={sort?.key === column.key ? sort.direction : undefined}
          isTabStop={activeColumn === index}
          onSort={onSort}
        />
      ))}
    </HeaderLine>
  )
}
