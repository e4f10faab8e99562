import { auditKinds } from '@retain/domain/audit/auditKinds'
import { auditedDisclaimer } from '@retain/domain/audit/auditedChanges'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { pageOffset } from '@retain/domain/paging/pageSlice'
import { sql } from 'kysely'
import { appendEntries } from '../apps/server/src/audit/appendEntries.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { findEntryPage, type AuditSearch } from '../apps/server/src/features/audit-log/auditQueries.ts'
import { withoutIndexes } from './database/indexes.ts'
import { onKeptDatabase } from './database/keptDatabase.ts'
import { percentileLine, timed } from './figures.ts'
import { randomNumbers } from './randomNumbers.ts'

const rounds = 60
const aim = 150
const [stores, people] = [40, 300]
const pageSize = 50
const day = 86_400_000
const newest = Date.UTC(2026, 9, 1)
const span = 5 * 365 * day

/** Few people and few kinds make most of the entries; a sixth of them tell of no single store. */
const fill = (rows: number) => `
  insert into audit_entry (sequence, recorded_at, user_name, full_name, kind, hyperion_id, subject, state_before,
    state_after, request_id, previous_hash, hash)
  select n, to_timestamp((${newest - span} + ${span}::double precision * n / ${rows}) / 1000),
    'person.' || who, 'Person ' || who, (array[${auditKinds.map((kind) => `'${kind}'`).join(',')}])[what],
    case when random() < 0.17 then null else 'S' || floor(random() * ${stores})::integer end,
    'Setting ' || n, '{"settingValue":"30","isLocked":false}', '{"settingValue":"45","isLocked":false}',
    'request-' || n, md5(n::text) || md5((n - 1)::text), md5((n + 1)::text) || md5(n::text)
  from (
    select n, floor(power(random(), 3) * ${people})::integer as who,
      1 + floor(power(random(), 2) * ${auditKinds.length})::integer as what
    from generate_series(1, ${rows}) n
  ) as drawn`

async function filled(db: Database, rows: number): Promise<void> {
  await migrate(db)
  const { sequence } = await db.selectFrom('audit_head').select('sequence').executeTakeFirstOrThrow()
  if (Number(sequence) >= rows) return
  console.log(`filling ${rows} entries`)
  await sql`truncate audit_entry`.execute(db)
  await withoutIndexes(db, async () => {
    await sql.raw(fill(rows)).execute(db)
  })
  await sql`update audit_head set sequence = ${rows}`.execute(db)
  await sql`vacuum (analyze) audit_entry`.execute(db)
  await sql`checkpoint`.execute(db)
}

const none: AuditSearch = { stores: null, userName: null, kind: null, from: null, to: null }

type Draw = (most: number) => number

const who = (draw: Draw) => ({ userName: `person.${draw(people)}` })
const kind = (draw: Draw) => ({ kind: auditKinds[draw(auditKinds.length)] ?? null })
const of = (draw: Draw) => ({ stores: [`S${draw(stores)}`] })
const month = (draw: Draw) => {
  const from = newest - span + draw(59) * 30 * day
  return { from: instantFromEpoch(from), to: instantFromEpoch(from + 30 * day) }
}
const three = (draw: Draw) => ({ stores: [null, ...[0, 1, 2].map(() => `S${draw(stores)}`)] })
const most = () => ({ stores: [null, ...Array.from({ length: stores - 1 }, (_, at) => `S${at}`)] })

/** What somebody looks for, with values that are drawn anew in each round. */
const searches: readonly (readonly [string, (draw: Draw) => Partial<AuditSearch>, number?])[] = [
  ['everything', () => ({})],
  ['everything, page 200', () => ({}), 200],
  ['who', who],
  ['kind', kind],
  ['store', of],
  ['days', month],
  ['who, kind', (draw) => ({ ...who(draw), ...kind(draw) })],
  ['who, store', (draw) => ({ ...who(draw), ...of(draw) })],
  ['store, kind', (draw) => ({ ...of(draw), ...kind(draw) })],
  ['store, kind, page 40', (draw) => ({ ...of(draw), ...kind(draw) }), 40],
  ['who, kind, store', (draw) => ({ ...who(draw), ...kind(draw), ...of(draw) })],
  ['who, days', (draw) => ({ ...who(draw), ...month(draw) })],
  ['kind, days', (draw) => ({ ...kind(draw), ...month(draw) })],
  ['who, kind, store, days', (draw) => ({ ...who(draw), ...kind(draw), ...of(draw), ...month(draw) })],
  ['of three stores', three],
  ['of three stores: who', (draw) => ({ ...three(draw), ...who(draw) })],
  ['of three stores: kind, days', (draw) => ({ ...three(draw), ...kind(draw), ...month(draw) })],
  ['of 39 stores', most],
  ['of 39 stores, page 200', most, 200],
  ['of 39 stores: who, kind', (draw) => ({ ...most(), ...who(draw), ...kind(draw) })],
  ['who, store that nobody has', (draw) => ({ ...who(draw), stores: ['NONE'] })],
]

/**
 * How soon a page of the audit log with its count is there, by filter, and how many entries a second are written. The baseline of a
 * page is the cheapest one there is: the newest 50 rows by their key, sent by hand, without a count.
 */
export async function measureAuditLog(options: {
  readonly cache: string
  readonly rows: number
}): Promise<void> {
  const kept = { cache: options.cache, cluster: 'audit-log', name: `entries_${options.rows}` }
  await onKeptDatabase(kept, async (db) => {
    await filled(db, options.rows)
    console.log(
      `${options.rows} entries, ${people} people, ${stores} stores; ${rounds} rounds after 1; aim p95 ${aim} ms`,
    )
    const draw = randomNumbers(7)
    const baseline = await timed(rounds, () =>
      sql`select * from audit_entry order by sequence desc limit ${pageSize}`.execute(db),
    )
    percentileLine('baseline: newest rows by key', baseline)
    for (const [label, search, page = 1] of searches) {
      const taken = await timed(rounds, () =>
        findEntryPage(
          db,
          { ...none, ...search((most) => Math.floor(draw() * most)) },
          { limit: pageSize, offset: pageOffset(page, pageSize) },
        ),
      )
      percentileLine(label, taken)
    }
    await measureWriting(db)
  })
}

/** A command with its entry, beside a transaction that commits one row of its own. Ten at once, as the pool has connections. */
async function measureWriting(db: Database): Promise<void> {
  const [writers, each] = [10, 50]
  const author = {
    userName: 'person.1',
    fullName: 'Person 1',
    requestId: 'bench',
    now: instantFromEpoch(newest),
  }
  const perSecond = async (write: (at: number) => Promise<unknown>) => {
    const started = performance.now()
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let at = 0; at < each; at += 1) await write(writer * each + at)
      }),
    )
    return (writers * each * 1000) / (performance.now() - started)
  }
  const ours = await perSecond(() =>
    db
      .transaction()
      .execute((transaction) => appendEntries(transaction, [auditedDisclaimer('S1', '', 'x')], author)),
  )
  const bare = await perSecond((at) =>
    db.transaction().execute((transaction) =>
      transaction
        .insertInto('app_state')
        .values({ key: `bench ${at}`, value: '1' })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    ),
  )
  console.log(
    `${writers} writers at once: ${ours.toFixed(0)} entries a second; baseline: ${bare.toFixed(0)} transactions a second with a row`,
  )
}
