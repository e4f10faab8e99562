import type { TradeAdjustmentRow } from '@retain/domain/trade-adjustment/tradeAdjustment'
import type { InferResult } from 'kysely'
import type { Database } from '../../db/schema/schema'

const adjustmentsOf = (db: Database, hyperionId: string) =>
  db
    .selectFrom('trade_adjustment as t')
    .leftJoin('app_user as u', 'u.user_name', 't.created_by')
    .selectAll('t')
    .select('u.full_name')
    .where('t.hyperion_id', '=', hyperionId)
    .orderBy('t.created_at', 'desc')
    .orderBy('t.trade_adjustment_id', 'desc')

/** An adjustment in the words of the contract. */
const present = (row: InferResult<ReturnType<typeof adjustmentsOf>>[number]): TradeAdjustmentRow => ({
  tradeAdjustmentId: row.trade_adjustment_id,
  year: row.year,
  make: row.make_name,
  model: row.model_name,
  percentage: row.percentage,
  expiration: row.expiration,
  addOrSubtract: row.add_or_subtract,
  createDT: row.created_at,
  createdBy: row.full_name ?? row.created_by,
  expiresDT: row.expires_at,
})

/** Every adjustment that a store has ever made, newest first. */
export const findAdjustments = async (
  db: Database,
  hyperionId: string,
): Promise<readonly TradeAdjustmentRow[]> => (await adjustmentsOf(db, hyperionId).execute()).map(present)
