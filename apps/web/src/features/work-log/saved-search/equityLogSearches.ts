/** The request for the saved searches of the Equity Log. */
export const equityLogSearches = { query: { searchType: 'EQLOG' } } as const
