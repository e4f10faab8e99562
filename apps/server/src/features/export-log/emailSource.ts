import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { ExportedRows } from '@retain/domain/list/export/exportedRows'
import {
  findEmails,
  emailOrder,
  emailsOf,
  emailsOfStore,
  type ContactLogQuery,
} from '../contact-log/contactLogQueries'
import { presentContactLogRow } from '../contact-log/presentContactLogRow'
import { inOrder, type ExportedSource } from './exportedSource'

/**
 * The emails of the Contact Log. Their keys are their entries in the history.
 *
 * @param chosen of the store these emails, in the place of what the search finds.
 */
export const emailSource = (
  query: ContactLogQuery,
  chosen: readonly string[] | undefined,
  { lines }: ExportedRows<ContactLogRow>,
): ExportedSource => ({
  findKeys: async (db, limit) => {
    const wanted =
      chosen === undefined
        ? emailsOf(db, query)
        : emailsOfStore(db, query.hyperionId).where('m.inbound_contact_history_id', 'in', chosen)
    const rows = await wanted
      .select('m.inbound_contact_history_id')
      .orderBy(emailOrder(query))
      .limit(limit)
      .execute()
    return rows.map((row) => row.inbound_contact_history_id)
  },
  readLines: async (db, keys) => {
    const rows = await findEmails(db, query.hyperionId, keys)
    return lines(inOrder(keys, rows, (row) => row.inbound_contact_history_id).map(presentContactLogRow))
  },
})
