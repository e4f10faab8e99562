import { rowHeight } from '@retain/domain/work-log/gridLayout'
import { nothingFoundText } from '@retain/domain/list/listState'
import { ErrorState } from '@retain/ui/error-state'
import { Grid, type GridProps } from '@retain/ui/grid'
import { useMemo } from 'react'
import type { ResultsGrid } from '../results/useResults'
import { gridSortOf } from './gridColumns'

/** Props of {@link ListGrid}: what `useResults` gives for the grid, and how rows are drawn. */
export interface ListGridProps<Row, Key extends string>
  extends
    ResultsGrid<Row, Key>,
    Pick<
      GridProps<Row>,
      | 'label'
      | 'columns'
      | 'getRowState'
      | 'getRowOverlay'
      | 'leadRows'
      | 'renderCard'
      | 'cardHeight'
      | 'minHeight'
      | 'rowHeight'
      | 'filters'
    > {
  /** Unique among the rows; always the same function. */
  readonly rowId: (row: Row) => string
  /** The sentence of an empty list. @default that other criteria may find something */
  readonly emptyText?: string
}

/**
 * The rows of a list as a grid, as cards on a phone; with a skeleton, an error or an empty state while there are none.
 * Functions and columns are compared by identity, so that a change of one row draws that row alone.
 *
 * @example
 * <ListGrid {...grid} label="Parts" columns={columns} rowId={partId} renderCard={renderCard} />
 */
export function ListGrid<Row, Key extends string>(props: ListGridProps<Row, Key>) {
  const { rowId, sort, onRetry, emptyText = nothingFoundText, ...rest } = props
  const gridSort = useMemo(() => gridSortOf(sort), [sort])
  const errorContent = useMemo(
    () => <ErrorState text="The list could not be loaded." onRetry={onRetry} retryLabel="Try Again" />,
    [onRetry],
  )
  return (
    <Grid
      rowHeight={rowHeight}
      {...rest}
      getRowKey={rowId}
      sort={gridSort}
      emptyText={emptyText}
      errorContent={errorContent}
    />
  )
}
