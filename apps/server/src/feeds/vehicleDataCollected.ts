import { dollars, nullable, opptId, whole } from '@retain/api-client/kernel/codecs'
import { equity } from '@retain/domain/deal/equity'
import { storeTag } from '@retain/domain/live/tags'
import { centsOf } from '../db/money'
import { ApiProblem } from '../core/apiProblem'
import { feed } from './feed'

/**
 * The data of a vehicle was collected: the row is in progress no more and shows what was found; what was not found stays
 * as it was (L-249, L-250).
 */
export const vehicleDataCollected = feed(
  'vehicleDataCollected',
  { opptId, vehicleMileage: nullable(whole(0)), vehicleValue: nullable(dollars) },
  async ({ transaction, publish, event }) => {
    const row = await transaction
      .selectFrom('opportunity')
      .select(['row_version', 'vehicle_mileage', 'vehicle_value_cents', 'payoff_cents', 'equity_cents'])
      .where('hyperion_id', '=', event.hyperionId)
      .where('oppt_id', '=', event.opptId)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) throw new ApiProblem('notFound', 'The store has no such opportunity.')
    const payoff = centsOf(row.payoff_cents)
    const value = event.vehicleValue ?? centsOf(row.vehicle_value_cents)
    const found = {
      vehicleMileage: event.vehicleMileage ?? row.vehicle_mileage,
      equityAmount:
        event.vehicleValue !== null && payoff !== null
          ? equity(event.vehicleValue, payoff)
          : centsOf(row.equity_cents),
      rowVersion: row.row_version + 1,
    }
    await transaction
      .updateTable('opportunity')
      .set({
        ext_svc_in_progress: false,
        vehicle_mileage: found.vehicleMileage,
        vehicle_value_cents: value,
        equity_cents: found.equityAmount,
        row_version: found.rowVersion,
      })
      .where('hyperion_id', '=', event.hyperionId)
      .where('oppt_id', '=', event.opptId)
      .execute()
    publish(storeTag(event.hyperionId), {
      type: 'OPPT_VEHICLE',
      payload: { opptId: event.opptId, hyperionId: event.hyperionId, extSvcInProgress: false, ...found },
    })
  },
)
