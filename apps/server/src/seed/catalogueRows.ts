import { sql } from 'kysely'
import type { Database, Schema } from '../db/schema/schema'
import { catalogue } from './catalogue'
import { colors } from './colors'
import { compassStatuses } from './compass'

type CatalogueTable = 'vehicle_make' | 'vehicle_model' | 'vehicle_trim' | 'vehicle_color' | 'compass_status'

/** Adds what filters are chosen from: the vehicles that the generators know, their colors, the lead system's words. */
export async function insertCatalogue(db: Database): Promise<void> {
  const models = catalogue()
  await add(
    db,
    'vehicle_make',
    [...new Map(models.map(({ makeId, make }) => [makeId, make]))].map(([make_id, make_name]) => ({
      make_id,
      make_name,
    })),
  )
  await add(
    db,
    'vehicle_model',
    models.map(({ modelId, makeId, model }) => ({ model_id: modelId, make_id: makeId, model_name: model })),
  )
  await add(
    db,
    'vehicle_trim',
    models.flatMap(({ modelId, trimIds }) =>
      [...trimIds].flatMap(([trim, trimId]) =>
        trim === '' ? [] : [{ trim_id: trimId, model_id: modelId, trim_level: trim }],
      ),
    ),
  )
  await add(
    db,
    'vehicle_color',
    colors.map((color_name) => ({ color_name })),
  )
  await add(
    db,
    'compass_status',
    compassStatuses.map(({ status, description }) => ({ compass_status: status, description })),
  )
}

/** Adds the rows that are not there yet: the catalogue is every store's, and stays when demo data goes. */
async function add<Table extends CatalogueTable>(
  db: Database,
  table: Table,
  rows: readonly Schema[Table][],
): Promise<void> {
  await sql`insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(db)
}
