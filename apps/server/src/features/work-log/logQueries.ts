import { sql, type RawBuilder } from 'kysely'
import type { Sort } from '@retain/domain/sorting/sorting'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { SearchCondition } from '@retain/domain/work-log/conditions/searchCondition'
import type { RoStatus } from '@retain/domain/work-log/rows/logRow'
import type { RowStateCounts } from '@retain/domain/work-log/rows/rowState'
import type { Database } from '../../db/schema/schema'
import { orderOf } from '../../db/sorting'
import { totalOfPage } from '../../db/totalOfPage'
import { conditionSql } from './filters/conditionSql'
import { withShownColumns, type Opportunities, type StoredLogRow } from './logRowColumns'
import { logOrder, logSorts } from './logSorts'

/** Which opportunities of a store. */
export interface LogChoice {
  readonly hyperionId: string
  readonly conditions: readonly SearchCondition[]
}

/** Which rows of a log, and in which order. */
export interface LogQuery extends LogChoice, Sort<LogColumnKey> {}

/** A page of them. */
export interface LogSearch extends LogQuery {
  readonly limit: number
  readonly offset: number
}

/**
 * Of some opportunities those that fulfil every condition of a search.
 *
 * @example fulfilling(db.selectFrom('opportunity as o').where('o.hyperion_id', 'in', hyperionIds), conditions)
 */
export const fulfilling = (
  opportunities: Opportunities,
  conditions: readonly SearchCondition[],
): Opportunities =>
  conditions.reduce((found, condition) => found.where(conditionSql(condition)), opportunities)

const ofStore = (db: Database, hyperionId: string) =>
  db.selectFrom('opportunity as o').where('o.hyperion_id', '=', hyperionId)

/** The opportunities of a store that fulfil a search. */
export const chosen = (db: Database, { hyperionId, conditions }: LogChoice) =>
  fulfilling(ofStore(db, hyperionId), conditions)

const totalOf = (db: Database, choice: LogChoice) =>
  chosen(db, choice).select(sql<number>`count(*)::integer`.as('total'))

/** How many rows a log has. */
export async function countLog(db: Database, choice: LogChoice): Promise<number> {
  const { total } = await totalOf(db, choice).executeTakeFirstOrThrow()
  return total
}

/** How many rows of a log have a repair order in each of its states. */
export async function countStates(db: Database, choice: LogChoice): Promise<RowStateCounts> {
  const counted = await chosen(db, choice)
    .select(['o.ro_status', sql<number>`count(*)::integer`.as('rows')])
    .where('o.ro_status', 'is not', null)
    .groupBy('o.ro_status')
    .execute()
  const of = (status: RoStatus) => counted.find((one) => one.ro_status === status)?.rows ?? 0
  return { open: of('Open'), scheduled: of('Scheduled'), closed: of('Closed') }
}

/** A row of a page, with how many the log has. */
type RowOfTotal = StoredLogRow & { readonly total: number | null }

/**
 * Whether an index alone counts what matches the conditions, which is quicker than to read every row of the store. Then the
 * page, too, is read off the index of its order.
 */
const isCountedByIndex = (conditions: readonly SearchCondition[]): boolean =>
  conditions.every((condition) => condition.kind === 'notReplaced' || isStatus(condition))

const isStatus = (condition: SearchCondition): boolean =>
  condition.kind === 'among' && condition.field === 'oppStatus'

/**
 * A page with the total, in one round trip. The page's ids are found first, so that only its own rows are put together
 * and not those that are passed over. A page beyond the end has no row that could carry the total; it is counted apart.
 */
export async function findLogPage(
  db: Database,
  search: LogSearch,
): Promise<{ rows: readonly StoredLogRow[]; total: number }> {
  const find = isCountedByIndex(search.conditions) ? pageBesideCount : pageWithCount
  const rows = await find(db, search)
  return { rows, total: await totalOfPage(rows, search, () => countLog(db, search)) }
}

const idsOfPage = (db: Database, search: LogSearch) =>
  chosen(db, search).select('o.oppt_id').orderBy(logOrder(search)).limit(search.limit).offset(search.offset)

const rowsOfPage = (db: Database, search: LogSearch, ids: RawBuilder<unknown>) =>
  withShownColumns(ofStore(db, search.hyperionId))
    .where((eb) => sql<boolean>`${eb.ref('o.oppt_id')} = any(array(${ids}))`)
    .orderBy(logOrder(search))

/** Counts by one index and finds the page by another. */
const pageBesideCount = (db: Database, search: LogSearch): Promise<readonly RowOfTotal[]> =>
  rowsOfPage(db, search, sql`${idsOfPage(db, search)}`)
    .select(totalOf(db, search).as('total'))
    .execute()

/**
 * Evaluates the filters once, in a materialized query, from which the total and the page are taken. The planner does not
 * know of the limit then, so it never walks an index in the order of the list.
 */
async function pageWithCount(db: Database, search: LogSearch): Promise<readonly RowOfTotal[]> {
  const fulfilled = chosen(db, search).select(['o.oppt_id', sql`${logSorts[search.orderBy]}`.as('sorted')])
  const ids = sql`select oppt_id from fulfilled
    order by ${orderOf(sql.ref('sorted'), search.orderDirection, sql.ref('oppt_id'))}
    limit ${search.limit} offset ${search.offset}`
  const page = rowsOfPage(db, search, ids).select(
    sql<number>`(select count(*)::integer from fulfilled)`.as('total'),
  )
  const { rows } = await sql<RowOfTotal>`with fulfilled as materialized (${fulfilled}) ${page}`.execute(db)
  return rows
}
