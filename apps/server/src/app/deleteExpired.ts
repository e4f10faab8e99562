import { shifted, type Instant } from '@retain/domain/calendar/instant'
import type { Clock } from '../core/clock'
import type { Database } from '../db/schema/schema'
import { deleteOldSources } from '../feeds/mail/keepIncoming'
import { deleteOldFeedEvents } from '../feeds/takeEvents'
import { deleteOldAssignments } from '../features/orphans/orphanQueries'
import { deleteOldChanges } from '../features/settings/settingChangeQueries'
import { deleteOldImports } from '../features/vehicle-map/import/importQueries'
import { deleteOldVisits } from '../features/vls/vlsVisits'
import { deleteOldCounts } from '../http/sharedCounts'
import { deleteOldMessages } from '../outbox/outbox'
import { deleteOldKeys } from '../commands/idempotency'

const hourMs = 60 * 60 * 1000
const everyMs = 10 * 60 * 1000

/** How long a message waits in the outbox, and how long a key's answer is given again (api.md 1.2, idempotency). */
const messagesMs = hourMs
const keysMs = 24 * hourMs

/** How long an event that another system sends again is recognised. */
const eventsMs = 30 * 24 * hourMs

/** How long the source of an email is kept that was read and found its place. */
const sourcesMs = 30 * 24 * hourMs

/** How long an import of the mapping table, an assignment of opportunities, or a change of settings in many places can be taken back. */
const undoMs = 30 * 24 * hourMs

/** Windows in which calls are counted end after a minute; clocks may differ. */
const countsMs = 10 * 60 * 1000

const earlier = (now: Instant, ms: number): Instant => shifted(now, -ms)

/** Deletes messages, keys and ids of events that are no longer needed. Several processes may do it at once. */
export async function deleteExpired(db: Database, now: Instant): Promise<void> {
  await deleteOldMessages(db, earlier(now, messagesMs))
  await deleteOldKeys(db, earlier(now, keysMs))
  await deleteOldFeedEvents(db, earlier(now, eventsMs))
  await deleteOldSources(db, earlier(now, sourcesMs))
  await deleteOldCounts(db, earlier(now, countsMs))
  await deleteOldImports(db, earlier(now, undoMs))
  await deleteOldAssignments(db, earlier(now, undoMs))
  await deleteOldChanges(db, earlier(now, undoMs))
  await deleteOldVisits(db, now)
}

/** Deletes them every ten minutes, for as long as the process runs. */
export function deleteExpiredRegularly(
  db: Database,
  clock: Clock,
  onFailure: (error: unknown) => void,
): void {
  setInterval(() => {
    deleteExpired(db, clock()).catch(onFailure)
  }, everyMs).unref()
}
