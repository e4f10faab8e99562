import type { OffsetMinutes } from '../../calendar/storeOffset'
import {
  quickSearchRequest,
  searchedStores,
  type QuickSearcher,
  type QuickSearchRequest,
} from '../../quick-search/quickSearch'
import { quickSearchEndpoint, searchEndpoints, type SearchEndpoint } from '../searchEndpoints'
import { joinList } from '../../text/commaList'
import type { LogColumnKey } from '../columns/columnKeys'
import { equityLogFilters, type EquityLogFilters } from '../equity-log/equityLogFilters'
import type { EquityLogFields } from '../equity-log/equityLogRequest'
import { normaliseFilters } from '../filters/normaliseFilters'
import { filterTags, type FilterTag, type OptionLabel } from '../filters/panel/filterTags'
import { searchFields } from '../filters/searchFields'
import { viewFields, type ViewFields } from '../../list/viewChanges'
import type { LogContext } from '../view/logContext'
import type { ListView } from '../../list/listView'
import type { SearchLogView } from './searchLogView'

/** What the Search log was asked for last: a typed text, or the filters of its panel. Neither carries the other (L-548). */
export type LogSearch =
  | { readonly kind: 'quick'; readonly typed: string }
  | { readonly kind: 'criteria'; readonly filters: EquityLogFilters }

/**
 * What the Search log is asked for: the filters of its address, else the text that was typed last; `null` for neither,
 * which searches nothing. Filters win, so that going back in the history finds each search again (L-548).
 *
 * @param typed `null` when nothing was typed, or its tag was taken away.
 * @example logSearch({ color: ['Red'] }, 'Smith') // { kind: 'criteria', filters: { color: ['Red'] } }
 */
export function logSearch(filters: EquityLogFilters, typed: string | null): LogSearch | null {
  if (Object.keys(normaliseFilters(equityLogFilters, filters)).length > 0)
    return { kind: 'criteria', filters }
  return typed === null ? null : { kind: 'quick', typed }
}

/** The body of a search by criteria, without its filter fields. */
export interface CriteriaRequest extends ViewFields<LogColumnKey> {
  readonly source: 'SRCHLOG'
  /** Comma-joined. */
  readonly hyperionIds: string
}

/** The body of either search. */
export type SearchLogRequest =
  (QuickSearchRequest & ViewFields<LogColumnKey>) | (CriteriaRequest & EquityLogFields)

/**
 * The body of a search of the Search log: the text with its type, or the filter fields in its place; the stores, sort and
 * page in both (L-418, L-548, L-550). `null` for an empty text, which is no search (L-150).
 *
 * @example searchLogRequest({ kind: 'quick', typed: 'Smith' }, searcher, defaultView(searchLog), offset)?.query // 'Smith'
 */
export function searchLogRequest(
  search: LogSearch,
  searcher: QuickSearcher,
  view: ListView<LogColumnKey>,
  offset: OffsetMinutes,
): SearchLogRequest | null {
  if (search.kind === 'quick') {
    const request = quickSearchRequest(search.typed, searcher)
    return request === null ? null : { ...request, ...viewFields(view) }
  }
  return {
    ...searchFields(equityLogFilters, search.filters, offset),
    source: 'SRCHLOG',
    hyperionIds: joinList(searchedStores(searcher)),
    ...viewFields(view),
  }
}

/** The call of a search: a quick one goes by the setting QuickSearchV2, criteria always go to `/search` (L-233, L-550). */
export const searchLogEndpoint = (
  { kind }: LogSearch,
  settings: { readonly QuickSearchV2: boolean },
): SearchEndpoint => (kind === 'quick' ? quickSearchEndpoint(settings) : searchEndpoints.SRCHLOG)

/** One page of a search of the Search log. */
export type SearchLogSearch =
  | { readonly call: 'searchLog'; readonly body: SearchLogRequest }
  | { readonly call: 'quickSearchV2'; readonly body: QuickSearchRequest & ViewFields<LogColumnKey> }

/**
 * The search of a view: its filters, else its text; `null` for neither. The call center searches in all of its stores,
 * everybody else in the active one (S-232 to S-234, L-157, L-550).
 */
export function searchOfView(view: SearchLogView, context: LogContext): SearchLogSearch | null {
  const search = logSearch(view.filters, view.typed)
  if (search === null) return null
  const searcher = { ...context, activeHyperionId: context.hyperionId }
  const body = searchLogRequest(search, searcher, view, context.offset)
  if (body === null) return null
  // Only a text goes to the newer call (L-550).
  return 'queryType' in body && searchLogEndpoint(search, context).name === 'quickSearchV2'
    ? { call: 'quickSearchV2', body }
    : { call: 'searchLog', body }
}

/** The name under which the tag of a quick search stands; no filter has it. */
const quickSearchTagId = 'quickSearch'

/**
 * The tags above the grid: the text of a quick search, or the filters (L-475, L-548).
 *
 * @example searchTags({ kind: 'quick', typed: ' Smith ' }, labelOf) // [{ id: 'quickSearch', text: 'Smith' }]
 */
export function searchTags(search: LogSearch, labelOf: OptionLabel): readonly FilterTag[] {
  if (search.kind === 'criteria') return filterTags(equityLogFilters, search.filters, labelOf)
  const text = search.typed.trim()
  return text === '' ? [] : [{ id: quickSearchTagId, text }]
}
