/** The height of the labels of a grid's columns, in pixels. */
const labelHeight = 40

/** The height of the filters under them, in pixels. */
const filterHeight = 40

/** The height of the header of a grid, in pixels. Styles have it as `--grid-header-height`. */
export const headerHeight = (hasFilters: boolean): number => labelHeight + (hasFilters ? filterHeight : 0)

/** The lines of a header with filters, as the tracks of a CSS grid. */
export const headerTracks = `${labelHeight}px ${filterHeight}px`
