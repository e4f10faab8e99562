import { eventEntries } from '@retain/domain/activity/history/eventEntry'
import { statusAfterLead } from '@retain/domain/lead/lead'
import { storeTag } from '@retain/domain/live/tags'
import { enteredStatus } from '@retain/domain/work-log/rows/contactedRow'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Publish } from '../../outbox/transact'
import { recordEvent, statusColumns, type Author, type RecordedContact } from '../history/recordContact'
import type { WritableOpportunity } from '../lock/writableOpportunity'

/**
 * The lead of an opportunity ended without sale: its entry, and the status in which the opportunity can be worked again (OP-074). Where
 * no lead is under way nothing is recorded.
 *
 * @param notes what was written of it; `null` for nothing.
 * @returns its entry and the version at which the row ends; `null` where nothing is recorded.
 */
export async function recordNoSale(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  author: Author,
  notes: string | null = null,
): Promise<RecordedContact | null> {
  const statusCode = statusAfterLead(row.status_code, 'noSale')
  if (statusCode === null) return null
  const shown = enteredStatus(statusCode)
  const rowVersion = row.row_version + 1
  publish(storeTag(row.hyperion_id), {
    type: 'OPPT_STATUS',
    payload: { opptId: row.oppt_id, hyperionId: row.hyperion_id, ...shown, rowVersion },
  })
  await transaction
    .updateTable('opportunity')
    .set(statusColumns(shown))
    .where('hyperion_id', '=', row.hyperion_id)
    .where('oppt_id', '=', row.oppt_id)
    .execute()
  const entry = {
    ...eventEntries.leadNoSale,
    actionResult: null,
    reason: null,
    notes,
    contactInfo: null,
  }
  return recordEvent(transaction, publish, { ...row, row_version: rowVersion }, entry, author)
}
