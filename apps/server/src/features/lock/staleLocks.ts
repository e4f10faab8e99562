import { sql } from 'kysely'
import { shifted, type Instant } from '@retain/domain/calendar/instant'
import { presenceTimeout } from '@retain/domain/live/limits'
import { transact, type WriteHost } from '../../outbox/transact'
import { refsOf } from '../../db/refs'
import type { LivePresenceTable, LockWindowTable } from '../../db/schema/commandTables'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { Database } from '../../db/schema/schema'
import { lockRowsForUpdate, releaseLock } from './opportunityLock'
import type { OpportunityKey } from './opportunityKey'

interface StaleLock extends OpportunityKey {
  readonly userName: string
}

/**
 * Releases the locks of people who have had no open socket for two minutes, and those whose opportunity is open in none of the
 * windows any more in which it was: each in a transaction of its own, and tells their stores. The lock of a holder who was
 * never connected is kept. Several processes may do it at once.
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
    .where(isGone(before))
    .orderBy('o.oppt_id')
    .execute()
  return rows.map(({ hyperion_id, oppt_id, user_name }) => ({
    hyperionId: hyperion_id,
    opptId: oppt_id,
    userName: user_name,
  }))
}

const ref = refsOf<{ o: OpportunityTable; p: LivePresenceTable; w: LockWindowTable }>()

const windowOf = sql`from lock_window w where ${ref('w.hyperion_id')} = ${ref('o.hyperion_id')}
  and ${ref('w.oppt_id')} = ${ref('o.oppt_id')} and ${ref('w.user_name')} = ${ref('o.locked_by_user_name')}`

/** Whether the holder of `o`, last seen as `p`, is gone, or all windows are in which they had it open. */
const isGone = (before: Instant) =>
  sql<boolean>`(${ref('p.seen_at')} < ${before} or (exists (select 1 ${windowOf})
    and not exists (select 1 ${windowOf} and ${ref('w.seen_at')} >= ${before})))`

/** Checks again with the row locked: the holder may have reconnected, or another user may have the lock now. */
const releaseIfStale = (host: WriteHost, lock: StaleLock, before: Instant): Promise<void> =>
  transact(host, async (transaction, publish) => {
    const held = await lockRowsForUpdate(transaction, lock)
    if (held?.row.locked_by_user_name !== lock.userName) return
    const gone = await transaction
      .selectFrom('opportunity as o')
      .innerJoin('live_presence as p', 'p.user_name', 'o.locked_by_user_name')
      .select('p.user_name')
      .where('o.hyperion_id', '=', lock.hyperionId)
      .where('o.oppt_id', '=', lock.opptId)
      .where(isGone(before))
      .executeTakeFirst()
    if (gone !== undefined) await releaseLock(transaction, publish, held)
  })
