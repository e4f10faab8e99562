import type { ReactNode } from 'react'
import type { GridColumn, GridRowState } from './gridColumn'

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
  const text = isText(content) ? <span data-text="">{content}</span> : content
  if (column.isRowHeader === true) {
    return (
      <div role="rowheader" {...place}>
        {state === undefined ? (
          <span data-state="none" aria-hidden="true" />
        ) : (
          <span role="img" aria-label={state.label} title={state.label} data-state={state.tone}>
            {state.icon}
          </span>
        )}
        {text}
      </div>
    )
  }
  return (
    <div
      role="gridcell"
      {...place}
      data-align={column.align ?? 'start'}
      data-icon={column.isIcon || undefined}
    >
      {text}
    </div>
  )
}
