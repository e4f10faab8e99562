import type { ReactNode } from 'react'

/** One column of a grid. Keep columns at a stable identity (a constant or `useMemo`): rows re-render when it changes. */
export interface GridColumn<Row> {
  /** Unique among the grid's columns. */
  readonly key: string
  /** The header's text. */
  readonly label: string
  /** The label is for screen readers only: over buttons, over icons. @default false */
  readonly isLabelHidden?: boolean | undefined
  /** The column's share of the width, in percent; the visible columns are scaled to fill 100 together. */
  readonly widthPercent: number
  /** The least share, in percent. @default 3 */
  readonly minPercent?: number | undefined
  /** The least width in pixels, for contents that must not be cut. @default the longest word of a visible label */
  readonly minWidth?: number | undefined
  /** @default 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined
  /** The column that names the row; it carries the row's state icon. @default false */
  readonly isRowHeader?: boolean | undefined
  /** @default false */
  readonly isSortable?: boolean | undefined
  /** The user may change the width, if the grid has `onColumnResize`. @default true */
  readonly isResizable?: boolean | undefined
  /** The cells hold one icon: less padding. @default false */
  readonly isIcon?: boolean | undefined
  /**
   * A cell's content; null, undefined, NaN and booleans leave it blank. Links and buttons in it are reached by Enter or F2
   * from the cell, never by Tab. It is called for visible rows whenever they change: keep it cheap, and its elements
   * plain.
   */
  readonly render: (row: Row) => ReactNode
}

/** The sorted column and its direction. */
export interface GridSort {
  readonly key: string
  readonly direction: 'ascending' | 'descending'
}

/** The state at a row's left edge; the icon and the label show it without colour. */
export interface GridRowState {
  readonly tone: 'open' | 'sched' | 'cand' | 'warn' | 'danger'
  readonly icon: ReactNode
  readonly label: string
}

/** Which rows are chosen, by their keys; keys of rows that are not in the grid stay as they are. */
export interface GridSelection {
  readonly selectedKeys: ReadonlySet<string>
  readonly onChange: (selectedKeys: ReadonlySet<string>) => void
  /** Whether a row can be chosen, by its key; the box of another is drawn as disabled. @default every row */
  readonly isSelectable?: ((key: string) => boolean) | undefined
}
