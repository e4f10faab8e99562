import { mapVehicleItems } from '@retain/api-client/vehicle-map'
import { auditedMapping } from '@retain/domain/audit/auditedChanges'
import { changedMeanwhile, conflictOf, type SeenMapping } from '@retain/domain/vehicle-map/mappingConflict'
import type { MappingItem, MappingType } from '@retain/domain/vehicle-map/mappingItem'
import type { Audit } from '../../audit/appendEntries'
import type { CallAuthor } from '../../commands/author'
import { ApiProblem } from '../../core/apiProblem'
import { valueRows } from '../../db/valueRows'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { selectMappingsForUpdate } from './mappingQueries'
import { derivedColumns, presentMapping } from './mappingRow'

/** A change of rows of one mapper. */
export interface MappingChange {
  readonly typeCode: MappingType
  readonly items: readonly string[]
  /** What they are mapped to; `null` to delete their mapping. */
  readonly mappedTo: string | null
  /** What the caller saw of them; nothing of those that are left out. */
  readonly seen?: readonly SeenMapping[]
}

/**
 * Maps originals to one value, or deletes their mappings; who and when are stamped (OP-131). A row that says so already stays as
 * it is, so that a repeated call changes nothing.
 *
 * @returns the rows of all the originals, in the order of the request.
 * @throws ApiProblem `notFound` for an original that the table does not have; `stale`, with the present rows, where somebody
 *   else has changed one since it was seen. Nothing is changed then.
 */
export async function changeMappings(
  transaction: DatabaseTransaction,
  { typeCode, items, mappedTo, seen = [] }: MappingChange,
  author: CallAuthor,
  audit: Audit,
): Promise<readonly MappingItem[]> {
  const wanted = [...new Set(items)]
  const stored = (await selectMappingsForUpdate(transaction, typeCode, wanted)).map(presentMapping)
  if (stored.length < wanted.length) throw new ApiProblem('notFound', 'The table has no such original.')
  const conflicts = changedMeanwhile(stored, seen, mappedTo)
  if (conflicts.length > 0)
    throw new ApiProblem('stale', conflictOf(conflicts), [], {
      current: mapVehicleItems.output.encode(conflicts),
    })
  const changed = stored.filter((row) => row.mappedTo !== mappedTo)
  if (changed.length > 0) {
    const names = changed.map(({ mappedItem }) => mappedItem)
    await writeMappings(transaction, { typeCode, items: names, mappedTo }, author)
    audit(auditedMapping(typeCode, changed, mappedTo))
  }
  const rows = await selectMappingsForUpdate(transaction, typeCode, wanted)
  const byItem = new Map(rows.map((row) => [row.mapped_item, presentMapping(row)]))
  return wanted.flatMap((item) => byItem.get(item) ?? [])
}

async function writeMappings(
  transaction: DatabaseTransaction,
  { typeCode, items, mappedTo }: MappingChange,
  { userName, now }: CallAuthor,
): Promise<void> {
  const derived = items.map((item) => ({ mapped_item: item, ...derivedColumns(item, mappedTo) }))
  const types = { mapped_item: 'text', item_sort: 'text', search_text: 'text', icon_code: 'text' } as const
  await transaction
    .updateTable('vehicle_mapping as m')
    .from(valueRows(types, derived))
    .set((eb) => ({
      mapped_to: mappedTo,
      item_sort: eb.ref('v.item_sort'),
      search_text: eb.ref('v.search_text'),
      icon_code: eb.ref('v.icon_code'),
      changed_by: userName,
      changed_at: now,
    }))
    .whereRef('m.mapped_item', '=', 'v.mapped_item')
    .where('m.type_code', '=', typeCode)
    .execute()
}
