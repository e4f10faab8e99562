import type { Day } from '@retain/domain/calendar/day'
import { storeTag } from '@retain/domain/live/tags'
import { centsOf } from '../../db/money'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Publish } from '../../outbox/transact'
import { refreshedRow, type Refreshed, type StoreRefresh } from './refreshedRow'
import { holdRowsAfter } from './refreshQueries'
import { keepEarlierFigures, writeAdjustments, writeFigures, writeOffers } from './writeRefreshed'

/** Opportunities in one transaction: what others want of them waits for as long as that takes. */
const batchSize = 200

/** A store and the day of its refresh. */
interface Run {
  readonly hyperionId: string
  readonly day: Day
}

/**
 * Refreshes the next opportunities of a store by id. How far it came stands in the same transaction: a run that is cut off goes on
 * there, and of two at once the second waits and then finds nothing left of the first's.
 *
 * @returns whether there may be more.
 */
export async function refreshBatch(
  transaction: DatabaseTransaction,
  publish: Publish,
  run: Run,
  store: StoreRefresh,
): Promise<boolean> {
  const { hyperionId, day } = run
  const progress = await transaction
    .selectFrom('daily_refresh')
    .select(['last_oppt_id', 'refreshed', 'finished_at'])
    .where('hyperion_id', '=', hyperionId)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (progress.finished_at !== null) return false
  const rows = await holdRowsAfter(transaction, hyperionId, progress.last_oppt_id, batchSize)
  const refreshed = rows.map((row) => refreshedRow(row, store))
  const changed = refreshed.filter(
    (one) => isVehicleChanged(one) || isReplacementChanged(one) || isValueChanged(one),
  )
  const written = { hyperionId, day }
  if (rows.length > 0) {
    await keepEarlierFigures(transaction, { ...written, refreshed })
    await writeFigures(transaction, { ...written, refreshed: changed }, lastVersionOf)
    await writeAdjustments(transaction, { ...written, refreshed })
    await writeOffers(transaction, { ...written, refreshed })
    for (const one of changed) tell(publish, one)
  }
  const isLast = rows.length < batchSize
  await transaction
    .updateTable('daily_refresh')
    .set({
      last_oppt_id: rows.at(-1)?.oppt_id ?? progress.last_oppt_id,
      refreshed: progress.refreshed + rows.length,
      finished_at: isLast ? store.now : null,
    })
    .where('hyperion_id', '=', hyperionId)
    .where('day', '=', day)
    .execute()
  return !isLast
}

const isValueChanged = ({ row, value }: Refreshed): boolean => value !== centsOf(row.vehicle_value_cents)

const isVehicleChanged = (one: Refreshed): boolean =>
  one.mileage !== one.row.vehicle_mileage ||
  one.equity !== centsOf(one.row.equity_cents) ||
  isValueChanged(one)

const isReplacementChanged = ({ row, stockNo, differences }: Refreshed): boolean =>
  stockNo !== row.replacement_stock_no ||
  differences.finance !== centsOf(row.payment_difference_finance_cents) ||
  differences.lease !== centsOf(row.payment_difference_lease_cents)

/** A message for each of the two makes a version. */
const lastVersionOf = (one: Refreshed): number =>
  one.row.row_version + Number(isVehicleChanged(one)) + Number(isReplacementChanged(one))

function tell(publish: Publish, one: Refreshed): void {
  const { row, mileage, equity, stockNo, differences } = one
  const of = { opptId: row.oppt_id, hyperionId: row.hyperion_id }
  if (isVehicleChanged(one))
    publish(storeTag(row.hyperion_id), {
      type: 'OPPT_VEHICLE',
      payload: {
        ...of,
        extSvcInProgress: row.ext_svc_in_progress,
        vehicleMileage: mileage,
        equityAmount: equity,
        rowVersion: row.row_version + 1,
      },
    })
  if (isReplacementChanged(one))
    publish(storeTag(row.hyperion_id), {
      type: 'OPPT_REPLACEMENT',
      payload: {
        ...of,
        paymentDifferenceFinance: differences.finance,
        paymentDifferenceLease: differences.lease,
        replVehStockNo: stockNo,
        rowVersion: lastVersionOf(one),
      },
    })
}
