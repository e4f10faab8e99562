import { sql } from 'kysely'
import type { Day } from '@retain/domain/calendar/day'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { utc } from '@retain/domain/calendar/storeOffset'
import type { DatabaseTransaction } from '../../db/schema/schema'
import { dailyJob } from '../../jobs/dailyJob'
import { transact } from '../../outbox/transact'

/** Three in the morning, before the day's refresh of the store. */
const minuteOfDay = 3 * 60

/**
 * Counts the contacts of the days of a store that have ended or have changed since, so that the manager's page reads a row for each
 * associate and day. Until then those days are counted from the view: a job that is late makes the page slower and never wrong.
 */
export const contactDays = dailyJob({
  name: 'contactDays',
  minuteOfDay,
  timeoutMs: 10 * 60_000,
  concurrencyKey: ({ hyperionId }) => `contact days ${hyperionId}`,
  run: ({ hyperionId }, { signal }, host) =>
    transact(host, async (transaction) => {
      signal.throwIfAborted()
      await countContactDays(transaction, hyperionId, dayOf(host.clock(), utc))
    }),
})

/**
 * Counts what is not counted yet of the days before one.
 *
 * The changes are taken away before anything is counted, each in a statement of its own: what is committed later leaves a change of
 * its own, and its day goes on being read from the view.
 *
 * @param until by UTC; not counted itself.
 */
export async function countContactDays(
  transaction: DatabaseTransaction,
  hyperionId: string,
  until: Day,
): Promise<void> {
  const { counted_until: since } = await transaction
    .insertInto('contact_day_end')
    .values({ hyperion_id: hyperionId, counted_until: '-infinity' })
    // Holds the row, so that two runs go one after the other.
    .onConflict((conflict) => conflict.column('hyperion_id').doUpdateSet({ hyperion_id: hyperionId }))
    .returning(sql<string>`counted_until::text`.as('counted_until'))
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ day: string }>`
    with gone as (delete from contact_day_change where hyperion_id = ${hyperionId} returning day)
    select distinct day::text from gone where day < ${since}::date`.execute(transaction)
  const changed = rows.map(({ day }) => day)
  await sql`
    delete from contact_day where hyperion_id = ${hyperionId} and day = any(${changed}::date[])`.execute(
    transaction,
  )
  await sql`
    insert into contact_day (hyperion_id, day, user_name, contacts)
    select m.hyperion_id, (m.at at time zone 'UTC')::date, coalesce(m.user_name, ''), count(*)
    from (
      select ${since}::date as since, ${until}::date as until
      union all
      select day, day + 1 from unnest(${changed}::date[]) as day
    ) d
    join measure_contacts m on m.hyperion_id = ${hyperionId}
      and m.at >= d.since::timestamp at time zone 'UTC' and m.at < d.until::timestamp at time zone 'UTC'
    group by 1, 2, 3`.execute(transaction)
  await transaction
    .updateTable('contact_day_end')
    .set({ counted_until: sql<string>`greatest(counted_until, ${until}::date)` })
    .where('hyperion_id', '=', hyperionId)
    .execute()
}
