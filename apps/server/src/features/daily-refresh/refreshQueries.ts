import type { InferResult } from 'kysely'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'
import { paymentTermColumns, replacementTermColumns } from '../opportunity/paymentQueries'

const rowsAfter = (transaction: DatabaseTransaction, hyperionId: string, lastOpptId: string, limit: number) =>
  transaction
    .selectFrom('opportunity as o')
    .leftJoin('current_vehicle as v', (join) =>
      join.onRef('v.hyperion_id', '=', 'o.hyperion_id').onRef('v.oppt_id', '=', 'o.oppt_id'),
    )
    .leftJoin('replacement_vehicle as r', (join) =>
      join.onRef('r.hyperion_id', '=', 'o.hyperion_id').onRef('r.oppt_id', '=', 'o.oppt_id'),
    )
    .leftJoin('adjusted_value as a', (join) =>
      join.onRef('a.hyperion_id', '=', 'o.hyperion_id').onRef('a.oppt_id', '=', 'o.oppt_id'),
    )
    .select([
      'o.hyperion_id',
      'o.oppt_id',
      'o.row_version',
      'o.vin',
      'o.year',
      'o.make_name',
      'o.model_name',
      'o.trim_level',
      'o.purchased_at',
      'o.vehicle_mileage',
      'o.vehicle_value_cents',
      'o.payoff_cents',
      'o.equity_cents',
      'o.current_payment_cents',
      'o.payment_difference_finance_cents',
      'o.payment_difference_lease_cents',
      'o.replacement_stock_no',
      'o.ext_svc_in_progress',
      'v.market_class',
      'v.body_type',
      'v.serviced_at',
      'v.serviced_mileage',
    ])
    .select([
      'r.oppt_id as offered_oppt_id',
      'r.vin as offered_vin',
      'r.year as offered_year',
      'r.make_name as offered_make',
      'r.model_name as offered_model',
      'r.trim_level as offered_trim',
      'r.market_class as offered_market_class',
      'r.body_type as offered_body_type',
      ...replacementTermColumns,
    ])
    .select(['a.trade_adjustment_id', 'a.value_before_cents', 'a.value_after_cents'])
    .where('o.hyperion_id', '=', hyperionId)
    .where('o.oppt_id', '>', lastOpptId)
    .where('o.status_code', '!=', 'DUPE')
    .orderBy('o.oppt_id')
    .limit(limit)
    .forUpdate('o')

/** What the refresh of an opportunity starts from. */
export type RefreshRow = InferResult<ReturnType<typeof rowsAfter>>[number]

/**
 * The next opportunities of a store by id, held until the transaction ends. One that was replaced by another is closed for good,
 * and is left out.
 */
export const holdRowsAfter = (
  transaction: DatabaseTransaction,
  hyperionId: string,
  lastOpptId: string,
  limit: number,
): Promise<RefreshRow[]> => rowsAfter(transaction, hyperionId, lastOpptId, limit).execute()

/** What of a vehicle in stock the refresh compares and reckons with. */
export const findStockToChoose = async (db: Database, hyperionId: string) => {
  const rows = await db
    .selectFrom('stock_vehicle')
    .select(['vin', 'stock_no', 'year', 'make_name', 'model_name', 'trim_level', 'market_class', 'body_type'])
    .select(paymentTermColumns)
    .where('hyperion_id', '=', hyperionId)
    .execute()
  return rows.map((row) => ({
    ...row,
    make: row.make_name,
    model: row.model_name,
    trim: row.trim_level,
    marketClass: row.market_class,
    bodyType: row.body_type,
  }))
}

/** A vehicle in stock as replacements are chosen from. */
export type StockToChoose = Awaited<ReturnType<typeof findStockToChoose>>[number]
