import { listSavedSearches } from '@retain/api-client/saved-search'
import { checkStore, listStores } from '@retain/api-client/stores'
import { searchLogs } from '@retain/api-client/work-log'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import type { EarlyRequests } from '../core/api/earlyRequests'
import { openingView } from '../features/work-log/equity-log/openingView'
import { equityLogSearches } from '../features/work-log/saved-search/equityLogSearches'
import { rememberedStoreId } from '../session/active-store/chosenStore'
import { requestedStore } from '../shell/start-up/requestedStore'
import type { AskedAhead } from './startRequests'

/** The page that is opened: the query of its address, and the history state beside it. */
interface OpenedPage extends Pick<Location, 'search'> {
  readonly state: unknown
}

/**
 * Asks for the list that the opened log shows first, as soon as the answers of the start say which it is: still ahead of the
 * app, which comes to the same search by the same rules and takes the answer. No list is asked for before the
 * service has confirmed its store (S-724). Where an answer is missing nothing is asked ahead.
 *
 * @param now milliseconds since 1970.
 */
export async function sendStartSearch(
  { transport, roles }: AskedAhead,
  { search: query, state }: OpenedPage,
  early: EarlyRequests,
  now: number,
): Promise<void> {
  const searches = early.read(listSavedSearches, equityLogSearches, transport)
  const stores = (await early.read(listStores, {}, transport)) ?? []
  const store = requestedStore(stores, query, rememberedStoreId())
  if (store === null) return
  const { hyperionId } = store
  const check = await early.read(checkStore, { query: { hyperionId } }, transport)
  if (check?.isAssigned !== true) return
  const opening = { store, roles, now: instantFromEpoch(now), query, state }
  const opened = openingView(opening, null) ?? openingView(opening, await searches)
  if (opened !== null) early.ask(searchLogs, { body: opened.search.body }, transport)
}
