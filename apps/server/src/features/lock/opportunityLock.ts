import { sql, type Selectable } from 'kysely'
import type { LockState } from '@retain/domain/live/liveMessage'
import { storeTag } from '@retain/domain/live/tags'
import {
  isCustomerLocked,
  affectedByLock,
  type LockedOpportunity,
} from '@retain/domain/opportunity/lock/customerLocked'
import type { Publish } from '../../outbox/transact'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { OpportunityKey } from './opportunityKey'
import { removeLockWindows } from './lockWindows'
import { noLock, presentHolder, type LockColumns } from './lockColumns'

/** An opportunity as far as locking it goes. */
export type LockableRow = Pick<
  Selectable<OpportunityTable>,
  | 'hyperion_id'
  | 'oppt_id'
  | 'row_version'
  | 'status_code'
  | 'locked_by_user_name'
  | 'locked_by_name'
  | 'locked_at'
>

/** An opportunity with all those of its customer, each of which shows whether another of them is locked. */
export interface CustomerRows {
  readonly row: LockableRow
  readonly all: readonly LockableRow[]
}

/**
 * Selects the opportunities of an opportunity's customer for update, in the order of their ids, so that two writers cannot
 * deadlock. `null` when the store has no such opportunity.
 */
export async function lockRowsForUpdate(
  transaction: DatabaseTransaction,
  { hyperionId, opptId }: OpportunityKey,
): Promise<CustomerRows | null> {
  const all = await transaction
    .selectFrom('opportunity as o')
    .select([
      'o.hyperion_id',
      'o.oppt_id',
      'o.row_version',
      'o.status_code',
      'o.locked_by_user_name',
      'o.locked_by_name',
      'o.locked_at',
    ])
    .where('o.hyperion_id', '=', hyperionId)
    .where('o.customer_id', '=', (eb) =>
      eb
        .selectFrom('opportunity as own')
        .select('own.customer_id')
        .where('own.hyperion_id', '=', hyperionId)
        .where('own.oppt_id', '=', opptId),
    )
    .orderBy('o.oppt_id')
    .forUpdate()
    .execute()
  const row = all.find(({ oppt_id }) => oppt_id === opptId)
  return row === undefined ? null : { row, all }
}

/**
 * Writes the lock of an opportunity and publishes to its store: one OPPT_LOCK for the row, and one for every other row of
 * the customer whose isCustomerLocked changes by it. Each of them goes up by one version.
 */
export async function writeLock(
  transaction: DatabaseTransaction,
  publish: Publish,
  { row, all }: CustomerRows,
  lock: LockColumns,
): Promise<LockState> {
  const after = all.map((other) => (other === row ? { ...other, ...lock } : other))
  const told = affectedByLock(all.map(lockedOpportunity), row.oppt_id, lock.locked_by_user_name)
  const changed = after
    .filter(({ oppt_id }) => told.includes(oppt_id))
    .map((next) => ({ ...next, row_version: next.row_version + 1 }))
  await transaction
    .updateTable('opportunity')
    .set({ ...lock, row_version: row.row_version + 1 })
    .where('hyperion_id', '=', row.hyperion_id)
    .where('oppt_id', '=', row.oppt_id)
    .execute()
  // Whoever had it open had it under the lock of before.
  await removeLockWindows(transaction, { hyperionId: row.hyperion_id, opptId: row.oppt_id })
  const others = told.filter((opptId) => opptId !== row.oppt_id)
  if (others.length > 0)
    await transaction
      .updateTable('opportunity')
      .set({ row_version: sql`row_version + 1` })
      .where('hyperion_id', '=', row.hyperion_id)
      .where('oppt_id', 'in', others)
      .execute()

  const states = changed.map((next) => presentLock(next, after))
  for (const payload of states) publish(storeTag(row.hyperion_id), { type: 'OPPT_LOCK', payload })
  return states.find(({ opptId }) => opptId === row.oppt_id) ?? presentLock(row, all)
}

/** Releases the lock of an opportunity; nothing happens when nobody holds it. */
export const releaseLock = async (
  transaction: DatabaseTransaction,
  publish: Publish,
  held: CustomerRows,
): Promise<LockState> =>
  held.row.locked_by_user_name === null
    ? presentLock(held.row, held.all)
    : writeLock(transaction, publish, held, noLock)

const lockedOpportunity = (row: LockableRow): LockedOpportunity => ({
  opptId: row.oppt_id,
  lockedUserId: row.locked_by_user_name,
})

/** The lock of a row in the words of the contract. */
export const presentLock = (row: LockableRow, all: readonly LockableRow[]): LockState => ({
  opptId: row.oppt_id,
  hyperionId: row.hyperion_id,
  ...presentHolder(row),
  lockedDate: row.locked_at,
  isCustomerLocked: isCustomerLocked(row.oppt_id, all.map(lockedOpportunity)),
  rowVersion: row.row_version,
})
