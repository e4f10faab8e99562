import { sql, type Kysely } from 'kysely'

/**
 * Phones are kept with their extensions (`2075550110x12`, or as other systems write them): the quick search finds them by
 * the digits before the x, so that the extension is no part of the number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['mobile_phone', 'home_phone', 'work_phone']) {
    await sql.raw(`drop index customer_${column}_digits`).execute(db)
    await sql
      .raw(
        `create index customer_${column}_digits on customer
          (hyperion_id, right(regexp_replace(split_part(lower(${column}), 'x', 1), '\\D', '', 'g'), 10))
          where ${column} is not null`,
      )
      .execute(db)
  }
}
