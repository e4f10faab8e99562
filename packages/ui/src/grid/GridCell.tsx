import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { GridColumn, GridRowState } from './gridColumn'
import { CellBox, CellText } from './gridStyle'

const RowHeaderBox = styled(CellBox)`
  font-weight: 550;
  & a {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--accent-ink);
  }
  & > svg.lucide {
    width: 14px;
    height: 14px;
    color: var(--ink-3);
  }
  @media (hover: hover) {
    & a:hover {
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  }
  & a:focus-visible {
    border-radius: var(--r-1);
    box-shadow: inset 0 0 0 2px var(--a-500);
  }
  [data-overlaid] & {
    color: var(--ink-3);
  }
`

const StateMark = styled.span`
  display: inline-flex;
  flex: none;
  width: 16px;
  height: 16px;
  & svg.lucide {
    width: 14px;
    height: 14px;
    margin: 1px;
  }
  &[data-tone='open'] {
    color: var(--open-ink);
  }
  &[data-tone='sched'] {
    color: var(--sched-ink);
  }
  &[data-tone='cand'] {
    color: var(--cand-ink);
  }
`

interface GridCellProps<Row> {
  readonly column: GridColumn<Row>
  readonly columnIndex: number
  readonly isTabStop: boolean
  readonly state: GridRowState | undefined
  readonly content: ReactNode
}

const isText = (content: ReactNode) => typeof content === 'string' || typeof content === 'number'

/** One cell. The row header carries the state's icon, with its meaning for screen readers. */
export function GridCell<Row>({ column, columnIndex, isTabStop, state, content }: GridCellProps<Row>) {
  const place = { 'aria-colindex': columnIndex + 1, tabIndex: isTabStop ? 0 : -1 }
  const text = isText(content) ? <CellText>{content}</CellText> : content
  if (column.isRowHeader === true) {
    return (
      <RowHeaderBox role="rowheader" {...place}>
        {state === undefined ? (
          <StateMark aria-hidden="true" />
        ) : (
          <StateMark role="img" aria-label={state.label} title={state.label} data-tone={state.tone}>
            {state.icon}
          </StateMark>
        )}
        {text}
      </RowHeaderBox>
    )
  }
  return (
    <CellBox
      role="gridcell"
      {...place}
      data-align={column.align ?? 'start'}
      data-icon={column.isIcon || undefined}
    >
      {text}
    </CellBox>
  )
}
