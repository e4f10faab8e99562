import type { Sort } from '@retain/domain/sorting/sorting'
import type { ColumnAlign } from '@retain/domain/work-log/columns/columnDefinition'
import type { GridSort } from '@retain/ui/grid-column'

/** Where the text of a column stands, in the words of the grid. */
export const columnAligns: Readonly<Record<ColumnAlign, 'start' | 'center' | 'end'>> = {
  left: 'start',
  center: 'center',
  right: 'end',
}

/** The order of a log, in the words of the grid. */
export const gridSortOf = ({ orderBy, orderDirection }: Sort<string>): GridSort => ({
  key: orderBy,
  direction: orderDirection === 'asc' ? 'ascending' : 'descending',
})
