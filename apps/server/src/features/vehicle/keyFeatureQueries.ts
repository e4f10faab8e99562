import type { VehicleType } from '@retain/domain/vehicle/vehicleTypes'
import type { Database } from '../../db/schema/schema'
import { findCurrentVehicle, findReplacement } from '../opportunity/vehicleQueries'

/** What the current vehicle of an opportunity, or its replacement, is known for; nothing where there is none. */
export async function findKeyFeatures(
  db: Database,
  vehicleType: VehicleType,
  opptId: string,
): Promise<readonly string[]> {
  const find = vehicleType === 'current' ? findCurrentVehicle : findReplacement
  return (await find(db, opptId))?.key_features ?? []
}
