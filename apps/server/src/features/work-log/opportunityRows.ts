import type { Sort } from '@retain/domain/sorting/sorting'
import type { LogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { KeyedRows } from '../../db/keyedRows'
import type { Database } from '../../db/schema/schema'
import { withShownColumns, type Opportunities, type StoredLogRow } from './logRowColumns'
import { logOrder } from './logSorts'

/**
 * A long list of opportunities, for the Equity Log, the Service Log and the Search log.
 *
 * @param found what the list is made of when its keys are found.
 * @param kept which of them still belong to it when their rows are read.
 */
export const opportunityRows = (
  sort: Sort<LogColumnKey>,
  found: (db: Database) => Opportunities,
  kept = found,
): KeyedRows<StoredLogRow> => ({
  findKeys: async (db, { limit, offset }) => {
    const rows = await found(db)
      .select('o.oppt_id')
      .orderBy(logOrder(sort))
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map((row) => row.oppt_id)
  },
  findRows: (db, keys) => withShownColumns(kept(db).where('o.oppt_id', 'in', keys)).execute(),
  keyOf: (row) => row.oppt_id,
})
