import type { GridColumn } from './gridColumn'

type Measured = Pick<GridColumn<never>, 'label' | 'widthPercent' | 'minPercent' | 'minWidth' | 'isIcon'>

/** The least share of a column, in percent. */
const leastPercent = 3
/** No column gets narrower than its share of a grid of this width, in pixels per percent. */
const pixelsPerPercent = 11
/** What a figure of four digits, and an icon, need with their padding, in pixels. */
const leastWidth = 52
const leastIconWidth = 40
/** The average advance of a letter of the header (12 px, semi-bold), and the padding of a cell, in pixels. */
const letterWidth = 7
const cellPadding = 16
const iconPadding = 8

/** The letters of the longer line when a label is set in at most two lines, as evenly as its words allow. */
export const lettersInTwoLines = (label: string): number => {
  const words = label.split(' ')
  const longerLine = (cut: number) =>
    Math.max(words.slice(0, cut).join(' ').length, words.slice(cut).join(' ').length)
  return Math.min(...words.map((_, index) => longerLine(index + 1)))
}

const floorOf = (column: Measured, share: number): number => {
  const isIcon = column.isIcon === true
  const label = lettersInTwoLines(column.label) * letterWidth + (isIcon ? iconPadding : cellPadding)
  return Math.max(label, share * pixelsPerPercent, isIcon ? leastIconWidth : leastWidth)
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
 * // { template: 'minmax(132px, 12fr) minmax(52px, 4fr)', minWidth: 184 }
 */
export const columnTracks = (columns: readonly Measured[]): ColumnTracks => {
  const tracks = columns.map((column) => {
    const share = Math.max(column.widthPercent, column.minPercent ?? leastPercent)
    return { share, floor: column.minWidth ?? floorOf(column, share) }
  })
  return {
    template: tracks.map(({ floor, share }) => `minmax(${floor}px, ${share}fr)`).join(' '),
    minWidth: tracks.reduce((sum, { floor }) => sum + floor, 0),
  }
}
