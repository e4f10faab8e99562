import type { MappingIconCode, MappingType } from '@retain/domain/vehicle-map/mappingItem'
import type { Moment } from './columns'

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
