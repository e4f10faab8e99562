import { sql } from 'kysely'
import type { SortDirection } from '@retain/domain/sorting/sortDirection'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { leftOutStatus } from '@retain/domain/work-log/equity-log/statusChoice'
import type { Database } from '../../db/schema/schema'
import { orderOf } from '../../db/sorting'
import { withShownColumns, type StoredLogRow } from './logRowColumns'
import { logSorts } from './logSorts'

/** Which rows of the Equity Log, and in which order. */
export interface EquityLogSearch {
  readonly hyperionId: string
  readonly orderBy: LogColumnKey
  readonly orderDirection: SortDirection
  readonly limit: number
  readonly offset: number
}

/** The opportunities of a store that the Equity Log holds: without a filter the duplicates are left out (D-19). */
const equityLogOf = (db: Database, hyperionId: string) =>
  db
    .selectFrom('opportunity as o')
    .where('o.hyperion_id', '=', hyperionId)
    .where('o.status_code', '<>', leftOutStatus)

/** The rows of the Equity Log with all that they show, in order. */
const equityLogRows = (db: Database, search: EquityLogSearch) =>
  withShownColumns(equityLogOf(db, search.hyperionId)).orderBy(logOrder(search))

const logOrder = ({ orderBy, orderDirection }: EquityLogSearch) =>
  orderOf(logSorts[orderBy], orderDirection, 'o.oppt_id')

/** The query of a long page, which is read by a cursor. */
export const equityLogSlice = (db: Database, search: EquityLogSearch) =>
  equityLogRows(db, search).limit(search.limit).offset(search.offset)

const totalOf = (db: Database, hyperionId: string) =>
  equityLogOf(db, hyperionId).select(sql<number>`count(*)::integer`.as('total'))

/** How many rows the Equity Log of a store has. */
export async function countEquityLog(db: Database, hyperionId: string): Promise<number> {
  const { total } = await totalOf(db, hyperionId).executeTakeFirstOrThrow()
  return total
}

/**
 * A page with the total, in one round trip. The page's ids are found first, so that only its own rows are put together
 * and not those that are passed over. A page beyond the end has no row that could carry the total; it is counted apart.
 */
export async function findEquityLogPage(
  db: Database,
  search: EquityLogSearch,
): Promise<{ rows: readonly StoredLogRow[]; total: number }> {
  const ids = equityLogOf(db, search.hyperionId)
    .select('o.oppt_id')
    .orderBy(logOrder(search))
    .limit(search.limit)
    .offset(search.offset)
  const rows = await equityLogRows(db, search)
    .select(totalOf(db, search.hyperionId).as('total'))
    .where(sql<boolean>`o.oppt_id = any(array(${ids}))`)
    .execute()
  return { rows, total: rows[0]?.total ?? (await countEquityLog(db, search.hyperionId)) }
}
