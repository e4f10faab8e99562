/** The most rows of one exported file; what matches beyond them is left out, and the file's name says so. Ours. */
export const mostExportedRows = 10_000
