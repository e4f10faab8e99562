import { sql, type Kysely } from 'kysely'

/**
 * What the filters of the logs are searched by beyond an opportunity's own row. What a filter compares is there already;
 * these indexes are read in place of the wide rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index current_vehicle_made on current_vehicle (hyperion_id, make_id, oppt_id)`,
  `create index current_vehicle_modelled on current_vehicle (hyperion_id, model_id, trim_id, oppt_id)`,
  `create index customer_miles on customer (hyperion_id, miles_from_store, customer_id)`,
  `create index inbound_email_oppt on inbound_email (hyperion_id, oppt_id, received_at)`,

  // The moment of a visit as the Service Log has it: the repair order, or without one the appointment.
  `create index opportunity_in_service on opportunity (hyperion_id, coalesce(ro_at, appt_at), oppt_id)
    where coalesce(ro_at, appt_at) is not null`,
]
