import { formatDateTime } from '../calendar/formats'
import type { OffsetMinutes } from '../calendar/storeOffset'
import { text, type ColumnDefinition } from '../list/columnDefinition'
import { exportedRows, type ExportedRows } from '../list/export/exportedRows'
import type { CsvValue } from '../text/csv'
import { mappingIconLabels, mappingTypeLabels, type MappingItem } from './mappingItem'

/** The most rows of an exported mapping table. Ours. */
export const mostExportedMappings = 100_000

/** What the table is called in the name of its file. */
export const mappingFile = { title: 'Mapping Table' }

/** What the columns of the file are called. */
export const mappingLabels = {
  typeCode: 'Mapper',
  mappedItem: 'Mapped From',
  mappedTo: 'Mapped To',
  iconCode: 'State',
  originalType: 'Original Type',
  changedBy: 'Changed By',
  changedDate: 'Changed Date',
} as const

type MappingColumnKey = keyof typeof mappingLabels

const columns = Object.entries(mappingLabels).map(
  // The keys of an object literal are known.
  ([key, label]): ColumnDefinition<MappingColumnKey> => ({ key: key as MappingColumnKey, ...text(label) }),
)

function valueOf(key: MappingColumnKey, row: MappingItem, offset: OffsetMinutes): CsvValue {
  switch (key) {
    case 'typeCode':
      return mappingTypeLabels[row.typeCode]
    case 'iconCode':
      return mappingIconLabels[row.iconCode]
    case 'changedDate':
      return row.changedDate === null ? null : formatDateTime(row.changedDate, offset)
    case 'mappedItem':
    case 'mappedTo':
    case 'originalType':
    case 'changedBy':
      return row[key]
  }
}

/**
 * Rows of the mapping table as a file; dates in the store's offset. No original becomes a formula of a spreadsheet. Ours.
 *
 * @example exportedMappings(offset).lines([chevy]) // 'Make,CHEVY,Chevrolet,Different,DMS,Alex Romero,…\r\n'
 */
export const exportedMappings = (offset: OffsetMinutes): ExportedRows<MappingItem> =>
  exportedRows(columns, (key, row) => valueOf(key, row, offset))
