/** The fields of filters that name people, as a navigation state holds them: not in an address, but kept by Back. */
export const personFiltersIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'personFilters' in state ? state.personFilters : undefined

/** A navigation state with those fields in it, whatever was kept of them. */
export const withPersonFilters = (state: unknown, personFilters: unknown): object => ({
  ...(typeof state === 'object' ? state : {}),
  personFilters,
})

/** The list in sight, as a link out of it carries it along: what its address says, and what stands beside it. */
export const listOf = ({ search, state }: { readonly search: string; readonly state: unknown }) => ({
  listQuery: search,
  personFilters: personFiltersIn(state),
})
