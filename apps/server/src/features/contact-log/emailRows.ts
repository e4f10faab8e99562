import type { KeyedRows } from '../../db/keyedRows'
import type { Database } from '../../db/schema/schema'
import {
  emailOrder,
  emailsOf,
  withShownColumns,
  type ContactLogQuery,
  type Emails,
  type StoredContactLogRow,
} from './contactLogQueries'

/**
 * A long list of the Contact Log. The key of an email is its entry in the history.
 *
 * @param found what the list is made of when its keys are found: what the query asks for.
 * @param kept which of them still belong to it when their rows are read.
 */
export const emailRows = (
  query: ContactLogQuery,
  found = (db: Database): Emails => emailsOf(db, query),
  kept = found,
): KeyedRows<StoredContactLogRow> => ({
  findKeys: async (db, { limit, offset }) => {
    const rows = await found(db)
      .select('m.inbound_contact_history_id')
      .orderBy(emailOrder(query))
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map((row) => row.inbound_contact_history_id)
  },
  findRows: (db, keys) =>
    withShownColumns(kept(db).where('m.inbound_contact_history_id', 'in', keys)).execute(),
  keyOf: (row) => row.inbound_contact_history_id,
})
