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
