import { sql, type Kysely } from 'kysely'

/** Trade adjustments, what they did to values, the figures of earlier days, and how far a store's refresh of a day has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table trade_adjustment (
    hyperion_id text not null,
    trade_adjustment_id bigint generated always as identity,
    year text not null,
    make_name text not null,
    model_name text not null,
    percentage integer not null,
    expiration integer not null,
    add_or_subtract integer not null,
    created_at timestamptz not null,
    created_by text,
    expires_at timestamptz not null,
    primary key (hyperion_id, trade_adjustment_id)
  )`,
  `create index trade_adjustment_newest on trade_adjustment (hyperion_id, created_at desc, trade_adjustment_id desc)`,

  `create table adjusted_value (
    hyperion_id text not null,
    oppt_id bigint not null,
    trade_adjustment_id bigint not null,
    value_before_cents bigint not null,
    value_after_cents bigint not null,
    adjusted_on date not null,
    primary key (hyperion_id, oppt_id)
  )`,

  // The figures at the end of a day; a day without a row ended as the last one before it that has one.
  `create table opportunity_value (
    hyperion_id text not null,
    oppt_id bigint not null,
    day date not null,
    vehicle_value_cents bigint,
    payoff_cents bigint,
    equity_cents bigint,
    payment_difference_finance_cents bigint,
    payment_difference_lease_cents bigint,
    primary key (hyperion_id, oppt_id, day)
  )`,

  `create table daily_refresh (
    hyperion_id text not null,
    day date not null,
    last_oppt_id bigint not null default 0,
    refreshed integer not null default 0,
    finished_at timestamptz,
    primary key (hyperion_id, day)
  )`,
]
