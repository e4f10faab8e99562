import type { MappingItem } from '@retain/domain/vehicle-map/mappingItem'
import type { ListDefinition } from '../../list/results/listDefinition'

/** The mapping table as a list. Its rows have one order. */
export const mappingList: ListDefinition<'mappedItem'> = {
  id: 'vehicleMap',
  title: 'Mapping Table',
  countDescription: 'originals',
  columns: [{ key: 'mappedItem', label: 'Mapped From', isSortable: false }],
  defaultColumns: ['mappedItem'],
  defaultSort: { orderBy: 'mappedItem', orderDirection: 'asc' },
}

/** A row among those of all mappers. */
export const mappingId = ({ typeCode, mappedItem }: MappingItem): string => `${typeCode} ${mappedItem}`

/** The name of a row. */
export const mappingName = ({ mappedItem }: MappingItem): string => mappedItem

/** What stays known of a selected row on another page. */
export const selectedMapping = (row: MappingItem) => ({
  key: mappingId(row),
  label: row.mappedItem,
  mappedItem: row.mappedItem,
  mappedTo: row.mappedTo,
})

/** A selected row. */
export type SelectedMapping = ReturnType<typeof selectedMapping>
