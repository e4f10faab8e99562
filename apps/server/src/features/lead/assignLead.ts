import type { Lead } from '@retain/domain/lead/lead'
import { storeTag } from '@retain/domain/live/tags'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Publish } from '../../outbox/transact'
import { recordLead } from './recordLead'
import type { Author } from '../history/recordContact'
import type { WritableOpportunity } from '../lock/writableOpportunity'

/**
 * A lead system made a lead of an opportunity: its rows name it, and where a lead can be sent it is a sent one, with its entry
 * (L-214, L-215, O-262, OP-074 to OP-076).
 */
export async function assignLead(
  transaction: DatabaseTransaction,
  publish: Publish,
  row: WritableOpportunity,
  { leadId, eleadId }: Pick<Lead, 'leadId' | 'eleadId'>,
  author: Author,
  notes: string | null = null,
): Promise<Awaited<ReturnType<typeof recordLead>>> {
  const recorded = await recordLead(transaction, publish, row, 'sent', author, notes)
  await transaction
    .updateTable('opportunity')
    .set({ lead_id: leadId, elead_id: eleadId })
    .where('hyperion_id', '=', row.hyperion_id)
    .where('oppt_id', '=', row.oppt_id)
    .execute()
  if (eleadId === null)
    await transaction
      .updateTable('outgoing_lead')
      .set({ lead_id: leadId })
      .where('oppt_id', '=', row.oppt_id)
      .where('system', '=', 'compass')
      .where('lead_id', 'is', null)
      .execute()
  publish(storeTag(row.hyperion_id), {
    type: 'LEAD_ASSIGNED',
    payload: { opptId: row.oppt_id, hyperionId: row.hyperion_id, leadId },
  })
  return recorded
}
