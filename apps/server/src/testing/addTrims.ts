import type { Database } from '../db/schema/schema'
import type { exampleTrim } from './exampleVehicles'

/** Names a trim with its model and make. */
type Trim = { readonly [Id in keyof typeof exampleTrim]: string }

/** Puts a trim into the catalogue, and makes the vehicle of an opportunity one of its model, with no trim known. */
export async function addTrim(
  db: Database,
  { hyperionId, opptId }: { readonly hyperionId: string; readonly opptId: string },
  { trimId, modelId, makeId }: Trim,
): Promise<void> {
  await db
    .insertInto('vehicle_make')
    .values({ make_id: makeId, make_name: `Make ${makeId}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('vehicle_model')
    .values({ model_id: modelId, make_id: makeId, model_name: `Model ${modelId}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('vehicle_trim')
    .values({ trim_id: trimId, model_id: modelId, trim_level: `Trim ${trimId}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('current_vehicle')
    .values({ hyperion_id: hyperionId, oppt_id: opptId, make_id: makeId, model_id: modelId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
