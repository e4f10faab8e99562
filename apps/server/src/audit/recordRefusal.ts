import { auditedRefusal } from '@retain/domain/audit/auditedChanges'
import { epochOf, instantFromEpoch, type Instant } from '@retain/domain/calendar/instant'
import type { Database, DatabaseTransaction } from '../db/schema/schema'
import { appendEntries, type AuditAuthor } from './appendEntries'

/** A call that was refused. */
export interface Refusal {
  /** The name of the endpoint. */
  readonly endpoint: string
  /** The code of the answer. */
  readonly code: string
}

/**
 * Writes that somebody was refused a call. The first refusal of a person by an endpoint in a minute is an entry of the audit log; those
 * that follow it are counted beside it, so that nobody can fill the log. Entries never change, which is why the count is no part of
 * them.
 *
 * @example await recordRefusal(db, { endpoint: 'saveSettings', code: 'permission' }, author)
 */
export async function recordRefusal(db: Database, refusal: Refusal, author: AuditAuthor): Promise<void> {
  if (await countUp(db, refusal, author)) return
  await db.transaction().execute(async (transaction) => {
    // Of two that are refused at once the second waits here, and finds the entry of the first.
    await transaction.selectFrom('audit_head').select('sequence').forUpdate().executeTakeFirstOrThrow()
    if (await countUp(transaction, refusal, author)) return
    await writeFirst(transaction, refusal, author)
  })
}

async function countUp(
  db: Database,
  { endpoint }: Refusal,
  { userName, now }: AuditAuthor,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('audit_refusal')
    .set((eb) => ({ refusals: eb('refusals', '+', 1) }))
    .where('user_name', '=', userName)
    .where('endpoint', '=', endpoint)
    .where('minute', '=', minuteOf(now))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function writeFirst(
  transaction: DatabaseTransaction,
  { endpoint, code }: Refusal,
  author: AuditAuthor,
): Promise<void> {
  const [sequence] = await appendEntries(transaction, [auditedRefusal(endpoint, code)], author)
  if (sequence === undefined) throw new Error('A refusal is one entry')
  await transaction
    .insertInto('audit_refusal')
    .values({ user_name: author.userName, endpoint, minute: minuteOf(author.now), sequence, refusals: 1 })
    .execute()
}

const minute = 60_000

const minuteOf = (now: Instant): Instant => instantFromEpoch(Math.floor(epochOf(now) / minute) * minute)
