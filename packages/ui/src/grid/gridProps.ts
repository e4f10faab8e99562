import type { ReactNode } from 'react'
import type { GridColumn, GridRowState, GridSelection, GridSort } from './gridColumn'
import type { GridStart } from './gridStart'

/** The state of the rows. */
export type GridStatusName = 'loading' | 'ready' | 'refreshing' | 'error'

/**
 * Props of a grid. Rows, functions and columns are compared by identity: keep them stable. To change one row, give a new
 * array in which that row alone is a new object; it alone renders again.
 */
export interface GridProps<Row> {
  /** The grid's name for screen readers. */
  readonly label: string
  /** In their order; keys that other props name and no column has are ignored. */
  readonly columns: readonly GridColumn<Row>[]
  /** The rows in their order; with `onSort` the caller sorts them. */
  readonly rows: readonly Row[]
  /** Unique among the rows; an error says so while developing. */
  readonly getRowKey: (row: Row) => string
  /**
   * `loading`: no rows yet, a spinner is shown. `refreshing`: the old rows stay until the new ones are loaded.
   * `error`: the rows could not be loaded, `errorContent` is shown. @default 'ready'
   */
  readonly status?: GridStatusName | undefined
  /**
   * Where the grid opens. With another `id`, together with its rows, it opens again: at the top, unless `scrollTop` and `rowKey`
   * say where it was left. @default at the top, and never again
   */
  readonly start?: GridStart | undefined
  /** The column by which the rows are sorted, and which way. */
  readonly sort?: GridSort | undefined
  /** A sortable header was pressed. The caller sorts; without it no header can be pressed. */
  readonly onSort?: ((key: string) => void) | undefined
  /** The state of a row: its left edge, icon and label. */
  readonly getRowState?: ((row: Row) => GridRowState | undefined) | undefined
  /** A sentence over every cell but the first, with a spinner: the row's data are still being collected. */
  readonly getRowOverlay?: ((row: Row) => string | undefined) | undefined
  /** How many of the first columns stay visible while the grid scrolls sideways. @default 0 */
  readonly fixedColumns?: number | undefined
  /** Rows can be chosen, by a column of boxes before the others. */
  readonly selection?: GridSelection | undefined
  /** Widths that the user has set, in percent of the grid, by column key; the other columns share what is left. */
  readonly columnWidths?: Readonly<Record<string, number>> | undefined
  /**
   * The controls that filter columns, by column key: each is under the label of its column, above the cards on a phone.
   * Tab reaches them. Each control names its column.
   */
  readonly filters?: Readonly<Record<string, ReactNode>> | undefined
  /** The user has set a column's width, or its default (undefined); without it widths cannot be set. */
  readonly onColumnResize?: ((key: string, percent: number | undefined) => void) | undefined
  /** The sentence when there are no rows. */
  readonly emptyText?: string | undefined
  /** The label of the spinner of the first load. @default 'Loading' */
  readonly loadingText?: string | undefined
  /** Shown in place of the rows if they could not be loaded: a message and a retry button. */
  readonly errorContent?: ReactNode
  /**
   * How many of the first rows are a separate block, with space under the last of them. @default 0
   */
  readonly leadRows?: number | undefined
  /** In pixels. @default 30 */
  readonly rowHeight?: number | undefined
  /** The least height of the whole grid, in pixels. @default 300 */
  readonly minHeight?: number | undefined
  /** Draws a row as a card where the grid is at most 720 px wide; without it the grid scrolls sideways. */
  readonly renderCard?: ((row: Row) => ReactNode) | undefined
  /** The height of a card with the gap after it, in pixels. @default 126 */
  readonly cardHeight?: number | undefined
}
