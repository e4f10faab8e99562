import type { HouseholdVehicle } from '@retain/domain/vehicle/householdVehicles'
import { ApiProblem } from '../../core/apiProblem'
import type { Database } from '../../db/schema/schema'

/** The vehicles of a household, each VIN once and in no order, and that of the opportunity they were asked for. */
interface Household {
  readonly ownVin: string | null
  readonly vehicles: readonly HouseholdVehicle[]
}

/**
 * The household of the customer of an opportunity: the vehicles on file, and those of the customer's other opportunities at
 * the store, which lead to them. An opportunity that was replaced by another counts for nothing.
 *
 * @throws ApiProblem `notFound` for an unknown opportunity.
 */
export async function findHousehold(db: Database, opptId: string): Promise<Household> {
  const own = await db
    .selectFrom('opportunity')
    .select(['hyperion_id', 'customer_id', 'vin'])
    .where('oppt_id', '=', opptId)
    .executeTakeFirst()
  if (own === undefined) throw new ApiProblem('notFound', 'There is no such opportunity.')
  const [onFile, opportunities] = await Promise.all([
    db
      .selectFrom('household_vehicle')
      .select(['vin', 'year', 'make_name', 'model_name', 'trim_level', 'new_used', 'owner_name'])
      .where('hyperion_id', '=', own.hyperion_id)
      .where('customer_id', '=', own.customer_id)
      .execute(),
    db
      .selectFrom('opportunity')
      .select(['vin', 'year', 'make_name', 'model_name', 'trim_level', 'new_used', 'oppt_id', 'full_name'])
      .where('hyperion_id', '=', own.hyperion_id)
      .where('customer_id', '=', own.customer_id)
      .where('oppt_id', '!=', opptId)
      .where('vin', 'is not', null)
      .where('status_code', '!=', 'DUPE')
      .execute(),
  ])
  const vehicles = [
    ...onFile.map((row) => present({ ...row, oppt_id: null })),
    ...opportunities.map((row) => present({ ...row, owner_name: row.full_name })),
  ]
  // Of two with one VIN that with an opportunity stays.
  return { ownVin: own.vin, vehicles: [...new Map(vehicles.map((one) => [one.vin, one])).values()] }
}

interface StoredVehicle {
  readonly vin: string | null
  readonly year: number | null
  readonly make_name: string | null
  readonly model_name: string | null
  readonly trim_level: string | null
  readonly new_used: HouseholdVehicle['newOrUsed']
  readonly oppt_id: string | null
  readonly owner_name: string | null
}

const present = (row: StoredVehicle): HouseholdVehicle => ({
  vin: row.vin ?? '',
  year: row.year,
  make: row.make_name,
  model: row.model_name,
  trim: row.trim_level,
  newOrUsed: row.new_used,
  opptId: row.oppt_id,
  owner: row.owner_name,
})
