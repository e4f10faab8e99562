import type { Database } from '../../db/schema/schema'

/** The makes of the vehicles that the customers of a store drive. */
export const findMakes = (db: Database, hyperionId: string) =>
  db
    .selectFrom('vehicle_make as m')
    .select(['m.make_id as makeId', 'm.make_name as makeName'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('current_vehicle as v')
          .select('v.make_id')
          .where('v.hyperion_id', '=', hyperionId)
          .whereRef('v.make_id', '=', 'm.make_id'),
      ),
    )
    .execute()

/** The models of some makes; an unknown make has none. */
export const findModels = async (db: Database, makeIds: readonly string[]) =>
  makeIds.length === 0
    ? []
    : db
        .selectFrom('vehicle_model as d')
        .innerJoin('vehicle_make as m', 'm.make_id', 'd.make_id')
        .select([
          'd.model_id as modelId',
          'd.model_name as modelName',
          'm.make_id as makeId',
          'm.make_name as makeName',
        ])
        .where('d.make_id', 'in', makeIds)
        .execute()

/** The trims of some models; an unknown model has none. */
export const findTrims = async (db: Database, modelIds: readonly string[]) =>
  modelIds.length === 0
    ? []
    : db
        .selectFrom('vehicle_trim as t')
        .innerJoin('vehicle_model as d', 'd.model_id', 't.model_id')
        .select(['t.trim_id as trimId', 't.trim_level as trimLevel', 'd.model_name as modelName'])
        .where('t.model_id', 'in', modelIds)
        .execute()

/** Every color. */
export const findColors = (db: Database) =>
  db.selectFrom('vehicle_color').select('color_name as colorName').execute()

/** Every status of the lead system; rows carry its word. */
export const findCompassStatuses = (db: Database) =>
  db
    .selectFrom('compass_status')
    .select(['compass_status as compassStatusId', 'description as compassStatusDescription'])
    .execute()
