import type { LeadSystem } from '@retain/domain/lead/lead'
import { ApiProblem } from '../../core/apiProblem'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Instant } from '@retain/domain/calendar/instant'
import type { WritableOpportunity } from '../lock/writableOpportunity'

/** The lead of an opportunity that has no id in its system yet, held until the transaction ends; there is at most one. */
const findOpenLead = (
  transaction: DatabaseTransaction,
  { oppt_id }: Pick<WritableOpportunity, 'oppt_id'>,
  system: LeadSystem,
) =>
  transaction
    .selectFrom('outgoing_lead')
    .selectAll()
    .where('oppt_id', '=', oppt_id)
    .where('system', '=', system)
    .where('lead_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export type OpenLead = NonNullable<Awaited<ReturnType<typeof findOpenLead>>>

/**
 * The open lead of an opportunity, which the caller goes on with, or a new one. The id of it is what its system knows it by: one
 * that has failed keeps it, so that a system which has taken it without our hearing so does not take it twice.
 *
 * @throws ApiProblem `inProgress` while the queue has it.
 */
export async function openLead(
  transaction: DatabaseTransaction,
  row: WritableOpportunity,
  system: LeadSystem,
  { userName, now }: { readonly userName: string; readonly now: Instant },
): Promise<OpenLead> {
  const open = await findOpenLead(transaction, row, system)
  if (open?.state === 'queued')
    throw new ApiProblem('inProgress', 'A lead of this opportunity is being sent.')
  if (open !== undefined) return open
  return transaction
    .insertInto('outgoing_lead')
    .values({
      hyperion_id: row.hyperion_id,
      oppt_id: row.oppt_id,
      system,
      sent_by: userName,
      notes: '',
      state: 'pending',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
