import type { Instant } from '@retain/domain/calendar/instant'
import type { ImportedMapping } from '@retain/domain/vehicle-map/import/mappingImport'
import type { PresentMapping } from '@retain/domain/vehicle-map/import/planImport'
import { sql, type Updateable } from 'kysely'
import type { CallAuthor } from '../../../commands/author'
import { valueRows } from '../../../db/valueRows'
import type { Database, DatabaseTransaction } from '../../../db/schema/schema'
import type { VehicleMappingImportTable } from '../../../db/schema/vehicleMapTables'
import { derivedColumns } from '../mappingRow'

/** How many rows one statement writes. */
export const writtenAtOnce = 5000

/** Every row of the table, as far as a file is compared with it. */
export async function allMappings(db: Database): Promise<readonly PresentMapping[]> {
  const rows = await db
    .selectFrom('vehicle_mapping')
    .select(['type_code', 'mapped_item', 'mapped_to'])
    .execute()
  return rows.map(({ type_code, mapped_item, mapped_to }) => ({
    typeCode: type_code,
    mappedItem: mapped_item,
    mappedTo: mapped_to,
  }))
}

/** Adds the record of an import. */
export async function insertImport(
  transaction: DatabaseTransaction,
  { userName, now }: CallAuthor,
): Promise<string> {
  const { import_id } = await transaction
    .insertInto('vehicle_mapping_import')
    .values({ imported_by: userName, imported_at: now, undone_at: null })
    .returning('import_id')
    .executeTakeFirstOrThrow()
  return import_id
}

const writtenTypes = {
  type_code: 'text',
  mapped_item: 'text',
  original_type: 'text',
  mapped_before: 'text',
  mapped_to: 'text',
  item_sort: 'text',
  search_text: 'text',
  icon_code: 'text',
} as const

const added = [
  'type_code',
  'mapped_item',
  'original_type',
  'mapped_to',
  'item_sort',
  'search_text',
  'icon_code',
] as const

/** An original, what it is to be mapped to and what it is mapped to until then; `null` for nothing. */
export type WrittenMapping = Pick<ImportedMapping, 'typeCode' | 'mappedItem' | 'originalType' | 'before'> & {
  readonly mappedTo: string | null
}

const valuesOf = (rows: readonly WrittenMapping[]) =>
  valueRows(
    writtenTypes,
    rows.map(({ typeCode, mappedItem, originalType, before, mappedTo }) => ({
      type_code: typeCode,
      mapped_item: mappedItem,
      original_type: originalType,
      mapped_before: before,
      mapped_to: mappedTo,
      ...derivedColumns(mappedItem, mappedTo),
    })),
  )

/**
 * Maps originals that say what was there before.
 *
 * @returns how many that were: fewer where somebody else has changed one meanwhile. Whoever changes one at this moment is waited for.
 */
export async function replaceMappings(
  transaction: DatabaseTransaction,
  rows: readonly WrittenMapping[],
  { userName, now }: CallAuthor,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('vehicle_mapping as m')
    .from(valuesOf(rows))
    .set((eb) => ({
      mapped_to: eb.ref('v.mapped_to'),
      item_sort: eb.ref('v.item_sort'),
      search_text: eb.ref('v.search_text'),
      icon_code: eb.ref('v.icon_code'),
      changed_by: userName,
      changed_at: now,
    }))
    .whereRef('m.type_code', '=', 'v.type_code')
    .whereRef('m.mapped_item', '=', 'v.mapped_item')
    .whereRef('m.mapped_to', 'is not distinct from', 'v.mapped_before')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/**
 * Adds originals that the table does not have.
 *
 * @returns how many that were: fewer where somebody else has added one meanwhile.
 */
export async function addMappings(
  transaction: DatabaseTransaction,
  rows: readonly WrittenMapping[],
  { userName, now }: CallAuthor,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('vehicle_mapping')
    .columns([...added, 'changed_by', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom(valuesOf(rows))
        .select(added.map((column) => `v.${column}` as const))
        .select([
          sql<string | null>`${userName}::text`.as('changed_by'),
          sql<Instant | null>`${now}::timestamptz`.as('changed_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['type_code', 'mapped_item']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

const rowTypes = {
  type_code: 'text',
  mapped_item: 'text',
  is_added: 'boolean',
  mapped_before: 'text',
  mapped_to: 'text',
} as const

const kept = Object.keys(rowTypes) as (keyof typeof rowTypes)[]

/** Keeps what an import has done, so that it can be taken back. */
export async function insertImportRows(
  transaction: DatabaseTransaction,
  importId: string,
  changes: readonly ImportedMapping[],
): Promise<void> {
  const values = changes.map(({ typeCode, mappedItem, isAdded, before, mappedTo }) => ({
    type_code: typeCode,
    mapped_item: mappedItem,
    is_added: isAdded,
    mapped_before: before,
    mapped_to: mappedTo,
  }))
  await transaction
    .insertInto('vehicle_mapping_import_row')
    .columns(['import_id', ...kept])
    .expression((eb) =>
      eb
        .selectFrom(valueRows(rowTypes, values))
        .select(sql<string>`${importId}::bigint`.as('import_id'))
        .select(kept.map((column) => `v.${column}` as const)),
    )
    .execute()
}

/** An import, held until the transaction ends. */
export const selectImportForUpdate = (transaction: DatabaseTransaction, importId: string) =>
  transaction
    .selectFrom('vehicle_mapping_import')
    .selectAll()
    .where('import_id', '=', importId)
    .forUpdate()
    .executeTakeFirst()

export const updateImport = async (
  transaction: DatabaseTransaction,
  importId: string,
  change: Updateable<VehicleMappingImportTable>,
): Promise<void> => {
  await transaction
    .updateTable('vehicle_mapping_import')
    .set(change)
    .where('import_id', '=', importId)
    .execute()
}

/** Deletes imports of before a moment, which can no longer be taken back then. */
export async function deleteOldImports(db: Database, before: Instant): Promise<void> {
  await db.deleteFrom('vehicle_mapping_import').where('imported_at', '<', before).execute()
}
