import { sql, type Kysely } from 'kysely'

/** When the value of a vehicle was found, and when somebody saved what is owed on it; unknown of what is older. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table current_vehicle add column valued_at timestamptz`,
  `alter table opportunity add column deal_saved_at timestamptz`,
]
