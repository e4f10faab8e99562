import { can } from '../session/user/can'
import type { Permission } from '../session/user/permissions'
import { joinList } from '../text/commaList'
import { classifyQuery } from './classifyQuery'
import type { QuickQuery } from './queryTypes'

/** The greatest total of the Search log, by quick search or by criteria, whatever the page size (L-232, L-549). */
export const searchResultCap = 2000

/** The longest text that is looked for, in characters (api.md, sizes). */
export const longestSearchText = 200

/** Who searches, and where. */
export interface QuickSearcher {
  readonly roles: readonly Permission[]
  /** The user's own stores. */
  readonly stores: readonly { readonly hyperionId: string }[]
  readonly activeHyperionId: string
}

/**
 * The stores that a quick search covers: all of the user's for the call center, in the order of the profile, otherwise the
 * active one (S-233, S-234, L-157).
 *
 * @example searchedStores({ roles: [], stores, activeHyperionId: 'HAR' }) // ['HAR']
 */
export const searchedStores = ({ roles, stores, activeHyperionId }: QuickSearcher): readonly string[] =>
  can(roles, 'Opportunity_Call_Center_Access')
    ? [...new Set([...stores.map(({ hyperionId }) => hyperionId), activeHyperionId])]
    : [activeHyperionId]

/** What a quick search sends besides sort and page (S-234, L-418, L-550). */
export interface QuickSearchRequest extends QuickQuery {
  readonly source: 'SRCHLOG'
  /** Comma-joined. */
  readonly hyperionIds: string
}

/**
 * The request of a typed text; `null` for an empty one, which does nothing (S-223, L-150).
 *
 * @example quickSearchRequest("O'Neil", searcher)?.query // 'O%27Neil'
 */
export function quickSearchRequest(typed: string, searcher: QuickSearcher): QuickSearchRequest | null {
  const found = classifyQuery(typed)
  return found === null
    ? null
    : { source: 'SRCHLOG', hyperionIds: joinList(searchedStores(searcher)), ...found }
}

/** The placeholder of the input (S-217, S-761, D-60): `Search Retain`. */
export const quickSearchPlaceholder = (appName: string): string => `Search ${appName}`

/**
 * The option that offers the search itself (S-220, S-762); `null` while nothing is typed.
 *
 * @example searchForText('Smith') // 'Search for "Smith"'
 */
export const searchForText = (typed: string): string | null =>
  typed.trim() === '' ? null : `Search for "${typed.trim()}"`

/**
 * Whether a key runs the search: Enter and Tab, when something is typed. Tab lets the focus move on in any case
 * (S-221 to S-223, S-763).
 */
export const runsSearch = (key: string, typed: string): boolean =>
  (key === 'Enter' || key === 'Tab') && typed.trim() !== ''
