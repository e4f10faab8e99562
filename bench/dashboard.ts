import { dayOf } from '@retain/domain/calendar/storeDay'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { parseUtcOffset, utc } from '@retain/domain/calendar/storeOffset'
import { periodDays } from '@retain/domain/dashboard/dashboardPeriod'
import { sql } from 'kysely'
import { migrate } from '../apps/server/src/db/migrate.ts'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { countContactDays } from '../apps/server/src/features/dashboard/contactDays.ts'
import { findDashboard } from '../apps/server/src/features/dashboard/findDashboard.ts'
import { callerOf } from './caller.ts'
import { measureActivity } from './dashboardActivity.ts'
import { withoutIndexes } from './database/indexes.ts'
import { onKeptDatabase } from './database/keptDatabase.ts'
import { line, percentile, timed } from './figures.ts'

const rounds = 30
/** Without its indexes a measure reads whole tables, which needs no more rounds to be seen. */
const bareRounds = 5
const aim = 500
const [stores, people] = [40, 12]
const now = Date.UTC(2026, 9, 2, 15)
/** How long ago the first contact was. */
const days = 3 * 365
/** Of each opportunity. */
const contacts = 5

const store = `'S' || (n % ${stores})`
const person = (of: string) =>
  `'person.' || (${of} % ${stores}) || '.' || floor(power(random(), 2) * ${people})::integer`
const moment = `to_timestamp(${now} / 1000 - random() * ${days} * 86400)`

/** Opportunities, their contacts, emails and flags; one of 50 was replaced and keeps copies of its history. */
const fillings = (rows: number) => [
  `insert into opportunity (hyperion_id, oppt_id, customer_id, customer_name, customer_name_sort, status_code, status_sort,
    owner_user_name, owner_name, last_contact_at)
  select ${store}, n, n, 'Customer ' || n, 'customer ' || n,
    case when n % 50 = 0 then 'DUPE' when n % 5 = 0 then 'NLO' when n % 3 = 0 then 'IPCM' else 'NEW' end, 'new',
    case when n % 12 = 0 then null else ${person('n')} end, null, case when n % 4 = 0 then null else ${moment} end
  from generate_series(1, ${rows}) n`,
  `insert into contact_history (hyperion_id, oppt_id, contact_type, contact_action, created_by, created_at)
  select 'S' || (o % ${stores}), o, kind, null, ${person('o')}, ${moment}
  from (
    select 1 + n % ${rows} as o,
      (array['PhoneCall', 'PhoneCall', 'PhoneCall', 'Email', 'Email', 'Notes', 'ViewOpportunity', 'LeadCreated'])[
        1 + floor(power(random(), 1.3) * 8)::integer] as kind
    from generate_series(1, ${rows * contacts}) n
  ) as drawn`,
  `insert into inbound_email (hyperion_id, inbound_contact_history_id, email_contact_detail_id, oppt_id, received_at,
    email_sent_by, reply_contact_history_id, reply_at)
  select hyperion_id, n, n, o, at, sender, case when n % 3 = 0 then null else n end,
    case when n % 3 = 0 then null else at + random() * interval '2 days' end
  from (
    select n, 1 + n % ${rows} as o, 'S' || ((1 + n % ${rows}) % ${stores}) as hyperion_id, ${moment} as at,
      ${person('(1 + n % ' + String(rows) + ')')} as sender
    from generate_series(1, ${Math.ceil(rows / 2)}) n
  ) as drawn`,
  `insert into opportunity_flag (hyperion_id, oppt_id, user_name, flagged_by, flagged_at)
  select ${store}, n, ${person('n')}, 'manager', ${moment} from generate_series(1, ${rows}, 60) n`,
]

async function filled(db: Database, rows: number): Promise<void> {
  await migrate(db)
  const { count } = await db
    .selectFrom('opportunity')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= rows) return
  console.log(`filling ${rows} opportunities and ${rows * contacts} entries of their histories`)
  await withoutIndexes(db, async () => {
    for (const statement of fillings(rows)) await sql.raw(statement).execute(db)
  })
  await sql`vacuum (analyze)`.execute(db)
  await sql`checkpoint`.execute(db)
}

const own = (count: number) => Array.from({ length: count }, (_, at) => `S${at}`)

const manager = callerOf(own(stores).map((hyperionId) => ({ hyperionId, name: hyperionId })))

const offset = parseUtcOffset('-05:00') ?? utc
const today = dayOf(instantFromEpoch(now), offset)

const views = [
  ['one store, 4 weeks', 1, 'weeks4', 'associate'],
  ['one store, 13 weeks', 1, 'weeks13', 'associate'],
  ['three stores, 13 weeks', 3, 'weeks13', 'associate'],
  [`${stores} stores, 4 weeks`, stores, 'weeks4', 'store'],
  [`${stores} stores, 13 weeks`, stores, 'weeks13', 'store'],
  [`${stores} stores, 13 weeks, by associate`, stores, 'weeks13', 'associate'],
] as const

const indexes = [
  ...['opportunity_replaced', 'opportunity_list', 'contact_history_contacts', 'contact_history_leads'],
  'inbound_email_answers',
]

async function measureViews(db: Database, what: string, times: number): Promise<void> {
  for (const [name, count, period, groupBy] of views) {
    const wanted = { days: periodDays(period, today), stores: own(count), groupBy }
    const taken = await timed(times, () => findDashboard(db, manager, wanted))
    line(`${what}${name}`, taken, 'ms', `p95 ${percentile(taken, 95).toFixed(0)}, aim ${aim}`)
  }
}

/**
 * How soon the figures of the manager's page are there, counted from the views of the measures and the counted
 * days. Baselines: the same while no day is counted, and without the indexes that were made for the views, on the same rows.
 */
export async function measureDashboard(options: {
  readonly cache: string
  readonly rows: number
}): Promise<void> {
  const kept = { cache: options.cache, cluster: 'dashboard', name: `rows_${options.rows}` }
  await onKeptDatabase(kept, async (db) => {
    await filled(db, options.rows)
    console.log(`${options.rows} opportunities, ${options.rows * contacts} entries; ${rounds} rounds after 1`)
    await forgetDays(db)
    await measureViews(db, 'baseline, nothing counted: ', bareRounds)
    const taken = await timed(1, async () => {
      await forgetDays(db)
      await countDays(db)
    })
    line(`the contacts of ${stores} stores are counted`, taken, 'ms', 'from nothing, as in the first night')
    await measureViews(db, '', rounds)
    for (const count of [1, 3, stores]) {
      const days = periodDays('weeks13', today)
      await measureActivity(db, { stores: own(count), days, offset }, { rounds, aim })
    }
    await db
      .transaction()
      .execute(async (transaction) => {
        for (const index of indexes) await sql`drop index ${sql.id(index)}`.execute(transaction)
        await measureViews(transaction, 'baseline, no indexes: ', bareRounds)
        throw keepIndexes
      })
      .catch((error: unknown) => {
        if (error !== keepIndexes) throw error
      })
  })
}

/** Leaves every day to the view. */
async function forgetDays(db: Database): Promise<void> {
  await sql`truncate contact_day, contact_day_end, contact_day_change`.execute(db)
}

async function countDays(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const hyperionId of own(stores)) await countContactDays(transaction, hyperionId, today)
  })
  await sql`vacuum (analyze) contact_day`.execute(db)
}

/** Takes the dropping of the indexes back. */
const keepIndexes = new Error('The indexes stay.')
