import { searchKey } from '@retain/domain/text/searchKey'
import type { MappingIconCode, MappingType } from '@retain/domain/vehicle-map/mappingItem'
import { sql, type SelectQueryBuilder } from 'kysely'
import { literally } from '../../db/literally'
import type { KeyedRows, ListPart } from '../../db/keyedRows'
import type { Database, DatabaseTransaction, Schema } from '../../db/schema/schema'
import type { VehicleMappingTable } from '../../db/schema/vehicleMapTables'
import { totalOfPage } from '../../db/totalOfPage'
import type { StoredMapping } from './mappingRow'

/** Which rows of the mapping table are looked for. */
export interface MappingSearch {
  readonly typeCode: MappingType
  /** What the original or its target holds; empty for all. */
  readonly text: string
  /** `null` for all. */
  readonly iconCode: MappingIconCode | null
}

type Mappings<Output> = SelectQueryBuilder<Schema & { m: VehicleMappingTable }, 'm', Output>

const ofSearch =
  ({ typeCode, text, iconCode }: MappingSearch) =>
  <Output>(query: Mappings<Output>): Mappings<Output> => {
    const wanted = searchKey(text)
    let found = query.where('m.type_code', '=', typeCode)
    if (iconCode !== null) found = found.where('m.icon_code', '=', iconCode)
    if (wanted !== '') found = found.where('m.search_text', 'like', `%${literally(wanted)}%`)
    return found
  }

const mappings = (db: Database): Mappings<object> => db.selectFrom('vehicle_mapping as m')

const withNames = (query: Mappings<object>) =>
  query.leftJoin('app_user as u', 'u.user_name', 'm.changed_by').selectAll('m').select('u.full_name')

/** A page of the rows in the order of their originals, with how many there are: the page is read in that order and no further. */
export async function findMappingPage(
  db: Database,
  search: MappingSearch,
  part: ListPart,
): Promise<{ readonly rows: readonly StoredMapping[]; readonly total: number }> {
  const page = mappings(db)
    .$call(ofSearch(search))
    .selectAll('m')
    .orderBy('m.item_sort')
    .orderBy('m.mapped_item')
    .limit(part.limit)
    .offset(part.offset)
  const rows = await withNames(db.selectFrom(page.as('m')))
    .select(counted(db, search).as('total'))
    .orderBy('m.item_sort')
    .orderBy('m.mapped_item')
    .execute()
  return { rows, total: await totalOfPage(rows, part, () => countMappings(db, search)) }
}

const counted = (db: Database, search: MappingSearch) =>
  mappings(db)
    .$call(ofSearch(search))
    .select(sql<number>`count(*)::integer`.as('total'))

/** How many rows a search finds. */
export async function countMappings(db: Database, search: MappingSearch): Promise<number> {
  const { total } = await counted(db, search).executeTakeFirstOrThrow()
  return total
}

/** The rows of a search, read in pieces. */
export const mappingRows = (search: MappingSearch): KeyedRows<StoredMapping> => ({
  findKeys: async (db, { limit, offset }) => {
    const rows = await mappings(db)
      .$call(ofSearch(search))
      .select('m.mapped_item')
      .orderBy('m.item_sort')
      .orderBy('m.mapped_item')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map(({ mapped_item }) => mapped_item)
  },
  findRows: (db, keys) =>
    withNames(mappings(db))
      .where('m.type_code', '=', search.typeCode)
      .where('m.mapped_item', 'in', [...keys])
      .execute(),
  keyOf: ({ mapped_item }) => mapped_item,
})

/** Rows of one mapper by their originals, in their order, held until the transaction ends. */
export const selectMappingsForUpdate = (
  transaction: DatabaseTransaction,
  typeCode: MappingType,
  items: readonly string[],
): Promise<readonly StoredMapping[]> =>
  withNames(mappings(transaction))
    .where('m.type_code', '=', typeCode)
    .where('m.mapped_item', 'in', [...items])
    // In one order, so that two calls never wait for each other.
    .orderBy('m.mapped_item')
    .forUpdate('m')
    .execute()
