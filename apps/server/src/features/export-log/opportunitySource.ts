import type { Sort } from '@retain/domain/sorting/sorting'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { ExportedRows } from '@retain/domain/list/export/exportedRows'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { Database } from '../../db/schema/schema'
import { withShownColumns, type Opportunities } from '../work-log/logRowColumns'
import { logOrder } from '../work-log/logSorts'
import { presentLogRow } from '../work-log/presentLogRow'
import { inOrder, type ExportedSource } from './exportedSource'

/** A list of opportunities. */
interface OpportunityList extends Sort<LogColumnKey> {
  /** Its stores. */
  readonly hyperionIds: readonly string[]
  /** What its search finds. */
  readonly found: (db: Database) => Opportunities
  /** Of its stores these opportunities, in the place of what the search finds. */
  readonly chosen: readonly string[] | undefined
}

/** The opportunities of the Equity Log, the Service Log or the Search log. */
export function opportunitySource(
  { hyperionIds, found, chosen, orderBy, orderDirection }: OpportunityList,
  { lines }: ExportedRows<LogRow>,
): ExportedSource {
  const ofStores = (db: Database): Opportunities =>
    db.selectFrom('opportunity as o').where('o.hyperion_id', 'in', hyperionIds)
  return {
    findKeys: async (db, limit) => {
      const wanted = chosen === undefined ? found(db) : ofStores(db).where('o.oppt_id', 'in', chosen)
      const rows = await wanted
        .select('o.oppt_id')
        .orderBy(logOrder({ orderBy, orderDirection }))
        .limit(limit)
        .execute()
      return rows.map((row) => row.oppt_id)
    },
    readLines: async (db, keys) => {
      const rows = await withShownColumns(ofStores(db).where('o.oppt_id', 'in', keys)).execute()
      return lines(inOrder(keys, rows, (row) => row.oppt_id).map(presentLogRow))
    },
  }
}
