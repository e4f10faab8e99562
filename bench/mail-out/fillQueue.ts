import { instantFromEpoch } from '@retain/domain/calendar/instant'
import type { Database } from '../../apps/server/src/db/schema/schema.ts'

/** About as long as what staff write by a template. */
export const body = `<p>Hi,</p>${'<p>Your vehicle is worth more than you owe on it, and a new one may cost you less a month.</p>'.repeat(8)}`

/** How many rows one statement inserts. */
const together = 1_000

/** Leaves so many emails in the queue as the command does, each of another customer and to another address. */
export async function fillQueue(db: Database, count: number): Promise<void> {
  const now = instantFromEpoch(Date.now())
  const customers = await db
    .selectFrom('opportunity')
    .select(['hyperion_id', 'oppt_id'])
    .where('status_code', '<>', 'DUPE')
    .orderBy('oppt_id')
    .limit(count)
    .execute()
  for (let from = 0; from < customers.length; from += together) {
    const some = customers.slice(from, from + together)
    const emails = await db
      .insertInto('outgoing_email')
      .values(
        some.map(({ hyperion_id, oppt_id }) => ({
          hyperion_id,
          oppt_id,
          sent_by: 'user0',
          idempotency_key: `bench-${oppt_id}`,
          source: 'EQLOG',
          template_id: null,
          notes: '',
          from_name: 'Pat Tester',
          email_from: 'pat.tester@bench.example',
          email_to: `customer.${oppt_id}@bench.example`,
          email_subject: 'Your next vehicle',
          email_body: body,
          parent_email_contact_detail_id: null,
          state: 'queued' as const,
          created_at: now,
        })),
      )
      .returning(['outgoing_email_id', 'oppt_id'])
      .execute()
    await db
      .insertInto('job')
      .values(
        emails.map(({ outgoing_email_id, oppt_id }) => ({
          kind: 'sendEmail',
          payload: JSON.stringify({ outgoingEmailId: outgoing_email_id, recipient: oppt_id }),
          dedupe_key: null,
          concurrency_key: oppt_id,
          due_at: now,
          created_at: now,
        })),
      )
      .execute()
  }
}
