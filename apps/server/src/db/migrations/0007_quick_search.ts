import { sql, type Kysely } from 'kysely'

/**
 * What the quick search looks things up by, and who viewed what. The words of a name are kept apart by one blank, with one
 * before and one after, so that whole words and parts of them are found by LIKE; the index holds them beside the store, and
 * a search for a name reads it instead of the wide rows. Emails, phones, VINs and stock numbers are found by their normal
 * form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const phoneIndex = (column: string) =>
  `create index customer_${column}_digits on customer
    (hyperion_id, right(regexp_replace(${column}, '\\D', '', 'g'), 10)) where ${column} is not null`

const statements = [
  `alter table opportunity add column customer_words text collate "C" generated always as (
    ' ' || trim(regexp_replace(translate(customer_name_sort, '''’‘ʼ', ''), '[\\s,.;:/()"-]+', ' ', 'g')) || ' '
  ) stored`,
  `create index opportunity_customer_words on opportunity (hyperion_id, customer_words, oppt_id)`,
  `create index opportunity_vin on opportunity (hyperion_id, upper(vin)) where vin is not null`,
  `create index opportunity_stock_no on opportunity (hyperion_id, upper(replacement_stock_no))
    where replacement_stock_no is not null`,

  `create index customer_email on customer (hyperion_id, lower(email)) where email is not null`,
  `create index customer_ndd_email on customer (hyperion_id, lower(ndd_email)) where ndd_email is not null`,
  phoneIndex('mobile_phone'),
  phoneIndex('home_phone'),
  phoneIndex('work_phone'),

  `create table opportunity_viewed (
    hyperion_id text not null,
    user_name text not null,
    oppt_id bigint not null,
    viewed_at timestamptz not null,
    primary key (hyperion_id, user_name, oppt_id)
  )`,
  `create index opportunity_viewed_newest on opportunity_viewed
    (hyperion_id, user_name, viewed_at desc, oppt_id)`,
]
