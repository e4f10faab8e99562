import type { SearchEndpoint } from '@retain/domain/work-log/searchEndpoints'
import type { SearchLogRequest } from '@retain/domain/work-log/search-log/searchLogRequest'
import type { LogRequest } from '../search/logRequest'

/** A search of the Search log with the call that makes it; `null` for one that asks for nothing. */
export function searchLogCall(
  name: SearchEndpoint['name'],
  body: SearchLogRequest | null,
): LogRequest | null {
  if (body === null) return null
  // Only a text goes to the newer call (L-550).
  return name === 'quickSearchV2' && 'queryType' in body
    ? { call: 'quickSearchV2', body }
    : { call: 'searchLog', body }
}
