import type { Instant } from '@retain/domain/calendar/instant'
import type { ImportedMapping } from '@retain/domain/vehicle-map/import/mappingImport'
import type { PresentMapping } from '@retain/domain/vehicle-map/import/planImport'
import { sql, type Updateable } from 'kysely'
import type { CallAuthor } from '../../../commands/author'
import { valueRows } from '../../../db/valueRows'
import type { Database, DatabaseTransaction } from '../../../db/schema/schema'
import type { VehicleMappingImportTable } from '../../../db/schema/vehicleMapTables'
import { derivedColumns } from '../mappingRow'

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

/** Keeps every other change of the table waiting until the transaction ends; it can be read meanwhile. */
export const holdMappings = async (transaction: DatabaseTransaction): Promise<void> => {
  await sql`lock table vehicle_mapping in share row exclusive mode`.execute(transaction)
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
  mapped_to: 'text',
  item_sort: 'text',
  search_text: 'text',
  icon_code: 'text',
} as const

const written = Object.keys(writtenTypes) as (keyof typeof writtenTypes)[]

/** An original and what it is mapped to, `null` for nothing. */
export type WrittenMapping = Pick<ImportedMapping, 'typeCode' | 'mappedItem' | 'originalType'> & {
  readonly mappedTo: string | null
}

/** Maps originals, and adds those that the table does not have. Where an original comes from stays as it is. */
export async function writeMappings(
  transaction: DatabaseTransaction,
  rows: readonly WrittenMapping[],
  { userName, now }: CallAuthor,
): Promise<void> {
  const values = rows.map(({ typeCode, mappedItem, originalType, mappedTo }) => ({
    type_code: typeCode,
    mapped_item: mappedItem,
    original_type: originalType,
    mapped_to: mappedTo,
    ...derivedColumns(mappedItem, mappedTo),
  }))
  await transaction
    .insertInto('vehicle_mapping')
    .columns([...written, 'changed_by', 'changed_at'])
    .expression((eb) =>
      eb
        .selectFrom(valueRows(writtenTypes, values))
        .select(written.map((column) => `v.${column}` as const))
        .select([
          sql<string | null>`${userName}::text`.as('changed_by'),
          sql<Instant | null>`${now}::timestamptz`.as('changed_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['type_code', 'mapped_item']).doUpdateSet((eb) => ({
        mapped_to: eb.ref('excluded.mapped_to'),
        item_sort: eb.ref('excluded.item_sort'),
        search_text: eb.ref('excluded.search_text'),
        icon_code: eb.ref('excluded.icon_code'),
        changed_by: userName,
        changed_at: now,
      })),
    )
    .execute()
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
