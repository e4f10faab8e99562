import type { GridColumn } from './gridColumn'

type Measured = Pick<
  GridColumn<never>,
  'label' | 'isLabelHidden' | 'widthPercent' | 'minPercent' | 'minWidth' | 'isIcon' | 'isSortable'
>

/** The least share of a column, in percent. */
const leastPercent = 3
/** No column gets narrower than its share of a grid of this width, in pixels per percent. */
const pixelsPerPercent = 11
/** The widths of a figure of four digits and of an icon with their padding, in pixels. */
const leastWidth = 52
const leastIconWidth = 40
/** The average advance of a letter of the header (12 px, semi-bold), and the padding of a cell, in pixels. */
const letterWidth = 7
const cellPadding = 16
const iconPadding = 8

/** The letters of the longer line of a label that is broken into at most two lines, as evenly as its words allow. */
export const lettersInTwoLines = (label: string): number => {
  const words = label.split(' ')
  const longerLine = (cut: number) =>
    Math.max(words.slice(0, cut).join(' ').length, words.slice(cut).join(' ').length)
  return Math.min(...words.map((_, index) => longerLine(index + 1)))
}

/** The arrow of a sorted column may stand in its padding, for which that of an icon is too narrow. */
const headerPadding = (isIcon: boolean, isSortable: boolean): number =>
  isIcon && !isSortable ? iconPadding : cellPadding

/** The width under which a column's header or figures are cut, in pixels; the user cannot make it narrower. */
export const leastColumnWidth = ({
  label,
  isLabelHidden = false,
  minWidth,
  isIcon = false,
  isSortable = false,
}: Measured): number =>
  minWidth ??
  Math.max(
    isLabelHidden ? 0 : lettersInTwoLines(label) * letterWidth + headerPadding(isIcon, isSortable),
    isIcon ? leastIconWidth : leastWidth,
  )

/** The share of a column among the shares of all, in percent. */
export const columnShare = ({ widthPercent, minPercent = leastPercent }: Measured): number =>
  Math.max(Number.isFinite(widthPercent) ? widthPercent : 0, minPercent)

/** The track of a column: its share, `grow`, of the width among the shares of the others, and never under `width` pixels. */
export interface ColumnTrack {
  readonly grow: number
  readonly width: number
}

/** Widths that the user has set, in percent of the grid, by the column's key; `gridWidth` in pixels. */
export interface SetWidths {
  readonly percents: Readonly<Record<string, number>>
  readonly gridWidth: number
}

/**
 * Scales columns to fill 100 percent: each gets its share (`widthPercent`, at least `minPercent`) of the whole to the pixel,
 * and never less than its `minWidth`; where that is more, the others share the rest. A column whose width the user has set is
 * not scaled.
 *
 * @example
 * columnTracks([{ key: 'name', label: 'Customer', widthPercent: 12 }, { key: 'year', label: 'Year', widthPercent: 4 }])
 * // [{ grow: 12, width: 132 }, { grow: 4, width: 52 }]
 */
export const columnTracks = (
  columns: readonly (Measured & { readonly key: string })[],
  { percents, gridWidth }: SetWidths = { percents: {}, gridWidth: 0 },
): readonly ColumnTrack[] =>
  columns.map((column) => {
    const least = leastColumnWidth(column)
    const set = percents[column.key]
    if (set !== undefined) {
      const onePercent = gridWidth > 0 ? gridWidth / 100 : pixelsPerPercent
      return { grow: 0, width: Math.round(Math.max(least, set * onePercent)) }
    }
    const share = columnShare(column)
    return { grow: share, width: column.minWidth ?? Math.max(least, share * pixelsPerPercent) }
  })

/**
 * What one percent is in a grid such that its columns fill it, as CSS: what the least widths take beyond the shares of their
 * columns is missing from the others in proportion (L-240). `100cqw` is the width of the grid. Of the columns in the order in which
 * they reach their least widths, the first ones have these; how many is what gives the smallest percent.
 *
 * @example percentWidth([{ grow: 0, width: 40 }, { grow: 12, width: 132 }]) // 'min((var(--grid-width, 100cqw) - 40px) / 12)'
 */
export function percentWidth(tracks: readonly ColumnTrack[]): string {
  const shared = tracks
    .filter(({ grow }) => grow > 0)
    .sort((one, other) => other.width / other.grow - one.width / one.grow)
  const taken = tracksWidth(tracks.filter(({ grow }) => grow === 0))
  const percents = shared.map((_, count) => {
    const width = taken + tracksWidth(shared.slice(0, count))
    return `(var(--grid-width, 100cqw) - ${width}px) / ${shared.slice(count).reduce((sum, { grow }) => sum + grow, 0)}`
  })
  return percents.length === 0 ? '0px' : `min(${percents.join(', ')})`
}

/** The width under which the grid scrolls sideways, in pixels. */
export const tracksWidth = (tracks: readonly ColumnTrack[]): number =>
  tracks.reduce((sum, { width }) => sum + width, 0)
