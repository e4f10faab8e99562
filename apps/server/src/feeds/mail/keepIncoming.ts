import { createHash } from 'node:crypto'
import type { Instant } from '@retain/domain/calendar/instant'
import type { Database } from '../../db/schema/schema'
import { transact, type WriteHost } from '../../outbox/transact'
import { enqueue } from '../../jobs/enqueue'
import type { ReadEmailJob } from './readEmailJob'

/** An email as SMTP handed it over. */
export interface HandedEmail {
  /** Empty where its envelope names no sender. */
  readonly from: string
  readonly to: readonly string[]
  readonly source: Uint8Array
}

/** Keeps an email as it came, once for each recipient, with the jobs that read it. Who sent it is answered after that. */
export async function keepIncoming(host: WriteHost, job: ReadEmailJob, email: HandedEmail): Promise<void> {
  const now = host.clock()
  await transact(host, async (transaction) => {
    for (const to of email.to) {
      const { incoming_email_id: incomingEmailId } = await transaction
        .insertInto('incoming_email')
        .values({
          envelope_from: email.from,
          envelope_to: to,
          source: email.source,
          received_at: now,
          state: 'received',
        })
        .returning('incoming_email_id')
        .executeTakeFirstOrThrow()
      // One sender's emails are read one at a time, in the order in which they came; reports have no sender.
      const sender = createHash('sha256')
        .update((email.from === '' ? to : email.from).toLowerCase())
        .digest('base64url')
      await enqueue(transaction, job, { incomingEmailId, sender }, { now })
    }
  })
}

/** Deletes the sources of emails before a moment. What waits to be read, or for a manager, keeps its own. */
export async function deleteOldSources(db: Database, before: Instant): Promise<void> {
  await db
    .updateTable('incoming_email')
    .set({ source: null })
    .where('source', 'is not', null)
    .where('received_at', '<', before)
    .where('state', 'not in', ['received', 'unassigned'])
    .execute()
}
