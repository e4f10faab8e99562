/** The height of the header of a grid, in pixels. */
export const headerHeight = 40
