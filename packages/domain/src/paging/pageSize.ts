/** Rows on a page of a log (S-484, L-375). */
export const defaultPageSize = 50

/** Links on a page of helpful links, and rows on a page of the admin lists of links and of announcements (S-267, S-433). */
export const shortPageSize = 10

/** The page that a list starts with (S-485, L-376). */
export const firstPage = 1

/** The page size of 'Show all', which is also the largest that a call may ask for (S-486, L-377). */
export const maximumPageSize = 10_000

/** Pages with more rows than this are sent and read row by row, and the others as a whole. */
export const largestWholePage = 500
