import { epochOf } from '@retain/domain/calendar/instant'
import { sql } from 'kysely'
import type { Database } from '../../db/schema/schema'
import { keyOf, spanRows, type CountedWeek, type FigureQuery } from './dashboardQueries'

const weekMs = 7 * 86_400_000

/** The weeks of the period, the last one begun. */
const weeksOf = ({ spans }: FigureQuery): number =>
  Math.max(...spans.map(({ first, until }) => Math.ceil((epochOf(until) - epochOf(first)) / weekMs)))

/**
 * Contacts by group and week. Whole days that are counted already come from `contact_day`; what is left of a week, days that have
 * changed since, and those that were not counted yet come from the view, in the same statement: the figure is always that of the view.
 */
export async function countContacts(db: Database, query: FigureQuery): Promise<readonly CountedWeek[]> {
  const { rows } = await sql<CountedWeek>`
    with week as materialized (
      select t.*, v.hyperion_id,
        greatest(d.whole_from, least(d.whole_until, coalesce(e.counted_until, '-infinity'))) as counted_until,
        d.whole_from as counted_from
      from ${spanRows(query)}
      left join contact_day_end e on e.hyperion_id = v.hyperion_id
      cross join lateral (
        select -1 as week, v.previous as since, v.first as until
        union all
        select n, v.first + n * interval '168 hours', least(v.first + (n + 1) * interval '168 hours', v.until)
        from generate_series(0, ${weeksOf(query) - 1}::integer) n
      ) t
      cross join lateral (
        select ((t.since at time zone 'UTC') + interval '1 day' - interval '1 microsecond')::date as whole_from,
          (t.until at time zone 'UTC')::date as whole_until
      ) d
    ),
    change as materialized (
      select distinct c.hyperion_id, c.day from ${spanRows(query)}
      join contact_day_change c on c.hyperion_id = v.hyperion_id
    ),
    part as materialized (
      select hyperion_id, week, since, least(until, counted_from::timestamp at time zone 'UTC') as until from week
      union all
      select hyperion_id, week, greatest(since, counted_until::timestamp at time zone 'UTC'), until from week
      union all
      select w.hyperion_id, w.week, c.day::timestamp at time zone 'UTC', (c.day + 1)::timestamp at time zone 'UTC'
      from week w
      join change c on c.hyperion_id = w.hyperion_id and c.day >= w.counted_from and c.day < w.counted_until
    )
    select key, week, sum(figure)::integer as figure from (
      select ${keyOf(query)} as key, w.week, m.contacts as figure
      from week w
      cross join lateral (
        select d.hyperion_id, nullif(d.user_name, '') as user_name, d.contacts, d.day from contact_day d
        where d.hyperion_id = w.hyperion_id and d.day >= w.counted_from and d.day < w.counted_until
        -- Read week by week, by its key.
        offset 0
      ) m
      where not exists (select from change c where c.hyperion_id = m.hyperion_id and c.day = m.day)
      union all
      select ${keyOf(query)}, p.week, 1
      from part p
      cross join lateral (
        select * from measure_contacts c where c.hyperion_id = p.hyperion_id and c.at >= p.since and c.at < p.until
      ) m
    ) counted
    group by key, week`.execute(db)
  return rows
}
