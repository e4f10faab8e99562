import { searchEndpoints } from '../searchEndpoints'
import { contactLogColumnKeys, type ContactLogColumnKey } from '../columns/columnKeys'
import { contactLogColumn } from '../columns/contactLogColumns'
import type { LogDefinition } from '../logDefinition'
import { logPage } from '../logPages'

/** The Contact Log: the customers' emails of the last 30 days, the newest first (L-009, L-186, L-187, L-199, L-576). */
export const contactLog: LogDefinition<ContactLogColumnKey> = {
  ...logPage('CONLOG'),
  gridType: 'ContactLog',
  endpoint: searchEndpoints.CONLOG,
  columns: contactLogColumnKeys.map(contactLogColumn),
  defaultColumns: contactLogColumnKeys,
  fixedColumns: [],
  hasColumnEditor: false,
  defaultSort: { orderBy: 'inboundCreateDate', orderDirection: 'desc' },
}
