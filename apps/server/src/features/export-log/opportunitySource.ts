import type { Sort } from '@retain/domain/sorting/sorting'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { ExportedRows } from '@retain/domain/list/export/exportedRows'
import type { LogRow } from '@retain/domain/work-log/rows/logRow'
import type { Database } from '../../db/schema/schema'
import type { Opportunities } from '../work-log/logRowColumns'
import { opportunityRows } from '../work-log/opportunityRows'
import { presentLogRow } from '../work-log/presentLogRow'
import { exportedSource, type ExportedSource } from './exportedSource'

/** A list of opportunities. */
interface OpportunityList extends Sort<LogColumnKey> {
  /** Its stores. */
  readonly hyperionIds: readonly string[]
  /** What its search finds. */
  readonly found: (db: Database) => Opportunities
  /** Of its stores these opportunities, in the place of what the search finds. */
  readonly chosen: readonly string[] | undefined
}

/**
 * The opportunities of the Equity Log, the Service Log or the Search log. A row that no longer fits the search when it is
 * read stays in the file, whose number of rows has been told.
 */
export function opportunitySource(
  { hyperionIds, found, chosen, ...sort }: OpportunityList,
  { lines }: ExportedRows<LogRow>,
): ExportedSource {
  const ofStores = (db: Database): Opportunities =>
    db.selectFrom('opportunity as o').where('o.hyperion_id', 'in', hyperionIds)
  const wanted =
    chosen === undefined ? found : (db: Database) => ofStores(db).where('o.oppt_id', 'in', chosen)
  return exportedSource(opportunityRows(sort, wanted, ofStores), (rows) => lines(rows.map(presentLogRow)))
}
