import type { MappingIconCode, MappingType } from '@retain/domain/vehicle-map/mappingItem'
import type { GeneratedId, Id, Moment } from './columns'

/** What a make, model or trim of other systems is to us. The mapping table belongs to no store. */
export interface VehicleMappingTable {
  type_code: MappingType
  /** The text as it came; with the type it is the key. */
  mapped_item: string
  /** `sortKey` of it. */
  item_sort: string
  original_type: string
  mapped_to: string | null
  /** `searchKey` of both, on a line each. */
  search_text: string
  icon_code: MappingIconCode
  changed_by: string | null
  changed_at: Moment | null
}

/** An import of the mapping table, kept as long as it can be taken back. */
export interface VehicleMappingImportTable {
  import_id: GeneratedId
  imported_by: string
  imported_at: Moment
  undone_at: Moment | null
}

/** What an import has done to one original. */
export interface VehicleMappingImportRowTable {
  import_id: Id
  type_code: MappingType
  mapped_item: string
  is_added: boolean
  mapped_before: string | null
  mapped_to: string
}
