import { firstMoment } from '../../calendar/storeDay'
import type { Sort } from '../../sorting/sorting'
import { contactLogColumnKeys, type ContactLogColumnKey } from '../columns/columnKeys'
import { contactLogColumn } from '../columns/contactLogColumns'
import type { LogDefinition } from '../logDefinition'
import { logPage } from '../logPages'
import { searchEndpoints } from '../searchEndpoints'
import { filteredAddress } from '../view/addressCodec'
import type { LogContext } from '../view/logContext'
import { completeContactLogFilters, contactLogFilters, contactLogFiltersOn } from './contactLogFilters'
import { contactLogRequest, type ContactLogRequest } from './contactLogRequest'
import type { ContactLogRow } from './contactLogRow'
import { orderContactRows } from './contactRowOrder'
import { exportedContactColumns } from './exportedContactColumns'

/** One page of a search of the Contact Log. */
export interface ContactLogSearch {
  readonly call: 'searchContactLog'
  readonly body: ContactLogRequest
}

const columns = contactLogColumnKeys.map(contactLogColumn)
const defaultSort: Sort<ContactLogColumnKey> = { orderBy: 'inboundCreateDate', orderDirection: 'desc' }
const openingFilters = ({ today }: LogContext) => contactLogFiltersOn(today)

/** The Contact Log: the customers' emails of the last 30 days, the newest first (L-009, L-186, L-187, L-199, L-576). */
export const contactLog: LogDefinition<
  ContactLogColumnKey,
  typeof contactLogFilters,
  ContactLogRow,
  ContactLogSearch
> = {
  ...logPage('CONLOG'),
  gridType: 'ContactLog',
  endpoint: searchEndpoints.CONLOG,
  columns,
  defaultColumns: contactLogColumnKeys,
  fixedColumns: [],
  hasColumnEditor: false,
  exportColumns: () => exportedContactColumns,
  defaultSort,
  filters: contactLogFilters,
  openingFilters,
  address: filteredAddress({
    columns,
    defaultSort,
    filters: contactLogFilters,
    openingFilters,
    completeFilters: (filters, { today }) => completeContactLogFilters(filters, today),
    hasSavedSearches: false,
  }),
  search: (view, { hyperionId, today, offset }) => ({
    call: 'searchContactLog',
    body: contactLogRequest(view.filters, view, { hyperionId, now: firstMoment(today, offset), offset }),
  }),
  orderRows: orderContactRows,
}
