import { sql, type Kysely } from 'kysely'

/** Contacts and leads that are counted can be listed: the views of 0037 say which entry of which opportunity each of them is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const view = (name: string, isCounted: string) => `create or replace view ${name} as
  select h.hyperion_id, h.created_by as user_name, h.created_at as at, h.contact_history_id, h.oppt_id
  from contact_history h
  where ${isCounted} and not exists (
    select 1 from opportunity o
    where o.hyperion_id = h.hyperion_id and o.oppt_id = h.oppt_id and o.status_code = 'DUPE'
  )`

const statements = [
  view('measure_contacts', `h.contact_type in ('PhoneCall', 'Email') and h.delivery is null`),
  view('measure_leads', `h.contact_type = 'LeadCreated'`),
]
