/** How a list was last looked at: the query of its address, and in which store. */
export interface LastView {
  /** `null` after a change of store, which discards the view. */
  readonly hyperionId: string | null
  readonly query: string
  /** The fields of filters that name people, which are in the history state; missing for none. */
  readonly personFilters?: Readonly<Record<string, string>>
}

/**
 * The query from which a view is read: that of the address, and where it is empty that of the last view in this store
 * (L-479). An address that was left by another store is ignored: a change of store starts over.
 *
 * @param query of the address, with its question mark; empty for the bare address.
 * @example queryInForce('', { hyperionId: 'HAR', query: '?orderBy=year' }, 'HAR') // '?orderBy=year'
 * @example queryInForce('?orderBy=year', { hyperionId: 'BLR', query: '?orderBy=year' }, 'HAR') // ''
 */
export function queryInForce(query: string, kept: LastView | null, hyperionId: string): string {
  if (kept?.hyperionId === hyperionId) return query === '' ? kept.query : query
  return query === kept?.query ? '' : query
}
