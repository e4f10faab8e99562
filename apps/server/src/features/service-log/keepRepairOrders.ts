import { sql, type AliasedRawBuilder, type QueryCreator } from 'kysely'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import type { Schema } from '../../db/schema/schema'

const orderColumns = [
  'ro_number',
  'ro_at',
  'ro_status',
  'ro_tag_number',
  'ro_amount_cents',
] as const satisfies readonly (keyof OpportunityTable)[]

/** Visits as a table of a statement, each with the opportunity that it belongs to. */
type Visits = AliasedRawBuilder<{ readonly hyperion_id: string; readonly oppt_id: string }, 'v'>

/**
 * Keeps the repair orders of visits that are being written, as a part of the statement that writes them: they stay in the history
 * of the vehicle when another order takes their place (O-358). An order that is known takes what has changed of it.
 *
 * @param said the columns that the visits hold; the others are as the opportunity has them.
 * @example transaction.with('kept', (db) => keepRepairOrders(db, visits, ['ro_number', 'ro_status'])).updateTable('opportunity')
 */
export function keepRepairOrders(db: QueryCreator<Schema>, visits: Visits, said: readonly string[]) {
  const valueOf = (column: string) => sql.ref(`${said.includes(column) ? 'v' : 'o'}.${column}`)
  return db
    .insertInto('repair_order')
    .columns(['hyperion_id', 'vin', 'mileage', ...orderColumns])
    .expression((eb) =>
      eb
        .selectFrom('opportunity as o')
        .innerJoin(visits, (join) =>
          join.onRef('v.hyperion_id', '=', 'o.hyperion_id').onRef('v.oppt_id', '=', 'o.oppt_id'),
        )
        .distinctOn(['o.hyperion_id', sql`upper(o.vin)`, valueOf('ro_number')])
        .select(['o.hyperion_id', sql<string>`upper(o.vin)`.as('vin'), 'o.vehicle_mileage'])
        .select(orderColumns.map((column) => valueOf(column).as(column)))
        .where('o.vin', 'is not', null)
        .where(valueOf('ro_number'), 'is not', null),
    )
    .onConflict((conflict) =>
      conflict.columns(['hyperion_id', 'vin', 'ro_number']).doUpdateSet((eb) => ({
        ro_at: eb.ref('excluded.ro_at'),
        ro_status: eb.ref('excluded.ro_status'),
        ro_tag_number: eb.ref('excluded.ro_tag_number'),
        ro_amount_cents: eb.ref('excluded.ro_amount_cents'),
      })),
    )
}
