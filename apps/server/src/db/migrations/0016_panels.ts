import { sql, type Kysely } from 'kysely'

/** What the panels of an opportunity show: the vehicles of the household, offers, and the products sold with the deal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table household_vehicle (
    hyperion_id text not null,
    customer_id bigint not null,
    vin text not null,
    year integer,
    make_name text,
    model_name text,
    trim_level text,
    new_used text,
    owner_name text,
    primary key (hyperion_id, customer_id, vin)
  )`,
  // An offer without an opportunity is for everybody.
  `create table offer (
    hyperion_id text not null,
    offer_id bigint not null,
    oppt_id bigint,
    category text not null,
    type text not null,
    offer_details text not null,
    campaign_date date,
    primary key (hyperion_id, offer_id)
  )`,
  `create index offer_opportunity on offer (hyperion_id, oppt_id)`,
  `create table protection_product (
    hyperion_id text not null,
    oppt_id bigint not null,
    place integer not null,
    product_code text,
    product_name text not null,
    price_cents bigint,
    term_months integer,
    primary key (hyperion_id, oppt_id, place)
  )`,
]
