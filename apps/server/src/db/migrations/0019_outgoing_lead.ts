import { sql, type Kysely } from 'kysely'

/** Leads on their way to a lead system, and the lead systems of the demonstration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table outgoing_lead (
    outgoing_lead_id bigint generated always as identity primary key,
    hyperion_id text not null,
    oppt_id bigint not null,
    system text not null check (system in ('compass', 'elead')),
    sent_by text not null,
    idempotency_key text,
    source text,
    assignee text,
    vin text,
    notes text not null,
    state text not null check (state in ('pending', 'queued', 'sent', 'failed')),
    lead_id text,
    contact_history_id bigint,
    answer jsonb,
    created_at timestamptz not null,
    settled_at timestamptz
  )`,
  `create unique index open_outgoing_lead on outgoing_lead (oppt_id, system) where lead_id is null`,
  `create index outgoing_lead_of_opportunity on outgoing_lead (oppt_id, outgoing_lead_id)`,
  `create table demo_lead (
    demo_lead_id bigint generated always as identity primary key,
    system text not null check (system in ('compass', 'elead')),
    reference text not null,
    lead_id text not null,
    token text not null,
    hyperion_id text not null,
    oppt_id bigint not null,
    assignee text,
    vin text,
    notes text not null,
    state text not null check (state in ('open', 'sent', 'created', 'noSale')),
    created_at timestamptz not null,
    changed_at timestamptz not null,
    unique (system, reference)
  )`,
]
