import { auditedAdjustment } from '@retain/domain/audit/auditedChanges'
import { addDays } from '@retain/domain/calendar/dayRange'
import type { Instant } from '@retain/domain/calendar/instant'
import { sameAdjustment } from '@retain/domain/trade-adjustment/adjustmentEffect'
import {
  cancelledExpiration,
  type TradeAdjustment,
  type TradeAdjustmentRow,
} from '@retain/domain/trade-adjustment/tradeAdjustment'
import type { Audit } from '../../audit/appendEntries'
import { ApiProblem } from '../../core/apiProblem'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Publish } from '../../outbox/transact'
import { alertOfAdjustments } from './adjustmentListeners'
import { findAdjustments } from './adjustmentQueries'

/** What saving an adjustment needs of the call that asks for it. */
interface Request {
  readonly hyperionId: string
  readonly wanted: TradeAdjustment
  readonly userName: string
  readonly now: Instant
}

/**
 * Saves an adjustment: extends or cancels the live one that it means, and makes a new one where there is none (D-15). Values follow
 * with the refresh of the next day; a cancelling is told at once. Two people at once are served one after the other.
 *
 * @throws ApiProblem `invalid` for a cancelling that means nothing.
 */
export async function saveAdjustment(
  transaction: DatabaseTransaction,
  publish: Publish,
  { hyperionId, wanted, userName, now }: Request,
  audit: Audit,
): Promise<TradeAdjustmentRow> {
  await transaction
    .selectFrom('store')
    .select('hyperion_id')
    .where('hyperion_id', '=', hyperionId)
    .forUpdate()
    .execute()
  const same = sameAdjustment(await findAdjustments(transaction, hyperionId), wanted, now)
  if (wanted.expiration === cancelledExpiration && same === null)
    throw new ApiProblem('invalid', 'There is no such trade adjustment any more.', [
      { field: 'expiration', code: 'invalid', message: 'There is nothing to cancel.' },
    ])
  const expiresAt = addDays(now, wanted.expiration)
  const tradeAdjustmentId =
    same === null
      ? await insert(transaction, { hyperionId, wanted, userName, now }, expiresAt)
      : same.tradeAdjustmentId
  if (same !== null)
    await transaction
      .updateTable('trade_adjustment')
      .set({ expiration: wanted.expiration, expires_at: expiresAt })
      .where('hyperion_id', '=', hyperionId)
      .where('trade_adjustment_id', '=', tradeAdjustmentId)
      .execute()
  const saved = await findAdjustments(transaction, hyperionId)
  const row = saved.find((one) => one.tradeAdjustmentId === tradeAdjustmentId)
  if (row === undefined) throw new Error('The saved adjustment is gone')
  audit(auditedAdjustment(hyperionId, { before: same, after: row }))
  if (wanted.expiration === cancelledExpiration)
    await alertOfAdjustments(transaction, publish, hyperionId, [{ event: 'cancelled', row }], now)
  return row
}

async function insert(
  transaction: DatabaseTransaction,
  { hyperionId, wanted, userName, now }: Request,
  expiresAt: Instant,
): Promise<string> {
  const { trade_adjustment_id } = await transaction
    .insertInto('trade_adjustment')
    .values({
      hyperion_id: hyperionId,
      year: wanted.year,
      make_name: wanted.make,
      model_name: wanted.model,
      percentage: wanted.percentage,
      expiration: wanted.expiration,
      add_or_subtract: wanted.addOrSubtract,
      created_at: now,
      created_by: userName,
      expires_at: expiresAt,
    })
    .returning('trade_adjustment_id')
    .executeTakeFirstOrThrow()
  return trade_adjustment_id
}
