import { sql, type Kysely } from 'kysely'

/**
 * The makes of a store are found by `current_vehicle_made` with as few reads as by the narrower index beside it, which every
 * change of a vehicle had to keep too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index current_vehicle_make`.execute(db)
}
