import { dollars, nullable, opptId, whole } from '@retain/api-client/kernel/codecs'
import { outsideEvent } from '@retain/api-client/outsideEvent'
import type { Instant } from '@retain/domain/calendar/instant'
import { equity } from '@retain/domain/deal/equity'
import { storeTag } from '@retain/domain/live/tags'
import { centsOf } from '../db/money'
import type { DatabaseTransaction } from '../db/schema/schema'
import { valueRows } from '../db/valueRows'
import { batchedFeed } from './feed'
import { holdOpportunities } from './holdOpportunities'

/**
 * The data of a vehicle was collected: the row is in progress no more and shows what was found; what was not found stays
 * as it was (L-249, L-250).
 */
export const vehicleDataCollected = batchedFeed(
  outsideEvent('vehicleDataCollected', {
    opptId,
    vehicleMileage: nullable(whole(0)),
    vehicleValue: nullable(dollars),
  }),
  async (batch) => {
    const { transaction, publish } = batch
    const { held, left } = await holdOpportunities(batch)
    const collected = held.map(({ event, row }) => {
      const payoff = centsOf(row.payoff_cents)
      return {
        place: { opptId: row.oppt_id, hyperionId: row.hyperion_id },
        reading: event.vehicleMileage,
        isValued: event.vehicleValue !== null,
        vehicleValue: event.vehicleValue ?? centsOf(row.vehicle_value_cents),
        found: {
          vehicleMileage: event.vehicleMileage ?? row.vehicle_mileage,
          equityAmount:
            event.vehicleValue !== null && payoff !== null
              ? equity(event.vehicleValue, payoff)
              : centsOf(row.equity_cents),
          rowVersion: row.row_version + 1,
        },
      }
    })
    if (collected.length === 0) return left
    const values = collected.map(({ place, vehicleValue, found }) => ({
      hyperion_id: place.hyperionId,
      oppt_id: place.opptId,
      vehicle_mileage: found.vehicleMileage,
      vehicle_value_cents: vehicleValue,
      equity_cents: found.equityAmount,
      row_version: found.rowVersion,
    }))
    await transaction
      .updateTable('opportunity as o')
      .from(valueRows(types, values))
      .set((eb) => ({
        ext_svc_in_progress: false,
        vehicle_mileage: eb.ref('v.vehicle_mileage'),
        vehicle_value_cents: eb.ref('v.vehicle_value_cents'),
        equity_cents: eb.ref('v.equity_cents'),
        row_version: eb.ref('v.row_version'),
      }))
      .whereRef('o.hyperion_id', '=', 'v.hyperion_id')
      .whereRef('o.oppt_id', '=', 'v.oppt_id')
      .execute()
    await keepReadings(
      transaction,
      collected.flatMap(({ place, reading }) =>
        reading === null
          ? []
          : [{ hyperion_id: place.hyperionId, oppt_id: place.opptId, serviced_mileage: reading }],
      ),
      batch.now,
    )
    await keepValued(
      transaction,
      collected.flatMap(({ place, isValued }) =>
        isValued ? [{ hyperion_id: place.hyperionId, oppt_id: place.opptId }] : [],
      ),
      batch.now,
    )
    for (const { place, found } of collected)
      publish(storeTag(place.hyperionId), {
        type: 'OPPT_VEHICLE',
        payload: { ...place, extSvcInProgress: false, ...found },
      })
    return left
  },
)

const types = {
  hyperion_id: 'text',
  oppt_id: 'bigint',
  vehicle_mileage: 'integer',
  vehicle_value_cents: 'bigint',
  equity_cents: 'bigint',
  row_version: 'integer',
} as const

/** A mileage that was read is what later estimates go on from. */
async function keepReadings(
  transaction: DatabaseTransaction,
  readings: readonly { hyperion_id: string; oppt_id: string; serviced_mileage: number }[],
  now: Instant,
): Promise<void> {
  if (readings.length === 0) return
  const columns = { hyperion_id: 'text', oppt_id: 'bigint', serviced_mileage: 'integer' } as const
  await transaction
    .updateTable('current_vehicle as c')
    .from(valueRows(columns, readings))
    .set((eb) => ({
      serviced_at: now,
      serviced_mileage: eb.ref('v.serviced_mileage'),
      is_mileage_estimated: false,
    }))
    .whereRef('c.hyperion_id', '=', 'v.hyperion_id')
    .whereRef('c.oppt_id', '=', 'v.oppt_id')
    .execute()
}

/** When a value was found is said beside it. */
async function keepValued(
  transaction: DatabaseTransaction,
  valued: readonly { hyperion_id: string; oppt_id: string }[],
  now: Instant,
): Promise<void> {
  if (valued.length === 0) return
  await transaction
    .updateTable('current_vehicle as c')
    .from(valueRows({ hyperion_id: 'text', oppt_id: 'bigint' }, valued))
    .set({ valued_at: now })
    .whereRef('c.hyperion_id', '=', 'v.hyperion_id')
    .whereRef('c.oppt_id', '=', 'v.oppt_id')
    .execute()
}
