import { searchEndpoints } from '../searchEndpoints'
import type { LogColumnKey } from '../columns/columnKeys'
import { equityLogFilters } from '../equity-log/equityLogFilters'
import type { LogDefinition } from '../logDefinition'
import { logPage } from '../logPages'
import { opportunityRows } from '../opportunityLog'
import type { LogRow } from '../rows/logRow'
import { filteredAddress } from '../view/addressCodec'
import { quickSearchState, typedIn } from './quickSearchState'
import { searchOfView, type SearchLogSearch } from './searchLogRequest'
import { searchLogSort } from './searchLogSort'
import type { SearchLogView } from './searchLogView'

const openingFilters = () => ({})
const filtered = filteredAddress({
  columns: opportunityRows.columns,
  defaultSort: searchLogSort,
  filters: equityLogFilters,
  openingFilters,
  hasSavedSearches: false,
})

/** The Search log: what a quick search or a criteria search found, in one store or in several (L-010, L-548, L-575). */
export const searchLog: LogDefinition<
  LogColumnKey,
  typeof equityLogFilters,
  LogRow,
  SearchLogSearch,
  SearchLogView
> = {
  ...logPage('SRCHLOG'),
  ...opportunityRows,
  endpoint: searchEndpoints.SRCHLOG,
  defaultColumns: [
    'customerName',
    'opptStoreName',
    'dealType',
    'paymentsLeft',
    'equityAmount',
    'year',
    'makeName',
    'modelName',
    'status',
    'lastActionIcon',
    'contactDate',
    'opptOwnerName',
    'predictiveScore',
    'currentPayment',
    'note',
  ],
  fixedColumns: ['customerName'],
  defaultSort: searchLogSort,
  filters: equityLogFilters,
  openingFilters,
  // The text of a quick search is somebody's name more often than not, so that it stands in the history state.
  address: {
    read: (query, personFilters, context) => ({
      ...filtered.read(query, personFilters, context),
      typed: typedIn(personFilters),
    }),
    print: (view, context) => {
      const { query, personFilters } = filtered.print(view, context)
      return { query, personFilters: { ...personFilters, ...quickSearchState(view.typed) } }
    },
  },
  search: searchOfView,
}
