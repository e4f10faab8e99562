import { sql, type Kysely } from 'kysely'

/**
 * What a store has for sale, from which replacements are chosen, with the class of vehicles that they are compared by. Of a
 * store that has opportunities already, the replacements that have a stock number are in it; the others it is told of later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const offered = `
    vin, new_used, used_classification, year, make_name, model_name, trim_level, color, mileage,
    body_type, transmission, highway_mpg, city_mpg, fuel_type, key_features,
    msrp_cents, rebate_cents, discount_cents, selling_price_cents, down_payment_cents, location_store_name,
    finance_lender_code, finance_apr, finance_default_term, lease_lender_code, lease_apr, lease_default_term,
    yearly_retention`

const statements = [
  `alter table current_vehicle add column market_class text`,
  `alter table replacement_vehicle add column market_class text`,

  `create table stock_vehicle (
    hyperion_id text not null,
    vin text not null,
    stock_no text not null,
    in_stock_since date not null,
    new_used text,
    used_classification text,
    year integer,
    make_name text,
    model_name text,
    trim_level text,
    color text,
    mileage integer,
    market_class text,
    body_type text,
    transmission text,
    highway_mpg numeric(5, 1),
    city_mpg numeric(5, 1),
    fuel_type text,
    key_features text[] not null default '{}',
    msrp_cents bigint,
    rebate_cents bigint,
    discount_cents bigint,
    selling_price_cents bigint,
    down_payment_cents integer[],
    location_store_name text,
    finance_lender_code text,
    finance_apr numeric(6, 3),
    finance_default_term integer,
    lease_lender_code text,
    lease_apr numeric(6, 3),
    lease_default_term integer,
    yearly_retention numeric(4, 3),
    primary key (hyperion_id, vin)
  )`,
  `create unique index stock_number on stock_vehicle (hyperion_id, stock_no)`,

  `insert into stock_vehicle (hyperion_id, stock_no, in_stock_since, ${offered})
  select r.hyperion_id, upper(o.replacement_stock_no), coalesce(r.refreshed_on, current_date),
    ${offered.replaceAll(/\b(?=[a-z])/g, 'r.')}
  from replacement_vehicle r
  join opportunity o on o.hyperion_id = r.hyperion_id and o.oppt_id = r.oppt_id
  join store s on s.hyperion_id = r.hyperion_id
  where r.vin is not null and o.replacement_stock_no ~* '^[a-z0-9]{8}$' and r.location_store_name = s.name
  order by o.oppt_id
  on conflict do nothing`,
]
