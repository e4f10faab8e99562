import type { Database } from '../../db/schema/schema'
import { vinsOf } from './vins'

/** What some stores found a vehicle to be worth, newest first; nothing of one without a VIN. */
export const findAppraisals = async (
  db: Database,
  stores: readonly string[],
  vehicle: { readonly vin: string | null },
) => {
  const [vin] = vinsOf([vehicle])
  if (vin === undefined) return []
  return db
    .selectFrom('vehicle_appraisal')
    .select(['appraised_at', 'source', 'value_cents', 'mileage'])
    .where('hyperion_id', 'in', [...stores])
    .where('vin', '=', vin)
    .orderBy('appraised_at', 'desc')
    .execute()
}
