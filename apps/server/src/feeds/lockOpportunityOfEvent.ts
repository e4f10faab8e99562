import type { DatabaseTransaction } from '../db/schema/schema'
import { ApiProblem } from '../core/apiProblem'
import type { OpportunityKey } from '../features/lock/opportunityKey'
import { selectOpportunityForUpdate, type WritableOpportunity } from '../features/lock/writableOpportunity'

/**
 * Selects the opportunity that an event is about for update, whoever has its lock.
 *
 * @throws ApiProblem `notFound` when the store of the event has none such.
 */
export async function lockOpportunityOfEvent(
  transaction: DatabaseTransaction,
  { hyperionId, opptId }: OpportunityKey,
): Promise<WritableOpportunity> {
  const row = await selectOpportunityForUpdate(transaction, opptId)
  if (row.hyperion_id !== hyperionId) throw new ApiProblem('notFound', 'The store has no such opportunity.')
  return row
}
