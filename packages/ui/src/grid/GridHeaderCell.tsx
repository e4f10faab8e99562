import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { styled } from 'styled-components'
import type { GridColumn, GridSort } from './gridColumn'

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: 32px;
  margin: 0 -4px;
  padding: 0 4px;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: inherit;
  font-weight: inherit;
  text-align: inherit;

  @media (hover: hover) {
    &:hover {
      color: var(--ink);
    }
  }
  &[data-sorted] {
    color: var(--accent-ink);
  }
  /* The arrow takes no width: it stands in the padding, so that labels stay above their figures. */
  & svg.lucide {
    width: 12px;
    height: 12px;
    margin-right: -14px;
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
`

interface GridHeaderCellProps<Row> {
  readonly column: GridColumn<Row>
  readonly columnIndex: number
  readonly direction: GridSort['direction'] | undefined
  readonly isTabStop: boolean
  readonly onSort: ((key: string) => void) | undefined
}

function HeaderCell<Row>({ column, columnIndex, direction, isTabStop, onSort }: GridHeaderCellProps<Row>) {
  const tabIndex = isTabStop ? 0 : -1
  const isSortable = column.isSortable === true && onSort !== undefined
  return (
    <div
      role="columnheader"
      aria-colindex={columnIndex + 1}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      data-align={column.align ?? 'start'}
      data-icon={column.isIcon || undefined}
      tabIndex={isSortable ? undefined : tabIndex}
    >
      {isSortable ? (
        <SortButton
          type="button"
          tabIndex={tabIndex}
          data-cell-target=""
          data-sorted={direction}
          onClick={() => onSort(column.key)}
        >
          {column.label}
          {direction === 'ascending' && <ArrowUp aria-hidden="true" />}
          {direction === 'descending' && <ArrowDown aria-hidden="true" />}
        </SortButton>
      ) : (
        column.label
      )}
    </div>
  )
}

/** A column's header; a sortable one is a button that fills the part of the cell's focus. */
export const GridHeaderCell = memo(HeaderCell) as typeof HeaderCell
