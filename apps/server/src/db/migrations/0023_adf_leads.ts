import { sql, type Kysely } from 'kysely'

/** Leads that go out as ADF to an address of their store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table store add column lead_address text`,
  `alter table outgoing_lead
    drop constraint outgoing_lead_system_check,
    add constraint outgoing_lead_system_check check (system in ('compass', 'elead', 'adf'))`,
]
