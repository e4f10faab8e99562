import type { FieldTexts } from '../filters/filter-types/filterKind'

/** How a log was last looked at: the query of its address, and in which store. */
export interface LastView {
  /** `null` once the person has changed to another store: nothing of the view counts any more. */
  readonly hyperionId: string | null
  readonly query: string
  /** The fields of filters that name people, which stand beside the address; missing for none. */
  readonly personFilters?: FieldTexts
}

/**
 * The query from which a view is read: that of the address, and where it says nothing how the log was left in this store
 * (L-479). An address that is left over from another store says nothing: a change of store begins afresh.
 *
 * @param query of the address, with its question mark; empty for the bare address.
 * @example queryInForce('', { hyperionId: 'HAR', query: '?orderBy=year' }, 'HAR') // '?orderBy=year'
 * @example queryInForce('?orderBy=year', { hyperionId: 'BLR', query: '?orderBy=year' }, 'HAR') // ''
 */
export function queryInForce(query: string, kept: LastView | null, hyperionId: string): string {
  if (kept?.hyperionId === hyperionId) return query === '' ? kept.query : query
  return query === kept?.query ? '' : query
}
