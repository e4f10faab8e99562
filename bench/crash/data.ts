import * as t from 'io-ts'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import type { Database } from '../../apps/server/src/db/schema/schema.ts'
import { seed } from '../../apps/server/src/seed/seed.ts'

/** Runs an action on the embedded database of a folder that no server has open. */
async function withFolder<A>(folder: string, action: (db: Database) => Promise<A>): Promise<A> {
  const db = await openDatabase({ kind: 'embedded', folder }, () => undefined)
  try {
    return await action(db)
  } finally {
    await db.destroy()
  }
}

/** The store of the rounds: the first of the demo data. */
export const store = 'HAR'

/** Fills a folder with a little demo data, and answers opportunities that can be called. */
export const prepare = (folder: string): Promise<readonly string[]> =>
  withFolder(folder, async (db) => {
    await migrate(db)
    const quiet = () => undefined
    await seed(db, { today: '2026-03-16', stores: 1, perStore: 60, log: quiet, onProgress: quiet })
    const rows = await db
      .selectFrom('opportunity')
      .select('oppt_id')
      .where('hyperion_id', '=', store)
      .where('status_code', 'in', ['NEW', 'IPCM', 'IPCNM', 'NOI', 'NPL'])
      .where('locked_by_user_name', 'is', null)
      .orderBy('oppt_id')
      .execute()
    return rows.map(({ oppt_id }) => oppt_id)
  })

/** What the database holds of one call: its entries, and the messages that tell of it. */
export interface Found {
  readonly entryIds: readonly string[]
  readonly messages: number
}

const contactMessage = t.type({ payload: t.type({ entry: t.type({ contactHistoryId: t.string }) }) })

/** What the database of a folder holds of the calls with these notes. */
export const findCalls = (folder: string, notes: readonly string[]): Promise<ReadonlyMap<string, Found>> =>
  withFolder(folder, async (db) => {
    const entries = await db
      .selectFrom('contact_history')
      .select(['contact_history_id', 'notes'])
      .where('notes', 'in', notes)
      .execute()
    const events = await db.selectFrom('live_outbox').select('data').execute()
    const told = events.flatMap(({ data }) =>
      contactMessage.is(data) ? [data.payload.entry.contactHistoryId] : [],
    )
    return new Map(
      notes.map((note) => {
        const own = entries.filter((entry) => entry.notes === note)
        const entryIds = own.map((entry) => entry.contact_history_id)
        return [note, { entryIds, messages: told.filter((id) => entryIds.includes(id)).length }]
      }),
    )
  })

/** What the database holds of one email: its state in the queue, and its entries. */
export interface FoundEmail {
  readonly state: string
  readonly entryIds: readonly string[]
}

/** What the database of a folder holds of the emails with these keys, which are their notes too. */
export const findEmails = (
  folder: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, FoundEmail>> =>
  withFolder(folder, async (db) => {
    const emails = await db
      .selectFrom('outgoing_email')
      .select(['idempotency_key', 'state'])
      .where('idempotency_key', 'in', keys)
      .execute()
    const entries = await db
      .selectFrom('contact_history')
      .select(['contact_history_id', 'notes'])
      .where('notes', 'in', keys)
      .execute()
    return new Map(
      emails.map(({ idempotency_key: key, state }) => [
        key,
        {
          state,
          entryIds: entries.filter(({ notes }) => notes === key).map((entry) => entry.contact_history_id),
        },
      ]),
    )
  })
