import type { Insertable } from 'kysely'
import type { Database } from '../db/schema/schema'
import type { VehicleMappingTable } from '../db/schema/vehicleMapTables'
import { derivedColumns } from '../features/vehicle-map/mappingRow'

/** Adds an original to the mapping table that nobody has mapped, or writes over the one of its name. */
export async function addMapping(
  db: Database,
  mappedItem: string,
  row: Partial<Insertable<VehicleMappingTable>> = {},
): Promise<void> {
  const values = {
    type_code: 'MAKE' as const,
    mapped_item: mappedItem,
    original_type: 'DMS',
    mapped_to: null,
    changed_by: null,
    changed_at: null,
    ...row,
    ...derivedColumns(mappedItem, row.mapped_to ?? null),
  }
  await db
    .insertInto('vehicle_mapping')
    .values(values)
    .onConflict((conflict) => conflict.columns(['type_code', 'mapped_item']).doUpdateSet(values))
    .execute()
}
