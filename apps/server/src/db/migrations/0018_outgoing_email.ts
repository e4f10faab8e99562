import { sql, type Kysely } from 'kysely'

/** Emails on their way out, what is known of addresses, and the demonstration's post office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table contact_history add column delivery text check (delivery in ('sending', 'failed'))`,
  `create table outgoing_email (
    outgoing_email_id bigint generated always as identity primary key,
    hyperion_id text not null,
    oppt_id bigint not null,
    sent_by text not null,
    idempotency_key text not null,
    source text not null,
    template_id bigint,
    notes text not null,
    from_name text not null,
    email_from text not null,
    email_to text not null,
    email_subject text not null,
    email_body text not null,
    parent_email_contact_detail_id bigint,
    state text not null check (state in ('queued', 'sending', 'sent', 'refused', 'failed')),
    contact_history_id bigint,
    email_contact_detail_id bigint,
    answer jsonb,
    created_at timestamptz not null,
    settled_at timestamptz
  )`,
  `create table email_address (
    address text primary key,
    bounced_at timestamptz,
    complaint_at timestamptz,
    blacklisted_at timestamptz,
    unsubscribed_at timestamptz
  )`,
  `create table demo_email (
    demo_email_id bigint generated always as identity primary key,
    address text not null,
    source text not null,
    received_at timestamptz not null
  )`,
  `create index demo_email_of_address on demo_email (address, demo_email_id)`,
]
