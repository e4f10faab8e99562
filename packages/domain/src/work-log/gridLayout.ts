import type { GridType } from './logTypes'

/** The height of a grid row in pixels (L-247). */
export const rowHeight = 30

/** The least height of a grid in pixels (L-245, L-246). */
export const minimumGridHeight = (grid: GridType): number => (grid === 'MappingTable' ? 550 : 300)

/** A screen wider than this, in pixels, has the wide layout (L-243). */
export const wideScreen = 1300

/** How many columns an opportunity log shows on a wide screen, and on a narrow one (L-243, L-244). */
export const shownColumns = { wide: 15, narrow: 9 } as const

/**
 * The columns that are shown: the first 15 on a screen wider than 1300 pixels, otherwise the first 9 (L-243, L-244,
 * L-572), and 9 while the guided tour runs (L-607). The Contact Log shows all of its columns at every width (L-572).
 *
 * @example visibleColumns('OpportunityLog', columns, window.innerWidth)
 */
export const visibleColumns = <Column>(
  grid: GridType,
  columns: readonly Column[],
  viewportWidth: number,
  isTourStarted = false,
): readonly Column[] =>
  grid === 'OpportunityLog'
    ? columns.slice(0, viewportWidth > wideScreen && !isTourStarted ? shownColumns.wide : shownColumns.narrow)
    : columns

/**
 * Which buttons a row of an admin list offers once deletion is enabled there; in the logs it never is (L-255, L-256,
 * L-608).
 *
 * @example rowButtons('MappingTable', true) // ['delete']
 */
export function rowButtons(grid: GridType, isDeletionEnabled: boolean): readonly ('delete' | 'extend')[] {
  if (!isDeletionEnabled) return []
  return grid === 'MappingTable' ? ['delete'] : ['delete', 'extend']
}
