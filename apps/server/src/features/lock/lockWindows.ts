import { shifted, type Instant } from '@retain/domain/calendar/instant'
import { presenceTimeout } from '@retain/domain/live/limits'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { OpportunityKey } from './opportunityKey'

/** A window of a user. */
export interface UserWindow {
  readonly userName: string
  readonly windowId: string
}

/** A window of the holder has the opportunity open from now on. */
export async function openLockWindow(
  transaction: DatabaseTransaction,
  { hyperionId, opptId }: OpportunityKey,
  { userName, windowId }: UserWindow,
  now: Instant,
): Promise<void> {
  const opened = { user_name: userName, seen_at: now }
  await transaction
    .insertInto('lock_window')
    .values({ hyperion_id: hyperionId, oppt_id: opptId, window_id: windowId, ...opened })
    .onConflict((conflict) => conflict.columns(['hyperion_id', 'oppt_id', 'window_id']).doUpdateSet(opened))
    .execute()
}

/**
 * A window of the holder leaves the opportunity. Answers whether the holder has it open in another one, which has had an open
 * socket within two minutes (D-70).
 */
export async function leaveLockWindow(
  transaction: DatabaseTransaction,
  { hyperionId, opptId }: OpportunityKey,
  { userName, windowId }: UserWindow,
  now: Instant,
): Promise<boolean> {
  await transaction
    .deleteFrom('lock_window')
    .where('hyperion_id', '=', hyperionId)
    .where('oppt_id', '=', opptId)
    .where('window_id', '=', windowId)
    .where('user_name', '=', userName)
    .execute()
  const other = await transaction
    .selectFrom('lock_window')
    .select('window_id')
    .where('hyperion_id', '=', hyperionId)
    .where('oppt_id', '=', opptId)
    .where('user_name', '=', userName)
    .where('seen_at', '>=', shifted(now, -presenceTimeout))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Nobody has the opportunity open under a lock any more. */
export async function removeLockWindows(
  transaction: DatabaseTransaction,
  { hyperionId, opptId }: OpportunityKey,
): Promise<void> {
  await transaction
    .deleteFrom('lock_window')
    .where('hyperion_id', '=', hyperionId)
    .where('oppt_id', '=', opptId)
    .execute()
}
