import type { HistoryEntry } from '@retain/domain/activity/history/historyEntry'
import { recordedLead, type LeadAction } from '@retain/domain/lead/recordedLead'
import { ApiProblem } from '../../core/apiProblem'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Publish } from '../../outbox/transact'
import { recordContact, type Author } from '../history/recordContact'
import type { WritableOpportunity } from '../lock/writableOpportunity'

/** What is answered where nothing of a lead can happen in the status of the opportunity. */
export const notPending = (): ApiProblem =>
  new ApiProblem('notPending', 'The status of the opportunity does not allow this step of a lead.')

/**
 * Records what happened to the lead of an opportunity: its entry and the status after it (OP-073 to OP-075).
 *
 * @returns `null` where it cannot happen in this status, and nothing is recorded.
 */
export async function recordLead(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  event: LeadAction,
  author: Author,
  notes: string | null = null,
): Promise<{ readonly entry: HistoryEntry; readonly rowVersion: number } | null> {
  const recorded = recordedLead(row.status_code, event, notes === '' ? null : notes)
  if (recorded === null) return null
  return recordContact(transaction, publish, row, { ...recorded, systemEntry: null }, author)
}
