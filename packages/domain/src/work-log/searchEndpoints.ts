import * as E from 'fp-ts/Either'
import { storeLogTypes, type LogType, type StoreLogType } from './logTypes'

/** A call that answers a page of a log: its name in the contract, and its path below its base. */
export interface SearchEndpoint {
  readonly name: 'searchLogs' | 'searchLog' | 'quickSearchV2' | 'searchContactLog'
  readonly base: 'opportunity' | 'engine'
  readonly path: string
}

const storeSearch = { name: 'searchLogs', base: 'opportunity', path: '/search/logs' } as const

/** The calls by which each log is searched; a criteria search of the Search log too (L-550, L-551, L-553, D-01). */
export const searchEndpoints = {
  // Each of them is in the list, which the compiler does not follow through `fromEntries`.
  ...(Object.fromEntries(storeLogTypes.map((log) => [log, storeSearch])) as Readonly<
    Record<StoreLogType, typeof storeSearch>
  >),
  SRCHLOG: { name: 'searchLog', base: 'opportunity', path: '/search' },
  CONLOG: { name: 'searchContactLog', base: 'engine', path: '/v1/contactlog' },
} as const satisfies Record<LogType, SearchEndpoint>

/** The call of a quick search by the setting QuickSearchV2 (S-232, S-769, L-233, L-550, D-01). */
export const quickSearchEndpoints = {
  Off: searchEndpoints.SRCHLOG,
  On: { name: 'quickSearchV2', base: 'opportunity', path: '/v2/search' },
} as const satisfies Record<'Off' | 'On', SearchEndpoint>

/**
 * The call of a quick search in a store with these settings; a setting that is not set is Off.
 *
 * @example quickSearchEndpoint({ QuickSearchV2: true }).path // '/v2/search'
 */
export const quickSearchEndpoint = (settings: { readonly QuickSearchV2: boolean }): SearchEndpoint =>
  quickSearchEndpoints[settings.QuickSearchV2 ? 'On' : 'Off']

/**
 * The call by which a log is searched. A type that is no log is an error, whose words are the left side (S-235, L-234,
 * L-616).
 *
 * @example searchEndpoint('XLOG') // E.left('Unknown search type: XLOG')
 */
export const searchEndpoint = (type: string): E.Either<string, SearchEndpoint> =>
  Object.hasOwn(searchEndpoints, type)
    ? E.right(searchEndpoints[type as LogType])
    : E.left(`Unknown search type: ${type}`)
