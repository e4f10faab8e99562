import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import type { ExportedRows } from '@retain/domain/work-log/export/exportedRows'
import {
  findMails,
  mailOrder,
  mailsOf,
  mailsOfStore,
  type ContactLogWish,
} from '../contact-log/contactLogQueries'
import { presentContactLogRow } from '../contact-log/presentContactLogRow'
import { inOrder, type ExportedSource } from './exportedSource'

/**
 * The mails of the Contact Log. Their keys are their entries in the history.
 *
 * @param chosen of the store these mails, in the place of what the search finds.
 */
export const mailSource = (
  wish: ContactLogWish,
  chosen: readonly string[] | undefined,
  { lines }: ExportedRows<ContactLogRow>,
): ExportedSource => ({
  findKeys: async (db, limit) => {
    const wanted =
      chosen === undefined
        ? mailsOf(db, wish)
        : mailsOfStore(db, wish.hyperionId).where('m.inbound_contact_history_id', 'in', chosen)
    const rows = await wanted
      .select('m.inbound_contact_history_id')
      .orderBy(mailOrder(wish))
      .limit(limit)
      .execute()
    return rows.map((row) => row.inbound_contact_history_id)
  },
  readLines: async (db, keys) => {
    const rows = await findMails(db, wish.hyperionId, keys)
    return lines(inOrder(keys, rows, (row) => row.inbound_contact_history_id).map(presentContactLogRow))
  },
})
