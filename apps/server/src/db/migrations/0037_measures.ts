import { sql, type Kysely } from 'kysely'

/**
 * What managers count: a view for each measure (docs/measures.md), with a row for each thing that is counted, and indexes that
 * answer the views without the wide rows of their tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** A replaced opportunity keeps copies of its history, which stand with the one in its place too. */
const notCopied = `not exists (
    select 1 from opportunity o
    where o.hyperion_id = h.hyperion_id and o.oppt_id = h.oppt_id and o.status_code = 'DUPE'
  )`

const isContact = (row: string) => `${row}contact_type in ('PhoneCall', 'Email') and ${row}delivery is null`
const isLead = (row: string) => `${row}contact_type = 'LeadCreated'`
const isActive = `status_code in ('NEW', 'IPCM', 'IPCNM', 'NPL', 'DNC', 'LEADPEND', 'LEADSENT', 'REACTIVATED')`

const statements = [
  `create index opportunity_replaced on opportunity (hyperion_id, oppt_id) where status_code = 'DUPE'`,

  `create index contact_history_contacts on contact_history (hyperion_id, created_at, created_by, oppt_id)
    where ${isContact('')}`,
  `create view measure_contacts as
    select h.hyperion_id, h.created_by as user_name, h.created_at as at
    from contact_history h where ${isContact('h.')} and ${notCopied}`,

  `create index contact_history_leads on contact_history (hyperion_id, created_at, created_by, oppt_id)
    where ${isLead('')}`,
  `create view measure_leads as
    select h.hyperion_id, h.created_by as user_name, h.created_at as at
    from contact_history h where ${isLead('h.')} and ${notCopied}`,

  `create index inbound_email_answers on inbound_email (hyperion_id, received_at, email_sent_by)
    include (reply_contact_history_id, reply_override, reply_at, reply_override_at)`,
  `create view measure_answers as
    select hyperion_id, email_sent_by as user_name, received_at as at from inbound_email`,
  `create view measure_response_time as
    select hyperion_id, email_sent_by as user_name, received_at as at,
      greatest(extract(epoch from least(reply_at, reply_override_at) - received_at), 0) as seconds
    from inbound_email where reply_contact_history_id is not null or reply_override`,

  `create view measure_flags as
    select f.hyperion_id, f.user_name, f.flagged_at as at, f.oppt_id
    from opportunity_flag f
    join opportunity o on o.hyperion_id = f.hyperion_id and o.oppt_id = f.oppt_id
    where o.status_code <> 'DUPE'`,

  `create index opportunity_list on opportunity (hyperion_id, owner_user_name, last_contact_at) where ${isActive}`,
  `create view measure_coverage as
    select hyperion_id, owner_user_name as user_name, last_contact_at as at from opportunity where ${isActive}`,
]
