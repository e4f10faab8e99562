import { sql, type Kysely } from 'kysely'

/**
 * The audit log of administrative changes. Entries are only ever added: `audit_head` is the end of their chain, and its one row is
 * what writers wait for. `audit_person` names everybody who has an entry, so that nobody has to look for them in the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const newest = 'recorded_at desc, sequence desc'

const statements = [
  `create table audit_entry (
    sequence bigint primary key,
    recorded_at timestamptz not null,
    user_name text not null,
    full_name text not null,
    kind text not null,
    hyperion_id text,
    subject text not null,
    state_before jsonb,
    state_after jsonb,
    request_id text not null,
    previous_hash text not null,
    hash text not null
  )`,
  `create index audit_entry_newest on audit_entry (${newest})`,
  `create index audit_entry_of_store on audit_entry (hyperion_id, ${newest})`,
  `create index audit_entry_of_user on audit_entry (user_name, ${newest})`,
  `create index audit_entry_of_kind on audit_entry (kind, ${newest})`,
  `create index audit_entry_of_store_kind on audit_entry (hyperion_id, kind, ${newest})`,
  `create index audit_entry_of_store_user on audit_entry (hyperion_id, user_name, ${newest})`,
  `create index audit_entry_of_store_user_kind on audit_entry (hyperion_id, user_name, kind, ${newest})`,
  `create index audit_entry_of_user_kind on audit_entry (user_name, kind, ${newest})`,
  `create table audit_head (
    is_head boolean primary key default true check (is_head),
    sequence bigint not null,
    hash text not null
  )`,
  `insert into audit_head (sequence, hash) values (0, repeat('0', 64))`,
  `create table audit_person (user_name text primary key, full_name text not null)`,
  `create table audit_refusal (
    user_name text not null,
    endpoint text not null,
    minute timestamptz not null,
    sequence bigint not null unique,
    refusals integer not null,
    primary key (user_name, endpoint, minute)
  )`,
]
