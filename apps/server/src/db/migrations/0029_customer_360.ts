import { sql, type Kysely } from 'kysely'

/**
 * What the 360 view of a customer shows: who the customer is in the host system, earlier deals, repair orders, appraisals, and the
 * vehicles that were looked at and searched for. A store that has opportunities already keeps their last repair orders; whom its
 * host system knows by which number it is told of later, and until then each customer of it is one of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const vehicle = `
    year integer,
    make_name text,
    model_name text`

const statements = [
  `alter table customer
    add column host_db text,
    add column cust_no text,
    add column address2 text,
    add column email3 text,
    add column co_buyer text,
    add column employee_indicator text`,
  `alter table customer add column customer_key text not null generated always as (
    coalesce(host_db, hyperion_id || '-') || coalesce(cust_no, customer_id::text)
  ) stored`,
  // Finds a customer in whichever stores there are: the server asks then which of them are the caller's.
  `create index customer_key on customer (customer_key)`,

  `create table past_deal (
    hyperion_id text not null,
    past_deal_id bigint generated always as identity,
    customer_id bigint not null,
    vin text,${vehicle},
    trim_level text,
    color text,
    mileage integer,
    contract_at timestamptz,
    deal_type text,
    status_flg text,
    co_buyer text,
    selling_hyperion_id text,
    price_cents bigint,
    payment_cents bigint,
    rate numeric(6, 3),
    term integer,
    lender text,
    payoff_cents bigint,
    primary key (hyperion_id, past_deal_id)
  )`,
  `create index past_deal_customer on past_deal (hyperion_id, customer_id)`,
  `create table past_deal_product (
    hyperion_id text not null,
    past_deal_id bigint not null,
    place integer not null,
    product_code text,
    product_name text not null,
    price_cents bigint,
    term_months integer,
    primary key (hyperion_id, past_deal_id, place)
  )`,

  `create table repair_order (
    hyperion_id text not null,
    repair_order_id bigint generated always as identity,
    vin text not null,
    ro_number text not null,
    ro_at timestamptz,
    ro_status text,
    ro_tag_number text,
    ro_amount_cents bigint,
    mileage integer,
    primary key (hyperion_id, repair_order_id)
  )`,
  `create unique index repair_order_number on repair_order (hyperion_id, vin, ro_number)`,
  `create table repair_order_line (
    hyperion_id text not null,
    repair_order_id bigint not null,
    place integer not null,
    description text not null,
    op_code text,
    amount_cents bigint,
    primary key (hyperion_id, repair_order_id, place)
  )`,
  `insert into repair_order (hyperion_id, vin, ro_number, ro_at, ro_status, ro_tag_number, ro_amount_cents)
  select hyperion_id, upper(vin), ro_number, ro_at, ro_status, ro_tag_number, ro_amount_cents
  from opportunity
  where vin is not null and ro_number is not null
  order by oppt_id
  on conflict do nothing`,

  `create table vehicle_appraisal (
    hyperion_id text not null,
    vehicle_appraisal_id bigint generated always as identity,
    vin text not null,
    appraised_at timestamptz not null,
    source text,
    value_cents bigint,
    mileage integer,
    primary key (hyperion_id, vehicle_appraisal_id)
  )`,
  `create index vehicle_appraisal_vin on vehicle_appraisal (hyperion_id, vin)`,

  `create table vehicle_view (
    hyperion_id text not null,
    vehicle_view_id bigint generated always as identity,
    customer_id bigint not null,
    vin text not null,
    viewed_at timestamptz,${vehicle},
    primary key (hyperion_id, vehicle_view_id)
  )`,
  `create index vehicle_view_customer on vehicle_view (hyperion_id, customer_id)`,
  `create table vehicle_search (
    hyperion_id text not null,
    vehicle_search_id bigint generated always as identity,
    customer_id bigint not null,
    vin text not null,
    searched_at timestamptz,
    criteria text,
    primary key (hyperion_id, vehicle_search_id)
  )`,
  `create index vehicle_search_customer on vehicle_search (hyperion_id, customer_id)`,
]
