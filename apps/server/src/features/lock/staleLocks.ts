import { shifted, type Instant } from '@retain/domain/calendar/instant'
import { presenceTimeout } from '@retain/domain/live/limits'
import { transact, type WriteHost } from '../../outbox/transact'
import type { Database } from '../../db/schema/schema'
import { lockRowsForUpdate, releaseLock, type OpportunityKey } from './opportunityLock'

interface StaleLock extends OpportunityKey {
  readonly userName: string
}

/**
 * Releases the locks of people who have had no open socket for two minutes, each in a transaction of its own, and tells
 * their stores. The lock of a holder who was never connected is kept. Several processes may do it at once.
 */
export async function releaseStaleLocks(host: WriteHost): Promise<void> {
  const before = shifted(host.clock(), -presenceTimeout)
  for (const lock of await findStaleLocks(host.db, before)) await releaseIfStale(host, lock, before)
}

async function findStaleLocks(db: Database, before: Instant): Promise<readonly StaleLock[]> {
  const rows = await db
    .selectFrom('opportunity as o')
    .innerJoin('live_presence as p', 'p.user_name', 'o.locked_by_user_name')
    .select(['o.hyperion_id', 'o.oppt_id', 'p.user_name'])
    .where('o.locked_by_user_name', 'is not', null)
    .where('p.seen_at', '<', before)
    .orderBy('o.oppt_id')
    .execute()
  return rows.map(({ hyperion_id, oppt_id, user_name }) => ({
    hyperionId: hyperion_id,
    opptId: oppt_id,
    userName: user_name,
  }))
}

/** Checks again with the row locked: the holder may have reconnected, or another user may have the lock now. */
const releaseIfStale = (host: WriteHost, lock: StaleLock, before: Instant): Promise<void> =>
  transact(host, async (transaction, publish) => {
    const held = await lockRowsForUpdate(transaction, lock)
    if (held?.row.locked_by_user_name !== lock.userName) return
    const gone = await transaction
      .selectFrom('live_presence')
      .select('user_name')
      .where('user_name', '=', lock.userName)
      .where('seen_at', '<', before)
      .executeTakeFirst()
    if (gone !== undefined) await releaseLock(transaction, publish, held)
  })
