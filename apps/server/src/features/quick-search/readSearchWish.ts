import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import type { quickSearchV2, searchLog as searchLogCall } from '@retain/api-client/quick-search'
import type { Sort } from '@retain/domain/sorting/sorting'
import { splitList } from '@retain/domain/text/commaList'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { searchLog } from '@retain/domain/work-log/search-log/searchLog'
import { Refusal } from '../../core/apiProblem'
import { readFilterFields } from '../work-log/filters/readConditions'
import type { SearchLogWish } from './searchQueries'

/**
 * What a search of the Search log asks for, whichever page of it: a text with its type, or what matches its filters.
 *
 * @throws Refusal (400) for a text without its type or the other way round, and for filters out of their limits.
 */
export function readSearchWish(body: BodyOf<typeof searchLogCall>): SearchLogWish {
  const { queryType, query } = body
  const hyperionIds = splitList(body.hyperionIds)
  if (queryType !== undefined && query !== undefined)
    return { wanted: { hyperionIds, queryType, query, isLoose: false }, ...sortOf(body) }
  if (queryType === undefined && query === undefined)
    return { wanted: { hyperionIds, conditions: readFilterFields(body) }, ...sortOf(body) }
  throw missing(queryType === undefined ? 'queryType' : 'query')
}

/** The same of a quick search in which the words of a name may stand anywhere. */
export const readLooseWish = (body: BodyOf<typeof quickSearchV2>): SearchLogWish => ({
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
function missing(field: 'queryType' | 'query'): Refusal {
  const message = 'A text is looked for by its type.'
  return new Refusal('invalid', message, [{ field, code: 'invalid', message }])
}
