import { sortKey } from '@retain/domain/text/sortKey'
import { mappingSearchText } from '@retain/domain/vehicle-map/mappingFilter'
import { differs, iconCodeOf, type MappingItem } from '@retain/domain/vehicle-map/mappingItem'
import type { Selectable } from 'kysely'
import type { VehicleMappingTable } from '../../db/schema/vehicleMapTables'

/** A row of the mapping table with the name of whoever changed it. */
export type StoredMapping = Selectable<VehicleMappingTable> & { readonly full_name: string | null }

/** A mapping in the words of the contract. */
export const presentMapping = (row: StoredMapping): MappingItem => ({
  typeCode: row.type_code,
  originalType: row.original_type,
  mappedItem: row.mapped_item,
  mappedTo: row.mapped_to,
  changedBy: row.full_name ?? row.changed_by,
  changedDate: row.changed_at,
  iconCode: row.icon_code,
  diff: differs(row.mapped_item, row.mapped_to),
})

/** The columns that follow from an original and what it is mapped to. */
export const derivedColumns = (mappedItem: string, mappedTo: string | null) => ({
  item_sort: sortKey(mappedItem),
  search_text: mappingSearchText(mappedItem, mappedTo),
  icon_code: iconCodeOf(mappedItem, mappedTo),
})
