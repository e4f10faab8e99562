import type { LockState } from '@retain/domain/live/liveMessage'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Publish } from '../../outbox/transact'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { ApiProblem } from '../../core/apiProblem'
import type { Caller } from '../../identity/caller'
import { writeSeen } from '../../live/presence'
import { leaveLockWindow, openLockWindow } from './lockWindows'
import { lockRowsForUpdate, presentLock, releaseLock, writeLock, type CustomerRows } from './opportunityLock'
import type { OpportunityKey } from './opportunityKey'
import { heldByAnother, requireWritable } from './writableOpportunity'

/** What is asked: to take the lock of an opportunity, or to release it. */
export interface LockChange extends OpportunityKey {
  readonly isLocked: boolean
  /** Whether the release of somebody else's lock is refused. */
  readonly onlyOwn: boolean
  /** The window that asks; `null` where it does not say. */
  readonly windowId: string | null
}

/**
 * Takes or releases a lock. Taking is a write: a closed opportunity and one that another user holds refuse it. Taking
 * one's own again keeps the moment since when it is held. Releasing is open to everybody of the store and to every status
 * (D-33, L-589), but a page that gives back its own lock leaves that of anybody else, and that of its user while another
 * window of theirs has the opportunity open (D-70). What changes nothing is told to nobody.
 *
 * @throws ApiProblem `lockedByStatus`, `lockedByUser`; `invalid` when the opportunity is of another store than said.
 */
export async function changeLock(
  transaction: DatabaseTransaction,
  publish: Publish,
  { isLocked, onlyOwn, windowId, ...key }: LockChange,
  caller: Caller,
  now: Instant,
): Promise<LockState> {
  const held = await lockRowsForUpdate(transaction, key)
  if (held === null) {
    const message = 'The opportunity does not belong to this store.'
    throw new ApiProblem('invalid', message, [{ field: 'hyperionId', code: 'invalid', message }])
  }
  const { userName } = caller
  const window = windowId === null ? null : { userName, windowId }
  if (isLocked) {
    const taken = await takeLock(transaction, publish, held, caller, now)
    if (window !== null) await openLockWindow(transaction, key, window, now)
    return taken
  }
  const holder = held.row.locked_by_user_name
  if (onlyOwn && holder !== null && holder !== userName) throw heldByAnother(held.row)
  if (onlyOwn && window !== null && (await leaveLockWindow(transaction, key, window, now)))
    return presentLock(held.row, held.all)
  return releaseLock(transaction, publish, held)
}

async function takeLock(
  transaction: DatabaseTransaction,
  publish: Publish,
  held: CustomerRows,
  { userName, fullName }: Caller,
  now: Instant,
): Promise<LockState> {
  requireWritable(held.row, userName)
  // The page's socket may not be open yet, and the lock of a user who is not connected is released.
  await writeSeen(transaction, [userName], now)
  if (held.row.locked_by_user_name !== null) return presentLock(held.row, held.all)
  return writeLock(transaction, publish, held, {
    locked_by_user_name: userName,
    locked_by_name: fullName,
    locked_at: now,
  })
}
