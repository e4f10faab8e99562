import { dollarsOfCents } from '../../money/dollars'
import type { CsvValue } from '../../text/csv'
import type { ContactLogColumnKey } from '../columns/columnKeys'
import { contactLogColumn } from '../columns/contactLogColumns'
import { exportedRows, type ExportedRows } from '../../list/export/exportedRows'
import { contactCellText, type ContactCellContext } from './contactLogCells'
import type { ContactLogRow } from './contactLogRow'
import { replyCell } from './reply/replyCell'

/** The text of the reply cell without its buttons: the time that an answer took, or what is shown in its place. */
function replyValue(row: ContactLogRow, { user }: ContactCellContext): string {
  const cell = replyCell(row, user)
  if (cell.kind === 'reply') return cell.replyTime
  return cell.kind === 'lead' || cell.kind === 'overridden' ? cell.text : ''
}

const values: Readonly<
  Partial<Record<ContactLogColumnKey, (row: ContactLogRow, context: ContactCellContext) => CsvValue>>
> = {
  paymentsLeft: (row) => row.paymentsLeft,
  equityAmt: (row) => (row.equityAmt === null ? null : dollarsOfCents(row.equityAmt)),
  replyContactHistoryId: replyValue,
}

/**
 * The emails of the Contact Log as a file: figures as numbers, everything else as the text of its cell. Ours.
 *
 * @example exportedContactLog(['customer', 'equityAmt'], context).lines(rows) // '"Lee, Ann",1234.56\r\n'
 */
export const exportedContactLog = (
  columns: readonly ContactLogColumnKey[],
  context: ContactCellContext,
): ExportedRows<ContactLogRow> =>
  exportedRows(
    columns.map(contactLogColumn),
    (key, row) => values[key]?.(row, context) ?? contactCellText(key, row, context),
  )
