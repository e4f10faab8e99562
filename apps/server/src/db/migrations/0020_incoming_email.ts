import { sql, type Kysely } from 'kysely'

/** Emails from outside as they came, and the files of those that found their opportunity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table incoming_email (
    incoming_email_id bigint generated always as identity primary key,
    envelope_from text not null,
    envelope_to text not null,
    source bytea,
    received_at timestamptz not null,
    state text not null check (state in ('received', 'assigned', 'unassigned', 'handled', 'repeated')),
    kind text,
    hyperion_id text,
    repeat_key text,
    message_id text,
    email_from text,
    email_subject text,
    email_text text,
    email_contact_detail_id bigint,
    settled_at timestamptz
  )`,
  `create index incoming_email_waiting on incoming_email (hyperion_id, incoming_email_id) where state = 'unassigned'`,
  `create index incoming_email_repeated on incoming_email (repeat_key)`,
  `create index incoming_email_message on incoming_email (hyperion_id, message_id) where state = 'assigned'`,
  `create index incoming_email_kept on incoming_email (received_at) where source is not null`,
  `create table email_attachment (
    hyperion_id text not null,
    email_attachment_id bigint generated always as identity,
    email_contact_detail_id bigint not null,
    position integer not null,
    name text not null,
    type text not null,
    size integer not null,
    content bytea not null,
    primary key (hyperion_id, email_attachment_id)
  )`,
  `create index email_attachment_of_email on email_attachment (hyperion_id, email_contact_detail_id, position)`,
  `create index customer_by_email on customer (hyperion_id, lower(email)) where email is not null`,
  `create index customer_by_ndd_email on customer (hyperion_id, lower(ndd_email)) where ndd_email is not null`,
]
