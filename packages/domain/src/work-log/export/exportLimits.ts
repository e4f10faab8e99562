/** The most rows of one exported file; what matches beyond them is left out, and the file's name says so. Ours. */
export const mostExportedRows = 10_000

/** The most opportunities that may be chosen for one file. Ours. */
export const mostExportedOpportunities = 200
