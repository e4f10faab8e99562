import type { GridType } from './logTypes'

/** The height of a grid row in pixels (L-247). */
export const rowHeight = 30

/** The least height of a grid in pixels (L-245, L-246). */
export const minimumGridHeight = (grid: GridType): number => (grid === 'MappingTable' ? 550 : 300)

/** A screen wider than this, in pixels, has the wide layout (L-243). */
export const wideScreen = 1300

const wideColumns = 15
const narrowColumns = 9

/**
 * The columns that are shown: the first 15 on a screen wider than 1300 pixels, otherwise the first 9 (L-243, L-244,
 * L-572), and 9 while the guided tour runs (L-607).
 *
 * @example visibleColumns(columns, window.innerWidth)
 */
export const visibleColumns = <Column>(
  columns: readonly Column[],
  viewportWidth: number,
  isTourStarted = false,
): readonly Column[] =>
  columns.slice(0, viewportWidth > wideScreen && !isTourStarted ? wideColumns : narrowColumns)

/** The least width of a column in percent (L-241, L-570). */
export const minimumColumnWidth = 3

/**
 * The widths of the visible columns in percent, in their order: their shares scaled to fill 100, none below the
 * minimum (L-240, L-241, L-570).
 *
 * @example columnWidths([{ widthPercent: 12 }, { widthPercent: 12 }, { widthPercent: 1 }]) // [48.5, 48.5, 3]
 */
export function columnWidths(columns: readonly { readonly widthPercent: number }[]): readonly number[] {
  const atMinimum = new Set<number>()
  for (;;) {
    const shares = columns.reduce(
      (sum, { widthPercent }, at) => sum + (atMinimum.has(at) ? 0 : widthPercent),
      0,
    )
    const scale = (100 - atMinimum.size * minimumColumnWidth) / shares
    const isTooNarrow = ({ widthPercent }: { widthPercent: number }, at: number) =>
      !atMinimum.has(at) && widthPercent * scale < minimumColumnWidth
    const next = columns.findIndex(isTooNarrow)
    if (next < 0)
      return columns.map(({ widthPercent }, at) =>
        atMinimum.has(at) ? minimumColumnWidth : widthPercent * scale,
      )
    atMinimum.add(next)
  }
}
