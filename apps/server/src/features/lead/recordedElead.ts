import type { Saved } from '@retain/api-client/activity'
import type { recordEleadHistory } from '@retain/api-client/leads'
import { ApiProblem } from '../../core/apiProblem'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { historyEntries } from '../history/historyQueries'
import { presentHistoryEntry } from '../history/presentHistoryEntry'
import { notPending } from './recordLead'

/**
 * The entry of a lead that elead has taken. It was written with the lead itself, so that it is there although the page which asks
 * for it is closed in between (O-271, OP-076).
 *
 * @throws ApiProblem `notFound` where the opportunity has no such lead; `notPending` where it changed no status and has no entry.
 */
export async function findEleadEntry(
  transaction: DatabaseTransaction,
  { eleadId, hyperionId, opptId }: (typeof recordEleadHistory)['body']['_A'],
): Promise<Saved> {
  const lead = await transaction
    .selectFrom('outgoing_lead as l')
    .innerJoin('opportunity as o', (join) =>
      join.onRef('o.oppt_id', '=', 'l.oppt_id').onRef('o.hyperion_id', '=', 'l.hyperion_id'),
    )
    .select(['l.contact_history_id', 'o.row_version', 'o.status_code'])
    .where('l.hyperion_id', '=', hyperionId)
    .where('l.oppt_id', '=', opptId)
    .where('l.system', '=', 'elead')
    .where('l.lead_id', '=', eleadId)
    .executeTakeFirst()
  if (lead === undefined) throw new ApiProblem('notFound', 'The opportunity has no such lead.')
  if (lead.contact_history_id === null) throw notPending()
  const entry = presentHistoryEntry(
    await historyEntries(transaction)
      .where('h.hyperion_id', '=', hyperionId)
      .where('h.contact_history_id', '=', lead.contact_history_id)
      .executeTakeFirstOrThrow(),
  )
  return {
    contactHistoryId: entry.contactHistoryId,
    createDate: entry.createDate,
    statusCode: lead.status_code,
    entry,
    opptId: null,
    rowVersion: lead.row_version,
    messages: [],
  }
}
