import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { quickSearchV2, searchLog as searchLogCall } from '@retain/api-client/quick-search'
import type { Sort } from '@retain/domain/sorting/sorting'
import { splitList } from '@retain/domain/text/commaList'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { ApiProblem } from '../../core/apiProblem'
import { readFilterFields } from '../work-log/filters/readConditions'
import type { SearchLogQuery } from './searchQueries'

/**
 * What a search of the Search log asks for, whichever page of it: a text with its type, or what matches its filters.
 *
 * @throws ApiProblem (400) for a text without its type or the other way round, and for filters out of their limits.
 */
export function readSearchQuery(body: BodyOf<typeof searchLogCall>): SearchLogQuery {
  const { queryType, query } = body
  const hyperionIds = splitList(body.hyperionIds)
  if (queryType !== undefined && query !== undefined)
    return { wanted: { hyperionIds, queryType, query, isLoose: false }, ...sortOf(body) }
  if (queryType === undefined && query === undefined)
    return { wanted: { hyperionIds, conditions: readFilterFields(body) }, ...sortOf(body) }
  throw missing(queryType === undefined ? 'queryType' : 'query')
}

/** The same of a quick search in which the words of a name are beginnings of words, in any order (D-71). */
export const readLooseQuery = (body: BodyOf<typeof quickSearchV2>): SearchLogQuery => ({
  wanted: {
    hyperionIds: splitList(body.hyperionIds),
    queryType: body.queryType,
    query: body.query,
    isLoose: true,
  },
  ...sortOf(body),
})

const sortOf = ({ orderBy, orderDirection }: Partial<Sort<LogColumnKey>>): Sort<LogColumnKey> => ({
  orderBy: orderBy ?? searchLog.defaultSort.orderBy,
  orderDirection: orderDirection ?? searchLog.defaultSort.orderDirection,
})

/** A text without its type, or the other way round, is no search. */
function missing(field: 'queryType' | 'query'): ApiProblem {
  const message = 'A text is looked for by its type.'
  return new ApiProblem('invalid', message, [{ field, code: 'invalid', message }])
}
