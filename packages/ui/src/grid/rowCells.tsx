import type { CSSProperties, ReactNode } from 'react'
import { Spinner } from '../spinner/Spinner'
import type { GridColumn, GridRowState } from './gridColumn'

/** The position of a cell in its row. */
export interface CellPlace {
  readonly index: number
  readonly style: CSSProperties | undefined
  readonly fixed: '' | 'last' | undefined
  readonly rowId: string
  /** The row's edge, which the first cell draws. */
  readonly tone: GridRowState['tone'] | undefined
}

const isRich = (content: ReactNode) => typeof content === 'object' && content !== null
const isBlank = (content: ReactNode) =>
  content === undefined || content === null || content === '' || typeof content === 'boolean'

/**
 * One cell: a function and not a component, since hundreds of them are drawn while the grid scrolls.
 *
 * @param state the row's state, for the row header to carry; `false` where this cell carries none.
 */
export function rowCell<Row>(
  { index, style, fixed, rowId, tone }: CellPlace,
  column: GridColumn<Row>,
  content: ReactNode,
  state: GridRowState | undefined | false,
) {
  const shown = Number.isNaN(content) ? null : content
  const isHeader = column.isRowHeader === true
  return (
    <div
      key={column.key}
      // An empty row header gives its row no accessible name.
      role={isHeader && !isBlank(shown) ? 'rowheader' : 'gridcell'}
      id={isHeader ? nameIdOf(rowId) : undefined}
      aria-colindex={index + 1}
      tabIndex={-1}
      data-align={column.align}
      data-icon={column.isIcon || undefined}
      data-rich={isHeader || isRich(shown) || undefined}
      data-fixed={fixed}
      data-tone={tone}
      style={style}
    >
      {state !== false && stateMark(state)}
      {isHeader && !isRich(shown) ? <span data-text="">{shown}</span> : shown}
    </div>
  )
}

/** The state of the row as an icon with its label; without a state its space stays empty. */
const stateMark = (state: GridRowState | undefined) =>
  state === undefined ? (
    <span data-state="none" aria-hidden="true" />
  ) : (
    <span role="img" aria-label={state.label} title={state.label} data-state={state.tone}>
      {state.icon}
    </span>
  )

const nameIdOf = (rowId: string) => `${rowId}-name`

/**
 * The box that chooses the row, named by it. Its events are handled by the grid.
 *
 * @param isDisabled the row cannot be chosen; its box keeps its place among the cells.
 */
export function selectCell(
  { index, style, fixed, rowId, tone }: CellPlace,
  isSelected: boolean,
  isDisabled: boolean,
) {
  const id = `${rowId}-choice`
  return (
    <div
      key="select"
      role="gridcell"
      aria-colindex={index + 1}
      tabIndex={-1}
      data-rich=""
      data-fixed={fixed}
      data-tone={tone}
      style={style}
    >
      <input
        type="checkbox"
        id={id}
        aria-label="Choose"
        aria-labelledby={`${id} ${nameIdOf(rowId)}`}
        tabIndex={-1}
        data-cell-target=""
        data-part="choice"
        aria-disabled={isDisabled || undefined}
        checked={isSelected}
        readOnly
      />
    </div>
  )
}

/**
 * One sentence in place of every cell from `from` on: the row's data are being collected. It overflows its cell over the
 * space of the other columns: a cell that spans them would change the widths of the first columns in this row.
 */
export function overlayCell(text: string, styles: readonly CSSProperties[], from: number) {
  const [own, ...others] = styles.slice(from)
  return [
    <div
      key="overlay"
      role="gridcell"
      aria-colindex={from + 1}
      aria-colspan={styles.length - from}
      tabIndex={-1}
      data-rich=""
      data-part="overlay"
      style={own}
    >
      <span>
        <Spinner />
        {text}
      </span>
    </div>,
    ...others.map((style, at) => <div key={at} aria-hidden="true" data-part="room" style={style} />),
  ]
}
