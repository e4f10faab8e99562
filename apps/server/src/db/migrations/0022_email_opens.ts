import { sql, type Kysely } from 'kysely'

/** Who opened an email that was sent. Until now only a person's opening was known, without a class. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table email_contact_detail rename column read_at to opened_at`,
  `alter table email_contact_detail
    add column open_class text check (open_class in ('person', 'machine', 'unknown')),
    add column opened_after_seconds integer`,
  `update email_contact_detail set open_class = 'person' where opened_at is not null`,
]
