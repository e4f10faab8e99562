import type { CSSProperties, ReactNode } from 'react'
import { Spinner } from '../spinner/Spinner'
import type { GridColumn, GridRowState } from './gridColumn'

/** Where a cell stands in its row. */
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
      // An empty header cannot name its row.
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

/** What the row's edge says, as an icon with its meaning; without a state its room stays free. */
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
 * The box that chooses the row, named by it. What happens to it is heard by the grid around it.
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
 * One sentence in place of every cell from `from` on: the row's data are on their way. It runs on over the room that the
 * other columns keep: in a cell as wide as all of them the first columns would be of other widths than in other rows.
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
