import type { Selectable } from 'kysely'
import { writeConflict } from '@retain/domain/opportunity/lock/pageLock'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { ApiProblem } from '../../core/apiProblem'

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

/** An opportunity that is selected for update. */
export type WritableOpportunity = Pick<Selectable<OpportunityTable>, (typeof columns)[number]>

/**
 * Selects an opportunity for update, whoever has its lock: events of other systems are written regardless of it.
 *
 * @throws ApiProblem `notFound`.
 */
export async function selectOpportunityForUpdate(
  transaction: DatabaseTransaction,
  opptId: string,
): Promise<WritableOpportunity> {
  const row = await transaction
    .selectFrom('opportunity')
    .select(columns)
    .where('oppt_id', '=', opptId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new ApiProblem('notFound', 'There is no such opportunity.')
  return row
}

/**
 * Selects an opportunity for update by a user.
 *
 * @throws ApiProblem `notFound`; `lockedByStatus` when its status ends the work; `lockedByUser` when another user holds its
 * lock (O-056, OP-001, OP-003).
 */
export async function selectForWriting(
  transaction: DatabaseTransaction,
  opptId: string,
  userName: string,
): Promise<WritableOpportunity> {
  const row = await selectOpportunityForUpdate(transaction, opptId)
  requireWritable(row, userName)
  return row
}

/** What is answered to somebody whom the lock of another user stops; it names the holder. */
export const heldByAnother = ({
  locked_by_name,
  locked_at,
}: Pick<WritableOpportunity, 'locked_by_name' | 'locked_at'>): ApiProblem =>
  new ApiProblem('lockedByUser', 'Another user holds the opportunity.', [], {
    lockedBy: locked_by_name,
    lockedDT: locked_at,
  })

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
      throw new ApiProblem('lockedByStatus', 'The status of the opportunity ends the work on it.')
    case 'lockedByUser':
      throw heldByAnother(row)
  }
}
