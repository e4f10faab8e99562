import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/schema/schema.ts'

/**
 * Lets the daily refresh stand as finished in every store, for today and the days beside it, whatever the stores' clocks say: a
 * server that starts on the database does not do it beside what is measured.
 */
export async function finishDailyRefresh(db: Database): Promise<void> {
  await sql`
    insert into daily_refresh (hyperion_id, day, finished_at)
    select s.hyperion_id, current_date + d, now() from store s cross join generate_series(-1, 1) as d
    on conflict (hyperion_id, day) do update set finished_at = now()`.execute(db)
}
