import { sql, type Kysely } from 'kysely'

/**
 * The first tables: stores and their settings, people, customers and their opportunities, contact history and emails,
 * usage, and what the embedded identity server keeps.
 *
 * Every table that belongs to a store has `hyperion_id` first in its key and its indexes: it is the tenant boundary.
 * Money is whole cents. Text that lists are sorted by has a `…_sort` column filled with domain `sortKey`, in C order, so
 * that every PostgreSQL sorts alike.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table store (
    hyperion_id text primary key,
    position integer not null,
    name text not null,
    name_sort text collate "C" not null,
    time_zone text not null,
    brands text not null,
    city text not null,
    state text not null,
    area_code text not null,
    main_phone text not null,
    service_phone text not null,
    region_id text not null,
    region_name text not null,
    market_id text not null,
    market_name text not null
  )`,

  `create table setting_value (
    app_setting_id bigint generated always as identity primary key,
    setting_key_id text not null,
    hyperion_id text,
    market_id text,
    brand_id text,
    setting_value text,
    is_locked boolean not null default false,
    version integer not null default 1,
    changed_by text not null,
    changed_at timestamptz not null
  )`,
  `create unique index setting_value_scope on setting_value
    (coalesce(hyperion_id, ''), setting_key_id, coalesce(market_id, ''), coalesce(brand_id, ''))`,

  `create table app_user (
    user_name text primary key,
    given_name text,
    family_name text,
    full_name text not null,
    email text,
    phone text,
    phone_ext text,
    mobile text,
    signature text,
    version integer not null default 1
  )`,
  `create table store_user (
    hyperion_id text not null,
    user_name text not null,
    is_salesperson boolean not null default true,
    primary key (hyperion_id, user_name)
  )`,
  `create table active_store (
    user_name text primary key,
    hyperion_id text not null,
    chosen_at timestamptz not null
  )`,
  `create table user_usage (
    usage_id bigint generated always as identity,
    hyperion_id text not null,
    user_name text not null,
    action text not null,
    used_at timestamptz not null,
    primary key (hyperion_id, usage_id)
  )`,

  `create table customer (
    hyperion_id text not null,
    customer_id bigint not null,
    first_name text not null,
    last_name text not null,
    email text,
    ndd_email text,
    mobile_phone text,
    home_phone text,
    work_phone text,
    mobile_phone_bad boolean not null default false,
    home_phone_bad boolean not null default false,
    work_phone_bad boolean not null default false,
    address text,
    city text,
    state text,
    zip_code text,
    miles_from_store numeric(6, 1),
    version integer not null default 1,
    primary key (hyperion_id, customer_id)
  )`,

  `create sequence oppt_id_sequence as bigint start with 1000001`,
  `create table opportunity (
    hyperion_id text not null,
    oppt_id bigint not null default nextval('oppt_id_sequence'),
    row_version integer not null default 1,
    customer_id bigint not null,
    customer_name text not null,
    customer_name_sort text collate "C" not null,
    full_name text,

    status_code text not null,
    status_sort text collate "C" not null,
    compass_status text,
    compass_status_description text,
    owner_user_name text,
    owner_name text,
    owner_name_sort text collate "C",
    original_salesperson text,
    is_orphan boolean not null default false,
    lead_id text,
    elead_id text,

    deal_type text,
    deal_type_code text,
    deal_type_sort text collate "C",
    purchased_at timestamptz,
    price_cents bigint,
    lender_code text,
    lender text,
    lender_sort text collate "C",
    apr numeric(6, 3),
    original_term integer,
    payments_left integer,
    current_payment_cents bigint,
    payoff_cents bigint,
    vehicle_value_cents bigint,
    equity_cents bigint,
    payment_difference_finance_cents bigint,
    payment_difference_lease_cents bigint,
    annual_lease_miles integer,
    selling_hyperion_id text,
    selling_store_name text,
    selling_store_sort text collate "C",

    vin text,
    year integer,
    make_name text,
    make_sort text collate "C",
    model_name text,
    model_sort text collate "C",
    trim_level text,
    color text,
    vehicle_mileage integer,
    new_used text,
    used_classification text,
    warranty_icon integer,
    has_recall boolean not null default false,
    predictive_score integer,
    ext_svc_in_progress boolean not null default false,
    replacement_stock_no text,

    ro_number text,
    ro_tag_number text,
    ro_status text,
    ro_at timestamptz,
    ro_amount_cents bigint,
    appt_at timestamptz,
    service_advisor_name text,
    service_advisor_sort text collate "C",
    service_hyperion_id text,
    scan boolean not null default false,
    scanned_at timestamptz,

    last_action text,
    last_contact_at timestamptz,
    note text,
    note_sort text collate "C",

    locked_by_user_name text,
    locked_by_name text,
    locked_at timestamptz,

    primary key (hyperion_id, oppt_id)
  )`,
  `create index opportunity_oppt_id on opportunity (oppt_id)`,
  // Counts a log without touching its wide rows.
  `create index opportunity_status on opportunity (hyperion_id, status_code)`,
  `create index opportunity_equity on opportunity (hyperion_id, equity_cents desc nulls last, oppt_id)`,
  `create index opportunity_customer_name on opportunity (hyperion_id, nullif(customer_name_sort, ''), oppt_id)`,
  `create index opportunity_last_contact on opportunity (hyperion_id, last_contact_at desc nulls last, oppt_id)`,
  `create index opportunity_customer on opportunity (hyperion_id, customer_id)`,
  `create index opportunity_locked on opportunity (hyperion_id, customer_id) where locked_by_user_name is not null`,

  `create table opportunity_flag (
    hyperion_id text not null,
    oppt_id bigint not null,
    user_name text not null,
    flagged_by text not null,
    flagged_at timestamptz not null,
    primary key (hyperion_id, oppt_id, user_name)
  )`,

  `create table contact_history (
    hyperion_id text not null,
    contact_history_id bigint generated always as identity,
    oppt_id bigint not null,
    contact_type text not null,
    contact_action text,
    action_result text,
    reason text,
    notes text,
    contact_info text,
    created_by text,
    created_at timestamptz not null,
    email_contact_detail_id bigint,
    primary key (hyperion_id, contact_history_id)
  )`,
  `create index contact_history_oppt on contact_history (hyperion_id, oppt_id, created_at desc)`,
  `create table email_contact_detail (
    hyperion_id text not null,
    email_contact_detail_id bigint generated always as identity,
    oppt_id bigint not null,
    direction text not null,
    email_from text not null,
    email_to text not null,
    email_subject text not null,
    email_body text not null,
    sent_by text,
    parent_email_contact_detail_id bigint,
    sent_at timestamptz not null,
    primary key (hyperion_id, email_contact_detail_id)
  )`,
  `create table inbound_email (
    hyperion_id text not null,
    inbound_contact_history_id bigint not null,
    email_contact_detail_id bigint not null,
    oppt_id bigint not null,
    row_version integer not null default 1,
    received_at timestamptz not null,
    email_sent_by text,
    email_sent_by_sort text collate "C",
    reply_contact_history_id bigint,
    reply_by text,
    reply_at timestamptz,
    reply_override boolean not null default false,
    reply_override_by text,
    reply_override_at timestamptz,
    primary key (hyperion_id, inbound_contact_history_id)
  )`,
  `create index inbound_email_received on inbound_email (hyperion_id, received_at desc, inbound_contact_history_id)`,

  `create table identity_record (
    kind text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    user_code text,
    expires_at timestamptz,
    consumed_at timestamptz,
    primary key (kind, id)
  )`,
  `create index identity_record_grant on identity_record (grant_id) where grant_id is not null`,
  `create index identity_record_uid on identity_record (kind, uid) where uid is not null`,
  `create table identity_key (
    kid text primary key,
    private_jwk jsonb not null,
    created_at timestamptz not null
  )`,

  `create table app_state (
    key text primary key,
    value jsonb not null
  )`,
]
