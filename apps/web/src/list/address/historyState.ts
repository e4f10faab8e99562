/** The person filters in a history state, which Back restores; they are never in an address. */
export const personFiltersIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'personFilters' in state ? state.personFilters : undefined

/** A history state with these person filters in it. */
export const withPersonFilters = (state: unknown, personFilters: unknown): object => ({
  ...(typeof state === 'object' ? state : {}),
  personFilters,
})

/** The shown list for the history state of a link out of it: the query of its address and its person filters. */
export const listOf = ({ search, state }: { readonly search: string; readonly state: unknown }) => ({
  listQuery: search,
  personFilters: personFiltersIn(state),
})
