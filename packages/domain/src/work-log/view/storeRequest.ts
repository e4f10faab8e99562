import type { LogColumnKey } from '../columns/columnKeys'
import { viewFields, type ViewFields } from '../../list/viewChanges'
import type { ListView } from '../../list/listView'

/** What the body of a search of one store's log says besides its filter fields. */
export interface StoreRequest<Source extends string> extends ViewFields<LogColumnKey> {
  readonly source: Source
  readonly hyperionId: string
}

/**
 * The body of a search of a store's log in a view, without filter fields: source, store, sort and page (L-112, L-416,
 * api.md 2.6). It stands apart from the tables of filters, so that the rows of a log can be requested before those are
 * loaded.
 *
 * @example storeRequest('EQLOG', 'HAR', defaultView(equityLog)) // { source: 'EQLOG', hyperionId: 'HAR', orderBy: 'equityAmount', … }
 */
export const storeRequest = <Source extends string>(
  source: Source,
  hyperionId: string,
  view: ListView<LogColumnKey>,
): StoreRequest<Source> => ({ source, hyperionId, ...viewFields(view) })
