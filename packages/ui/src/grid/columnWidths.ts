import type { GridColumn } from './gridColumn'

type Measured = Pick<GridColumn<never>, 'label' | 'widthPercent' | 'minPercent' | 'minWidth' | 'isIcon'>

/** The least share of a column, in percent. */
const leastPercent = 3
/** The average advance of a letter of the header (12 px, semi-bold), and the padding of a cell, in pixels. */
const letterWidth = 7
const cellPadding = 16
const iconPadding = 8

const floorOf = (column: Measured): number => {
  const longestWord = Math.max(...column.label.split(' ').map((word) => word.length))
  return Math.max(40, longestWord * letterWidth + (column.isIcon === true ? iconPadding : cellPadding))
}

/** The tracks of a grid's columns: the CSS template and the width in pixels under which the grid scrolls sideways. */
export interface ColumnTracks {
  readonly template: string
  readonly minWidth: number
}

/**
 * Scales columns to fill 100 percent: each gets its share (`widthPercent`, at least `minPercent`) of the whole,
 * and never less than its `minWidth` in pixels. CSS does the scaling, so a change of the window costs no render.
 *
 * @example
 * columnTracks([{ label: 'Customer', widthPercent: 12 }, { label: 'Year', widthPercent: 4 }])
 * // { template: 'minmax(72px, 12fr) minmax(44px, 4fr)', minWidth: 116 }
 */
export const columnTracks = (columns: readonly Measured[]): ColumnTracks => {
  const tracks = columns.map((column) => ({
    share: Math.max(column.widthPercent, column.minPercent ?? leastPercent),
    floor: column.minWidth ?? floorOf(column),
  }))
  return {
    template: tracks.map(({ floor, share }) => `minmax(${floor}px, ${share}fr)`).join(' '),
    minWidth: tracks.reduce((sum, { floor }) => sum + floor, 0),
  }
}
