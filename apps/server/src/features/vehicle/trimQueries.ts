import type { Database } from '../../db/schema/schema'

/** The trims of a model of a make; none of a model that the make does not have. */
export const findTrimLevels = (db: Database, makeId: string, modelId: string) =>
  db
    .selectFrom('vehicle_trim as t')
    .innerJoin('vehicle_model as d', 'd.model_id', 't.model_id')
    .select(['t.trim_id as trimId', 't.trim_level as trimLevel'])
    .where('d.make_id', '=', makeId)
    .where('d.model_id', '=', modelId)
    .execute()
