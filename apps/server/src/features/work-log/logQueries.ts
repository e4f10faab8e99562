import { sql } from 'kysely'
import type { Sort } from '@retain/domain/sorting/sorting'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { SearchCondition } from '@retain/domain/work-log/conditions/searchCondition'
import type { Database } from '../../db/schema/schema'
import { orderOf } from '../../db/sorting'
import { conditionSql } from './filters/conditionSql'
import { withShownColumns, type Opportunities, type StoredLogRow } from './logRowColumns'
import { logSorts } from './logSorts'

/** Which opportunities of a store. */
export interface LogChoice {
  readonly hyperionId: string
  readonly conditions: readonly SearchCondition[]
}

/** Which rows of a log, and in which order. */
export interface LogSearch extends LogChoice, Sort<LogColumnKey> {
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

const chosen = (db: Database, { hyperionId, conditions }: LogChoice) =>
  fulfilling(ofStore(db, hyperionId), conditions)

const logOrder = ({ orderBy, orderDirection }: LogSearch) =>
  orderOf(logSorts[orderBy], orderDirection, 'o.oppt_id')

/** The query of a long page, which is read by a cursor. */
export const logSlice = (db: Database, search: LogSearch) =>
  withShownColumns(chosen(db, search)).orderBy(logOrder(search)).limit(search.limit).offset(search.offset)

const totalOf = (db: Database, choice: LogChoice) =>
  chosen(db, choice).select(sql<number>`count(*)::integer`.as('total'))

/** How many rows a log has. */
export async function countLog(db: Database, choice: LogChoice): Promise<number> {
  const { total } = await totalOf(db, choice).executeTakeFirstOrThrow()
  return total
}

/**
 * A page with the total, in one round trip. The page's ids are found first, so that only its own rows are put together
 * and not those that are passed over. A page beyond the end has no row that could carry the total; it is counted apart.
 */
export async function findLogPage(
  db: Database,
  search: LogSearch,
): Promise<{ rows: readonly StoredLogRow[]; total: number }> {
  const ids = chosen(db, search)
    .select('o.oppt_id')
    .orderBy(logOrder(search))
    .limit(search.limit)
    .offset(search.offset)
  const rows = await withShownColumns(ofStore(db, search.hyperionId))
    .orderBy(logOrder(search))
    .select(totalOf(db, search).as('total'))
    .where(sql<boolean>`o.oppt_id = any(array(${ids}))`)
    .execute()
  return { rows, total: rows[0]?.total ?? (await countLog(db, search)) }
}
