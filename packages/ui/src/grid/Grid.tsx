import { useMemo } from 'react'
import { checkKeys } from './checkKeys'
import type { GridProps } from './gridProps'
import { GridShell } from './GridShell'
import { useRowSource } from './useRowSource'

export type { GridProps, GridStatusName } from './gridProps'
export type { GridStart } from './gridStart'

const noRows: readonly never[] = []

/**
 * A grid of many rows: sortable headers, states, virtual rows, the ARIA grid keyboard, and cards on a phone.
 * It fills its flex parent.
 *
 * @example
 * <Grid label="Equity Log" columns={columns} rows={rows} getRowKey={(row) => row.opptId} onSort={sortBy} />
 */
export function Grid<Row>({ rows, getRowKey, start, ...rest }: GridProps<Row>) {
  const { label, status } = rest
  const drawn = status === 'loading' || status === 'error' ? noRows : rows
  useMemo(() => checkKeys(label, 'rows', drawn, getRowKey), [label, drawn, getRowKey])
  const source = useRowSource({ rows: drawn, getRowKey, start }, [
    rest.columns,
    rest.getRowState,
    rest.getRowOverlay,
    rest.renderCard,
  ])
  // Rows are not passed as props: a change of one row would render every component above it.
  return <GridShell {...rest} source={source} isEmpty={rows.length === 0} />
}
