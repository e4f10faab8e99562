import type { DatabaseTransaction } from '../db/schema/schema'
import { Refusal } from '../core/apiProblem'
import type { OpportunityKey } from '../features/lock/opportunityLock'
import { holdOpportunity, type WritableOpportunity } from '../features/lock/writableOpportunity'

/**
 * Holds the opportunity that an event is about, whoever has its lock.
 *
 * @throws Refusal `notFound` when the store of the event has none such.
 */
export async function heldOpportunity(
  transaction: DatabaseTransaction,
  { hyperionId, opptId }: OpportunityKey,
): Promise<WritableOpportunity> {
  const row = await holdOpportunity(transaction, opptId)
  if (row.hyperion_id !== hyperionId) throw new Refusal('notFound', 'The store has no such opportunity.')
  return row
}
