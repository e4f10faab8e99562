import { sql, type Kysely } from 'kysely'

/**
 * What the page of an opportunity shows beyond a row of a log. The present vehicle and the one that is offered in its
 * place have tables of their own, so that the rows which the logs read stay narrow; an opportunity without such a row
 * answers unknown. What a replacement costs a month is stored as rates and price, from which payments are reckoned.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const description = `
    body_type text,
    transmission text,
    highway_mpg numeric(5, 1),
    city_mpg numeric(5, 1),
    fuel_type text,
    key_features text[] not null default '{}'`

const statements = [
  `alter table store add column lead_system text not null default 'compass'`,
  `update store set lead_system = 'elead' where exists (
    select 1 from opportunity o where o.hyperion_id = store.hyperion_id and o.elead_id is not null
  )`,

  `alter table opportunity
    add column payment_edited_cents bigint,
    add column payment_day integer,
    add column conq_deal_an boolean,
    add column paid_off boolean,
    add column ro_first_name text,
    add column ro_last_name text,
    add column deal_version integer not null default 1,
    add column vehicle_version integer not null default 1`,

  `create table current_vehicle (
    hyperion_id text not null,
    oppt_id bigint not null,
    make_id text,
    model_id text,
    trim_id text,${description},
    value_source text,
    history_condition text,
    serviced_at timestamptz,
    serviced_mileage integer,
    is_mileage_estimated boolean not null default false,
    primary key (hyperion_id, oppt_id)
  )`,

  `create table replacement_vehicle (
    hyperion_id text not null,
    oppt_id bigint not null,
    new_used text,
    used_classification text,
    vin text,
    year integer,
    make_name text,
    model_name text,
    trim_level text,
    color text,
    mileage integer,${description},
    msrp_cents bigint,
    rebate_cents bigint,
    discount_cents bigint,
    selling_price_cents bigint,
    down_payment_cents integer[],
    location_store_name text,
    selection_reason text,
    refreshed_on date,
    finance_lender_code text,
    finance_apr numeric(6, 3),
    finance_default_term integer,
    lease_lender_code text,
    lease_apr numeric(6, 3),
    lease_default_term integer,
    yearly_retention numeric(4, 3),
    primary key (hyperion_id, oppt_id)
  )`,

  // No result of an action (domain actionResultCodes): the entry's type says it already.
  `update contact_history set action_result = null where action_result = 'LEADNOSALE'`,
]
