import { sql, type Kysely } from 'kysely'

/** Everything that is counted can be listed: the views of 0037 say which email or opportunity each of their rows is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const isActive = `status_code in ('NEW', 'IPCM', 'IPCNM', 'NPL', 'DNC', 'LEADPEND', 'LEADSENT', 'REACTIVATED')`

const statements = [
  `create or replace view measure_answers as
    select hyperion_id, email_sent_by as user_name, received_at as at,
      inbound_contact_history_id as contact_history_id, oppt_id
    from inbound_email`,
  `create or replace view measure_response_time as
    select hyperion_id, email_sent_by as user_name, received_at as at,
      greatest(extract(epoch from least(reply_at, reply_override_at) - received_at), 0) as seconds,
      inbound_contact_history_id as contact_history_id, oppt_id
    from inbound_email where reply_contact_history_id is not null or reply_override`,
  `create or replace view measure_coverage as
    select hyperion_id, owner_user_name as user_name, last_contact_at as at, oppt_id
    from opportunity where ${isActive}`,
]
