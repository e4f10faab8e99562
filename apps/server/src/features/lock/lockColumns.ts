import type { Selectable } from 'kysely'
import type { OpportunityTable } from '../../db/schema/opportunityTables'

/** The three columns of a lock. */
export type LockColumns = Pick<
  Selectable<OpportunityTable>,
  'locked_by_user_name' | 'locked_by_name' | 'locked_at'
>

/** The columns of an opportunity that nobody has locked. */
export const noLock: LockColumns = { locked_by_user_name: null, locked_by_name: null, locked_at: null }

/** Who has locked an opportunity, and since when, in the words of the contract. */
export const presentHolder = (row: LockColumns) => ({
  isLocked: row.locked_by_user_name !== null,
  lockedUserId: row.locked_by_user_name,
  lockedBy: row.locked_by_name,
  lockedDT: row.locked_at,
})
