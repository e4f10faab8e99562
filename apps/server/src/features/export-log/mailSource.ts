import type { ContactLogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { contactLog } from '@retain/domain/work-log/contact-log/contactLog'
import type { ContactCellContext } from '@retain/domain/work-log/contact-log/contactLogCells'
import { exportedContactLog } from '@retain/domain/work-log/contact-log/exportedContactLog'
import { mostExportedRows } from '@retain/domain/work-log/export/exportLimits'
import { findMails, mailOrder, mailsOf, type ContactLogWish } from '../contact-log/contactLogQueries'
import { presentContactLogRow } from '../contact-log/presentContactLogRow'
import { inOrder, type ExportedSource } from './exportedSource'

/**
 * The mails of the Contact Log, line by line.
 *
 * @param opptIds of what the search finds only the mails of these opportunities.
 */
export function mailSource(
  wish: ContactLogWish,
  opptIds: readonly string[] | undefined,
  columns: readonly ContactLogColumnKey[],
  context: ContactCellContext,
): ExportedSource {
  const { heading, lines } = exportedContactLog(columns, context)
  return {
    log: contactLog,
    hyperionIds: [wish.hyperionId],
    most: mostExportedRows,
    heading,
    findIds: async (db, limit) => {
      const found = mailsOf(db, wish)
      const rows = await (opptIds === undefined ? found : found.where('m.oppt_id', 'in', opptIds))
        .select('m.inbound_contact_history_id')
        .orderBy(mailOrder(wish))
        .limit(limit)
        .execute()
      return rows.map((row) => row.inbound_contact_history_id)
    },
    readLines: async (db, ids) => {
      const rows = await findMails(db, wish.hyperionId, ids)
      return lines(inOrder(ids, rows, (row) => row.inbound_contact_history_id).map(presentContactLogRow))
    },
  }
}
