import type { OffsetMinutes } from '@retain/domain/calendar/storeOffset'
import { exportedMappings, mostExportedMappings } from '@retain/domain/vehicle-map/exportedMappings'
import { readByKeys } from '../../db/keyedRows'
import type { Database } from '../../db/schema/schema'
import { mappingRows, type MappingSearch } from './mappingQueries'
import { presentMapping } from './mappingRow'

/** The rows of a search as a file: how many they are, and its pieces, which are read as the client takes them. */
export async function exportMappings(db: Database, search: MappingSearch, offset: OffsetMinutes) {
  const rows = mappingRows(search)
  const found = await rows.findKeys(db, { limit: mostExportedMappings + 1, offset: 0 })
  const keys = found.slice(0, mostExportedMappings)
  const { heading, lines } = exportedMappings(offset)
  async function* slices() {
    yield heading
    for await (const slice of readByKeys(db, rows, keys)) yield lines(slice.map(presentMapping))
  }
  return {
    size: { rowCount: keys.length, isCapped: found.length > keys.length },
    slices: slices(),
  }
}
