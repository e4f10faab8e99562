import type { FigureGroup } from '@retain/domain/dashboard/dashboard'
import type { Instant } from '@retain/domain/calendar/instant'
import { sql } from 'kysely'
import type { Database } from '../../db/schema/schema'

/** The moments of a store between which things are counted: each store has midnights of its own. */
export interface StoreSpan {
  readonly hyperionId: string
  /** The first moment of the period before. */
  readonly previous: Instant
  /** The first moment of the period, a Monday's. */
  readonly first: Instant
  /** The first moment after it. */
  readonly until: Instant
}

/** Of which stores, and by what figures are put together. */
export interface FigureQuery {
  readonly spans: readonly StoreSpan[]
  readonly groupBy: FigureGroup
}

/** How often something happened in a week of a group. */
export interface CountedWeek {
  /** The user name or the store; `null` of nobody. */
  readonly key: string | null
  /** From 0; -1 for the period before. */
  readonly week: number
  readonly figure: number
}

/** Responses of a group or of all, in a week or in the whole time. */
export interface TimedResponses {
  readonly is_all: boolean
  readonly key: string | null
  /** `null` of the whole period. */
  readonly week: number | null
  readonly is_current: boolean
  readonly responses: number
  readonly seconds: number | null
}

/** What stands now of a group, or of all. */
export interface StandingFlags {
  readonly is_all: boolean
  readonly key: string | null
  readonly flags: number
}

/** The list of a group. */
export interface CoveredList {
  readonly key: string | null
  readonly on_list: number
  readonly contacted: number
}

/** The spans as values `v`, whose number the planner knows: for few stores it goes by their indexes, for many it reads the whole. */
export const spanRows = ({ spans }: FigureQuery) => {
  const rows = spans.map(
    ({ hyperionId, previous, first, until }) =>
      sql`(${hyperionId}::text, ${previous}::timestamptz, ${first}::timestamptz, ${until}::timestamptz)`,
  )
  return sql`(values ${sql.join(rows)}) as v (hyperion_id, previous, first, until)`
}

/** By what rows of `m` are put together. */
export const keyOf = ({ groupBy }: FigureQuery) =>
  groupBy === 'store' ? sql.ref('m.hyperion_id') : sql.ref('m.user_name')

const ofSpan = sql`m.hyperion_id = v.hyperion_id and m.at >= v.previous and m.at < v.until`

/** Weeks are counted from the store's own Monday, so that each event lies in the week that the store's calendar has. */
const weekOf = sql`case when m.at < v.first then -1
  else floor(extract(epoch from m.at - v.first) / 604800)::integer end`

/** How often something happened, by group and week; `countContacts` counts contacts, which are many. */
export async function countByWeek(
  db: Database,
  view: 'measure_answers' | 'measure_leads',
  query: FigureQuery,
): Promise<readonly CountedWeek[]> {
  const { rows } = await sql<CountedWeek>`
    select c.key, c.week, count(*)::integer as figure
    from ${spanRows(query)}
    cross join lateral (
      select ${keyOf(query)} as key, ${weekOf} as week from ${sql.table(view)} m where ${ofSpan}
    ) c
    group by c.key, c.week`.execute(db)
  return rows
}

/** How many emails have a response, and the median time to it: of all, of each group, of each week, and of both. */
export async function timeResponses(db: Database, query: FigureQuery): Promise<readonly TimedResponses[]> {
  const { rows } = await sql<TimedResponses>`
    select grouping(c.key) = 1 as is_all, c.key, c.week, c.is_current, count(*)::integer as responses,
      floor(percentile_cont(0.5) within group (order by c.seconds))::integer as seconds
    from ${spanRows(query)}
    cross join lateral (
      select ${keyOf(query)} as key, ${weekOf} as week, m.at >= v.first as is_current, m.seconds::double precision as seconds
      from measure_response_time m where ${ofSpan}
    ) c
    group by grouping sets ((c.is_current), (c.is_current, c.key), (c.is_current, c.week), (c.is_current, c.key, c.week))`.execute(
    db,
  )
  return rows
}

/** The opportunities that are flagged now. One that is flagged for several counts once among all. */
export async function countFlags(db: Database, query: FigureQuery): Promise<readonly StandingFlags[]> {
  const { rows } = await sql<StandingFlags>`
    select grouping(c.key) = 1 as is_all, c.key, count(distinct c.oppt_id)::integer as flags
    from ${spanRows(query)}
    cross join lateral (
      select ${keyOf(query)} as key, m.oppt_id from measure_flags m where m.hyperion_id = v.hyperion_id
    ) c
    group by grouping sets ((), (c.key))`.execute(db)
  return rows
}

/** The active opportunities, and those whose last contact lies in the period. */
export async function countCoverage(db: Database, query: FigureQuery): Promise<readonly CoveredList[]> {
  const { rows } = await sql<CoveredList>`
    select c.key, sum(c.on_list)::integer as on_list, sum(c.contacted)::integer as contacted
    from ${spanRows(query)}
    cross join lateral (
      select ${keyOf(query)} as key, count(*) as on_list,
        count(*) filter (where m.at >= v.first and m.at < v.until) as contacted
      from measure_coverage m where m.hyperion_id = v.hyperion_id
      group by 1
    ) c
    group by c.key`.execute(db)
  return rows
}

/** What the logs call somebody or a store; the key itself where it is not known. */
export async function findNames(
  db: Database,
  groupBy: FigureGroup,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows =
    groupBy === 'store'
      ? await db
          .selectFrom('store')
          .select(['hyperion_id as key', 'name'])
          .where('hyperion_id', 'in', [...keys, ''])
          .execute()
      : await db
          .selectFrom('app_user')
          .select(['user_name as key', 'full_name as name'])
          .where('user_name', 'in', [...keys, ''])
          .execute()
  return new Map(rows.map(({ key, name }) => [key, name]))
}
