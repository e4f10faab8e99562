import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { assignmentParts } from '@retain/domain/orphans/assignmentParts'
import { largestWholePage } from '@retain/domain/paging/pageSize'
import { roundRobin } from '@retain/domain/orphans/roundRobin'
import { sql } from 'kysely'
import { migrate } from '../apps/server/src/db/migrate.ts'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { assignOrphans } from '../apps/server/src/features/orphans/assignOrphans.ts'
import { findOrphanPage, presentOrphan } from '../apps/server/src/features/orphans/orphanQueries.ts'
import { undoAssignment } from '../apps/server/src/features/orphans/undoAssignment.ts'
import { transact } from '../apps/server/src/outbox/transact.ts'
import { withoutIndexes } from './database/indexes.ts'
import { onKeptDatabase } from './database/keptDatabase.ts'
import { line, percentile, timed } from './figures.ts'

const rounds = 30
const aim = 150
const assigned = 5_000
const [stores, people] = [4, 20]
const hyperionId = 'S1'
const author = { userName: 'manager', now: instantFromEpoch(Date.UTC(2026, 9, 2, 15)) }

/** Of ten open opportunities of a store one has no owner, and one the owner that has left. */
const fillings = (rows: number) => [
  `insert into app_user (user_name, full_name) select 'person.' || n, 'Person ' || n from generate_series(0, ${people - 1}) n`,
  `insert into store_user (hyperion_id, user_name)
  select 'S' || s, 'person.' || n from generate_series(0, ${stores - 1}) s, generate_series(0, ${people - 1}) n`,
  `insert into opportunity (hyperion_id, oppt_id, customer_id, customer_name, customer_name_sort, status_code, status_sort,
    owner_user_name, owner_name, last_contact_at)
  select 'S' || (n % ${stores}), n, n, 'Customer ' || n, 'customer ' || n, case when n % 7 = 0 then 'NLO' else 'NEW' end, 'new',
    case when random() < 0.1 then null when random() < 0.1 then 'left.us' else 'person.' || floor(random() * ${people}) end,
    null, case when random() < 0.3 then null else now() - random() * interval '900 days' end
  from generate_series(1, ${rows * stores}) n`,
]

async function filled(db: Database, rows: number): Promise<void> {
  await migrate(db)
  const { count } = await db
    .selectFrom('opportunity')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= rows) return
  await withoutIndexes(db, async () => {
    for (const statement of fillings(rows)) await sql.raw(statement).execute(db)
  })
  await sql`vacuum (analyze)`.execute(db)
}

const pageOf = (db: Database, page: number, limit: number) =>
  findOrphanPage(db, hyperionId, { limit, offset: (page - 1) * limit })

async function firstOrphans(db: Database) {
  const found = []
  for (let page = 1; found.length < assigned; page += 1) {
    const { rows } = await pageOf(db, page, largestWholePage)
    if (rows.length === 0) break
    found.push(...rows.map(presentOrphan))
  }
  return found
}

/** Deals orphans out as the page does, and takes that back, so that the next round finds the same. */
async function assignAndUndo(db: Database): Promise<readonly [assign: number, undo: number]> {
  const host = { db, clock: () => author.now, live: { announce: () => undefined } }
  const names = Array.from({ length: people }, (_, at) => `person.${at}`)
  const { assignments } = roundRobin(await firstOrphans(db), names)
  const ids: string[] = []
  const started = performance.now()
  for (const part of assignmentParts(assignments)) {
    const wanted = { hyperionId, assignments: part }
    const { assignmentId } = await transact(host, (transaction, publish) =>
      assignOrphans(transaction, publish, wanted, author, () => undefined),
    )
    ids.push(assignmentId)
  }
  const done = performance.now()
  for (const assignmentId of ids)
    await transact(host, (transaction, publish) =>
      undoAssignment(transaction, publish, { hyperionId, assignmentId }, author, () => undefined),
    )
  return [done - started, performance.now() - done]
}

/** How soon a store's orphans are there, and how long it takes to give thousands of them to its people, and to take that back. */
export async function measureOrphans(options: {
  readonly cache: string
  readonly rows: number
}): Promise<void> {
  const kept = { cache: options.cache, cluster: 'orphans', name: `rows_${options.rows}` }
  await onKeptDatabase(kept, async (db) => {
    await filled(db, options.rows)
    const { total } = await pageOf(db, 1, 50)
    console.log(
      `${options.rows} opportunities of a store, ${total} without an owner; ${rounds} rounds after 1`,
    )
    for (const [name, page, limit] of [
      ['page 1', 1, 50],
      ['page 100', 100, 50],
      ['page of 500', 1, largestWholePage],
    ] as const) {
      const taken = await timed(rounds, () => pageOf(db, page, limit))
      line(name, taken, 'ms', `p95 ${percentile(taken, 95).toFixed(0)}, aim ${aim}`)
    }
    const [assigning, undoing]: [number[], number[]] = [[], []]
    for (let time = 0; time < 3; time += 1) {
      const [assign, undo] = await assignAndUndo(db)
      assigning.push(assign)
      undoing.push(undo)
    }
    line(`${assigned} assigned`, assigning, 'ms', 'in parts of 500')
    line(`${assigned} taken back`, undoing, 'ms', 'in parts of 500')
  })
}
