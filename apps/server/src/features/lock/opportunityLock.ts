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

/** Names an opportunity with the store that it belongs to. */
export interface OpportunityKey {
  readonly hyperionId: string
  readonly opptId: string
}

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

/** The three columns of a lock. */
export type LockColumns = Pick<LockableRow, 'locked_by_user_name' | 'locked_by_name' | 'locked_at'>

/** What stands in the columns of an opportunity that nobody holds. */
export const noLock: LockColumns = { locked_by_user_name: null, locked_by_name: null, locked_at: null }

/**
 * An opportunity among all those of its customer, each of which shows whether another is locked. Nobody else changes
 * them until the transaction ends; they are taken in the order of their ids, so that two writers cannot wait for each
 * other.
 */
export interface HeldCustomer {
  readonly row: LockableRow
  readonly all: readonly LockableRow[]
}

/** Holds the rows of an opportunity's customer; `null` when the store has no such opportunity. */
export async function holdCustomer(
  transaction: DatabaseTransaction,
  { hyperionId, opptId }: OpportunityKey,
): Promise<HeldCustomer | null> {
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
 * Writes the lock of a held opportunity and tells the store: one OPPT_LOCK for the row, and one for every other row of
 * the customer whose isCustomerLocked changes by it. Each of them goes up by one version.
 */
export async function writeLock(
  transaction: DatabaseTransaction,
  publish: Publish,
  { row, all }: HeldCustomer,
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
  held: HeldCustomer,
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
  isLocked: row.locked_by_user_name !== null,
  lockedUserId: row.locked_by_user_name,
  lockedBy: row.locked_by_name,
  lockedDT: row.locked_at,
  lockedDate: row.locked_at,
  isCustomerLocked: isCustomerLocked(row.oppt_id, all.map(lockedOpportunity)),
  rowVersion: row.row_version,
})
