import { createHash } from 'node:crypto'
import type { ImportedMapping } from '@retain/domain/vehicle-map/import/mappingImport'

/**
 * Names exactly these changes, with what is there before them. A file whose originals somebody has changed since has another
 * name, as has another file.
 */
export function changesVersion(changes: readonly ImportedMapping[]): string {
  const hash = createHash('sha256')
  for (const { typeCode, mappedItem, originalType, isAdded, before, mappedTo } of changes)
    hash.update(JSON.stringify([typeCode, mappedItem, originalType, isAdded, before, mappedTo]))
  return hash.digest('base64url')
}
