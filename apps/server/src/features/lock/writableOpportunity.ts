import type { Selectable } from 'kysely'
import { writeConflict } from '@retain/domain/opportunity/lock/pageLock'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { Refusal } from '../../core/apiProblem'

const columns = [
  'hyperion_id',
  'oppt_id',
  'row_version',
  'customer_id',
  'customer_name',
  'full_name',
  'owner_user_name',
  'status_code',
  'compass_status',
  'compass_status_description',
  'deal_type',
  'deal_type_code',
  'last_action',
  'last_contact_at',
  'note',
  'locked_by_user_name',
  'locked_by_name',
  'locked_at',
] as const satisfies readonly (keyof OpportunityTable)[]

/** An opportunity that a write has in its hands. */
export type WritableOpportunity = Pick<Selectable<OpportunityTable>, (typeof columns)[number]>

/**
 * Holds an opportunity: nobody else changes it until the transaction ends. What other systems tell of it is taken in
 * whoever has its lock.
 *
 * @throws Refusal `notFound`.
 */
export async function holdOpportunity(
  transaction: DatabaseTransaction,
  opptId: string,
): Promise<WritableOpportunity> {
  const row = await transaction
    .selectFrom('opportunity')
    .select(columns)
    .where('oppt_id', '=', opptId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('notFound', 'There is no such opportunity.')
  return row
}

/**
 * Takes an opportunity for writing: nobody else changes it until the transaction ends.
 *
 * @throws Refusal `notFound`; `lockedByStatus` when its status ends the work; `lockedByUser` when another user holds its
 * lock (O-056, OP-001, OP-003).
 */
export async function takeForWriting(
  transaction: DatabaseTransaction,
  opptId: string,
  userName: string,
): Promise<WritableOpportunity> {
  const row = await holdOpportunity(transaction, opptId)
  requireWritable(row, userName)
  return row
}

/** Refuses a write for an opportunity that is closed or that somebody else holds. */
export function requireWritable(
  row: Pick<WritableOpportunity, 'status_code' | 'locked_by_user_name' | 'locked_by_name' | 'locked_at'>,
  userName: string,
): void {
  const lockedUserId = row.locked_by_user_name
  switch (writeConflict({ statusCode: row.status_code, lockedUserId }, userName)) {
    case null:
      return
    case 'lockedByStatus':
      throw new Refusal('lockedByStatus', 'The status of the opportunity ends the work on it.')
    case 'lockedByUser':
      throw new Refusal('lockedByUser', 'Another user holds the opportunity.', [], {
        lockedBy: row.locked_by_name,
        lockedDT: row.locked_at,
      })
  }
}
