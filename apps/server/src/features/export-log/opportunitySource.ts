import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import type { Sort } from '@retain/domain/sorting/sorting'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import { exportedLog } from '@retain/domain/work-log/export/exportedLog'
import type { Database } from '../../db/schema/schema'
import { orderOf } from '../../db/sorting'
import { withShownColumns, type Opportunities } from '../work-log/logRowColumns'
import { logSorts } from '../work-log/logSorts'
import { presentLogRow } from '../work-log/presentLogRow'
import { inOrder, type ExportedSource } from './exportedSource'

/** A list of opportunities, and how it is written. */
interface OpportunityList extends Sort<LogColumnKey>, Pick<ExportedSource, 'log' | 'hyperionIds' | 'most'> {
  /** What the search of the list finds. */
  readonly found: (db: Database) => Opportunities
  /** These opportunities of its stores, in the place of what it finds. */
  readonly opptIds: readonly string[] | undefined
  readonly columns: readonly LogColumnKey[]
  readonly offset: OffsetMinutes
}

/** The opportunities of the Equity Log, the Service Log or the Search log, line by line. */
export function opportunitySource(list: OpportunityList): ExportedSource {
  const { log, hyperionIds, most, opptIds, orderBy, orderDirection } = list
  const { heading, lines } = exportedLog(list.columns, list.offset)
  const ofStores = (db: Database): Opportunities =>
    db.selectFrom('opportunity as o').where('o.hyperion_id', 'in', hyperionIds)
  return {
    log,
    hyperionIds,
    most,
    heading,
    findIds: async (db, limit) => {
      const wanted = opptIds === undefined ? list.found(db) : ofStores(db).where('o.oppt_id', 'in', opptIds)
      const rows = await wanted
        .select('o.oppt_id')
        .orderBy(orderOf(logSorts[orderBy], orderDirection, 'o.oppt_id'))
        .limit(limit)
        .execute()
      return rows.map((row) => row.oppt_id)
    },
    readLines: async (db, ids) => {
      const rows = await withShownColumns(ofStores(db).where('o.oppt_id', 'in', ids)).execute()
      return lines(inOrder(ids, rows, (row) => row.oppt_id).map(presentLogRow))
    },
  }
}
