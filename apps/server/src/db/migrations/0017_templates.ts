import { sql, type Kysely } from 'kysely'

/** Templates of emails and calls, and the disclaimer below a store's emails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table template (
    template_id bigint generated always as identity primary key,
    name text not null,
    template_type_name text not null check (template_type_name in ('email', 'call')),
    template_category text not null check (template_category in ('Store', 'Brand', 'Global')),
    hyperion_id text,
    brand_id text,
    subject text,
    body text not null,
    version integer not null default 1,
    changed_by text not null,
    changed_at timestamptz not null,
    check ((template_category = 'Store') = (hyperion_id is not null)),
    check ((template_category = 'Brand') = (brand_id is not null))
  )`,
  `create index template_of_store on template (hyperion_id)`,
  `create table email_disclaimer (
    hyperion_id text primary key,
    body text not null,
    version integer not null default 1,
    changed_by text not null,
    changed_at timestamptz not null
  )`,
]
