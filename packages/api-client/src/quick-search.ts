import { queryTypes } from '@retain/domain/quick-search/queryTypes'
import type { RecentOpportunity } from '@retain/domain/quick-search/recents'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { splitList } from '@retain/domain/text/commaList'
import { logColumnKeys } from '@retain/domain/work-log/columns/columnKeys'
import * as t from 'io-ts'
import {
  checked,
  hyperionId,
  instant,
  nullable,
  oneOf,
  opptId,
  pageOf,
  record,
  text,
  textUpTo,
} from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { sortAndPage } from './kernel/search'
import { equityLogFields } from './equityLogFields'
import { logRow } from './work-log'

/** The most stores of one search (api.md 1.2, sizes). */
const mostStores = 500

/** The longest text that is looked for: 200 characters, each of which may travel as three (D-17). */
const longestQuery = textUpTo(600)

/** One store code or several, comma-joined. */
const hyperionIds = checked(
  'comma-joined store codes',
  (value): value is string =>
    text.is(value) && splitList(value).length > 0 && splitList(value).length <= mostStores,
)

/** What is looked for, as `classifyQuery` writes it. */
const query = checked('query', (value): value is string => text.is(value) && longestQuery.is(value))

const queryType = oneOf(queryTypes, 'query type')

const searched = record({ source: oneOf(['SRCHLOG']), hyperionIds })

/** Whose data a search touches: each store once. More than one store is for the call center. */
const searchedStores = {
  stores: ({ body }: { readonly body: { readonly hyperionIds: string } }) => [
    ...new Set(splitList(body.hyperionIds)),
  ],
  severalNeed: 'Opportunity_Call_Center_Access',
} as const

/**
 * One page of the Search log: what a typed text finds (`queryType` and `query`), or without one what the filters find; the
 * filter fields of a search for a text do not count. The total is 2000 at most, and `meta.capped` is true where more matches.
 */
export const searchLog = endpoint({
  name: 'searchLog',
  base: 'opportunity',
  method: 'POST',
  path: '/search',
  body: t.intersection([
    searched,
    t.exact(t.partial({ queryType, query })),
    equityLogFields,
    sortAndPage(logColumnKeys),
  ]),
  output: pageOf(logRow),
  access: { anyOf: [generalAccess] },
  scope: searchedStores,
  kind: 'search',
  rows: ['S-232', 'S-234', 'L-232', 'L-417', 'L-418', 'L-444', 'L-548', 'L-549', 'L-550'],
})

/** One page of the Search log as `searchLog` answers it, where the words of a name may stand in any order and be parts of words. */
export const quickSearchV2 = endpoint({
  name: 'quickSearchV2',
  base: 'opportunity',
  method: 'POST',
  path: '/v2/search',
  body: t.intersection([searched, record({ queryType, query }), sortAndPage(logColumnKeys)]),
  output: pageOf(logRow),
  access: { anyOf: [generalAccess] },
  scope: searchedStores,
  kind: 'search',
  rows: ['S-232', 'S-769', 'L-233', 'L-550'],
})

/** Whether a search left out some of what matches, by the `meta` of its answer. */
export const isCapped = (meta: Readonly<Record<string, unknown>>): boolean => meta['capped'] === true

const recentOpportunity: t.Type<RecentOpportunity, unknown> = record(
  { opptId, hyperionId, customerName: t.string, vehicle: nullable(t.string), viewedDate: instant },
  'recent opportunity',
)

/** The opportunities of a store that the caller viewed last: 10 at most, newest first. */
export const listLastViewed = endpoint({
  name: 'listLastViewed',
  base: 'opportunity',
  method: 'GET',
  path: '/last-viewed',
  query: record({ hyperionId }),
  output: t.readonlyArray(recentOpportunity),
  access: { anyOf: [generalAccess] },
  scope: { store: ({ query: { hyperionId: store } }) => store },
  handlesNotFound: true,
  rows: ['S-218', 'S-219', 'S-416', 'L-440', 'L-560'],
})

/** Records that the caller opened an opportunity. */
export const recordOpportunityViewed = endpoint({
  name: 'recordOpportunityViewed',
  base: 'opportunity',
  method: 'POST',
  path: '/opportunity-viewed',
  body: record({ opptId, hyperionId }),
  output: t.null,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opptId },
  rows: ['S-417', 'S-704'],
})
