import { saveTrim as endpoint } from '@retain/api-client/vehicle'
import { storeTag } from '@retain/domain/live/tags'
import type { CurrentVehicle } from '@retain/domain/opportunity/sections'
import { trimNoun, wrongTrimText } from '@retain/domain/vehicle/trimLevel'
import type { VehicleType } from '@retain/domain/vehicle/vehicleTypes'
import { ApiProblem } from '../../core/apiProblem'
import { requireVersion } from '../../core/requireVersion'
import { centsOf } from '../../db/money'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import type { Publish } from '../../outbox/transact'
import { selectForWriting } from '../lock/writableOpportunity'
import { presentVehicles } from '../opportunity/presentVehicles'
import { findCurrentVehicle } from '../opportunity/vehicleQueries'
import { findTrimLevels } from './trimQueries'

/** What saving a trim needs of the call that asks for it. */
interface Request {
  readonly body: { readonly opptId: string; readonly vehicleType: VehicleType; readonly trimId: string }
  readonly caller: Caller
  /** The version that the call names. */
  readonly version: number | null
}

/**
 * Saves the trim of the current vehicle (O-110, O-439): one that its model comes in. Open pages are told.
 *
 * @returns the vehicle as it is then.
 * @throws ApiProblem `lockedByStatus`, `lockedByUser`; `versionRequired`, `stale` with the vehicle as it is by now; `invalid` for
 * a trim of another model, and for the vehicle that is offered.
 */
export async function saveTrim(
  transaction: DatabaseTransaction,
  publish: Publish,
  { body, caller, version }: Request,
): Promise<CurrentVehicle> {
  if (body.vehicleType !== 'current')
    throw invalid('vehicleType', 'Only the trim of the current vehicle can be changed.')
  const row = await selectForWriting(transaction, body.opptId, caller.userName)
  const vehicle = await storedVehicle(transaction, row.oppt_id)
  requireVersion(version, vehicle, trimNoun, () => endpoint.output.encode(vehicle))
  const { makeId, modelId } = vehicle
  const trims = makeId === null || modelId === null ? [] : await findTrimLevels(transaction, makeId, modelId)
  const trim = trims.find(({ trimId }) => trimId === body.trimId)
  if (trim === undefined) throw invalid('trimId', wrongTrimText)

  await transaction
    .updateTable('current_vehicle')
    .set({ trim_id: trim.trimId })
    .where('hyperion_id', '=', row.hyperion_id)
    .where('oppt_id', '=', row.oppt_id)
    .execute()
  const saved = await transaction
    .updateTable('opportunity')
    .set((eb) => ({
      trim_level: trim.trimLevel,
      vehicle_version: eb('vehicle_version', '+', 1),
      row_version: eb('row_version', '+', 1),
    }))
    .where('hyperion_id', '=', row.hyperion_id)
    .where('oppt_id', '=', row.oppt_id)
    .returning(['ext_svc_in_progress', 'vehicle_mileage', 'equity_cents', 'row_version'])
    .executeTakeFirstOrThrow()
  publish(storeTag(row.hyperion_id), {
    type: 'OPPT_VEHICLE',
    payload: {
      opptId: row.oppt_id,
      hyperionId: row.hyperion_id,
      extSvcInProgress: saved.ext_svc_in_progress,
      vehicleMileage: saved.vehicle_mileage,
      equityAmount: centsOf(saved.equity_cents),
      rowVersion: saved.row_version,
    },
  })
  return storedVehicle(transaction, row.oppt_id)
}

const invalid = (field: string, message: string): ApiProblem =>
  new ApiProblem('invalid', 'The trim cannot be saved like this.', [{ field, code: 'invalid', message }])

async function storedVehicle(db: Database, opptId: string): Promise<CurrentVehicle> {
  const vehicle = await findCurrentVehicle(db, opptId)
  if (vehicle === undefined) throw new ApiProblem('notFound', 'There is no such vehicle.')
  return presentVehicles(vehicle, undefined).currentVehicle
}
