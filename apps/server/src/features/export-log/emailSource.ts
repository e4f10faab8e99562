import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { ExportedRows } from '@retain/domain/list/export/exportedRows'
import type { Database } from '../../db/schema/schema'
import { emailsOf, emailsOfStore, type ContactLogQuery } from '../contact-log/contactLogQueries'
import { emailRows } from '../contact-log/emailRows'
import { presentContactLogRow } from '../contact-log/presentContactLogRow'
import { exportedSource, type ExportedSource } from './exportedSource'

/**
 * The emails of the Contact Log.
 *
 * @param chosen of the store these emails, in the place of what the search finds.
 */
export function emailSource(
  query: ContactLogQuery,
  chosen: readonly string[] | undefined,
  { lines }: ExportedRows<ContactLogRow>,
): ExportedSource {
  const ofStore = (db: Database) => emailsOfStore(db, query.hyperionId)
  const wanted = (db: Database) =>
    chosen === undefined
      ? emailsOf(db, query)
      : ofStore(db).where('m.inbound_contact_history_id', 'in', chosen)
  return exportedSource(emailRows(query, wanted, ofStore), (rows) => lines(rows.map(presentContactLogRow)))
}
