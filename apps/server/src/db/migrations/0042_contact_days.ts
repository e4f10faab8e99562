import { sql, type Kysely } from 'kysely'

/**
 * How many contacts each associate had on each day, kept beside the view that defines them (docs/adr/0025-counted-contacts.md), and
 * which days have changed since they were counted. Flags are counted without the wide rows of their opportunities.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const dayOfEntry = `(created_at at time zone 'UTC')::date`
const isContact = `contact_type in ('PhoneCall', 'Email')`

/** Marks the days of the contacts of an opportunity that begins or ends to be one that was replaced. */
const onReplaced = (name: string, event: string, condition: string) =>
  `create trigger ${name} after ${event} on opportunity
    for each row when (${condition}) execute function mark_days_of_opportunity()`

const statements = [
  `create table contact_day (
    hyperion_id text not null,
    day date not null,
    user_name text not null,
    contacts integer not null,
    primary key (hyperion_id, day, user_name) include (contacts)
  )`,
  `create table contact_day_end (hyperion_id text primary key, counted_until date not null)`,
  // Without a key of its day: two commands that change one day never wait for each other.
  `create table contact_day_change (hyperion_id text not null, day date not null)`,
  `create index contact_day_change_day on contact_day_change (hyperion_id, day)`,

  `create function mark_days_of_entries() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' then
      insert into contact_day_change select distinct hyperion_id, ${dayOfEntry} from added where ${isContact};
    end if;
    if tg_op <> 'INSERT' then
      insert into contact_day_change select distinct hyperion_id, ${dayOfEntry} from removed where ${isContact};
    end if;
    return null;
  end $$`,
  `create trigger contact_history_added after insert on contact_history
    referencing new table as added for each statement execute function mark_days_of_entries()`,
  `create trigger contact_history_changed after update on contact_history
    referencing old table as removed new table as added for each statement execute function mark_days_of_entries()`,
  `create trigger contact_history_removed after delete on contact_history
    referencing old table as removed for each statement execute function mark_days_of_entries()`,

  `create function mark_days_of_opportunity() returns trigger language plpgsql as $$
  declare
    changed opportunity;
  begin
    if tg_op = 'DELETE' then changed := old; else changed := new; end if;
    insert into contact_day_change
      select distinct h.hyperion_id, (h.created_at at time zone 'UTC')::date from contact_history h
      where h.hyperion_id = changed.hyperion_id and h.oppt_id = changed.oppt_id and h.${isContact};
    return null;
  end $$`,
  onReplaced('opportunity_added_replaced', 'insert', `new.status_code = 'DUPE'`),
  onReplaced('opportunity_removed_replaced', 'delete', `old.status_code = 'DUPE'`),
  onReplaced(
    'opportunity_begins_or_ends_replaced',
    'update of status_code',
    `(old.status_code = 'DUPE') is distinct from (new.status_code = 'DUPE')`,
  ),

  `create or replace view measure_flags as
    select f.hyperion_id, f.user_name, f.flagged_at as at, f.oppt_id
    from opportunity_flag f
    where not exists (
      select from opportunity o
      where o.hyperion_id = f.hyperion_id and o.oppt_id = f.oppt_id and o.status_code = 'DUPE'
    )`,
]
