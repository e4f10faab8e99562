import { releaseDecision } from '@retain/domain/work-log/selection/unlockRows'
import type { RowOutcome } from '@retain/domain/work-log/selection/rowOutcome'
import type { Publish } from '../../outbox/transact'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { lockRowsForUpdate, presentLock, releaseLock } from './opportunityLock'
import type { OpportunityKey } from './opportunityKey'

/** What is asked: to release the lock that a user was seen to hold. */
export interface LockRelease extends OpportunityKey {
  readonly lockedUserId: string
}

/**
 * Releases the lock of an opportunity while it is held by whom it was seen with. A lock that nobody holds is left as it is,
 * and one that another user has taken since is refused; both answer the lock as it stands.
 */
export async function releaseSeenLock(
  transaction: DatabaseTransaction,
  publish: Publish,
  { lockedUserId, ...key }: LockRelease,
): Promise<RowOutcome> {
  const { opptId } = key
  const held = await lockRowsForUpdate(transaction, key)
  if (held === null) return { opptId, outcome: 'refused', reason: 'notOfStore', lock: null }
  switch (releaseDecision(lockedUserId, held.row.locked_by_user_name)) {
    case 'release':
      return { opptId, outcome: 'done', reason: null, lock: await releaseLock(transaction, publish, held) }
    case 'nothing':
      return { opptId, outcome: 'unchanged', reason: null, lock: presentLock(held.row, held.all) }
    case 'refuse':
      return { opptId, outcome: 'refused', reason: 'lockedByUser', lock: presentLock(held.row, held.all) }
  }
}
