import type {
  InventoryDetails,
  VehicleSearch,
  ViewedVehicle,
} from '@retain/domain/customer-360/vehicleInterest'
import { centsOf } from '../../db/money'
import type { Database } from '../../db/schema/schema'
import { ofPerson } from './ofPerson'
import type { Person } from './person'

/** The vehicles that a customer looked at, in no order. */
export const findViews = (db: Database, person: Person): Promise<ViewedVehicle[]> =>
  db
    .selectFrom('vehicle_view as r')
    .select(['r.vin', 'r.viewed_at as viewedDate', 'r.year', 'r.make_name as make', 'r.model_name as model'])
    .where(ofPerson(person))
    .execute()

/** The searches of a customer, in no order. */
export const findSearches = (db: Database, person: Person): Promise<VehicleSearch[]> =>
  db
    .selectFrom('vehicle_search as r')
    .select(['r.vin', 'r.searched_at as searchDate', 'r.criteria'])
    .where(ofPerson(person))
    .execute()

/** What some stores know of a vehicle that one of them has in stock; `undefined` when none has. */
export async function findInventoryDetails(
  db: Database,
  stores: readonly string[],
  vin: string,
): Promise<InventoryDetails | undefined> {
  const row = await db
    .selectFrom('stock_vehicle')
    .select(['vin', 'stock_no', 'year', 'make_name', 'model_name', 'trim_level', 'selling_price_cents'])
    .select('location_store_name')
    .where('hyperion_id', 'in', [...stores])
    .where('vin', '=', vin)
    .orderBy('in_stock_since', 'desc')
    .orderBy('hyperion_id')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      vin: row.vin,
      stockNo: row.stock_no,
      year: row.year,
      make: row.make_name,
      model: row.model_name,
      trim: row.trim_level,
      price: centsOf(row.selling_price_cents),
      location: row.location_store_name,
      status: 'In stock',
    }
  )
}
