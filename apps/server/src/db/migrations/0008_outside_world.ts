import { sql, type Kysely } from 'kysely'

/**
 * What comes from outside and is told to people: alerts, who wants those of a store's service drive, and which events of
 * other systems were taken in, so that one that is told again does nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // An alert is a person's: its store is only where it is shown, and some belong to none.
  `create table notification (
    notification_id bigint generated always as identity primary key,
    user_name text not null,
    hyperion_id text,
    notification_type text not null,
    display_name text not null,
    created_at timestamptz not null,
    customer_name text,
    message text not null,
    viewed boolean not null default false,
    oppt_id bigint,
    email_contact_detail_id bigint,
    announcement_id bigint,
    display_on timestamptz,
    alert_code text,
    event_type_id text
  )`,
  `create index notification_of_user on notification (user_name, hyperion_id, created_at desc)`,
  // One unviewed alert of a manager's flag per type, opportunity and person (api.md 2.4).
  `create unique index notification_of_flag on notification (hyperion_id, oppt_id, user_name, notification_type)
    where not viewed and notification_type in ('FLAG_BY_MG', 'CUSTOMER_FLAGGED_BY_MANAGER')`,

  `create table alert_subscription (
    hyperion_id text not null,
    user_name text not null,
    primary key (hyperion_id, user_name)
  )`,

  `create table feed_event (
    hyperion_id text not null,
    event_id text not null,
    event text not null,
    received_at timestamptz not null,
    primary key (hyperion_id, event_id)
  )`,
  `create index feed_event_received_at on feed_event (received_at)`,

  // When the customer first opened an email.
  `alter table email_contact_detail add column read_at timestamptz`,
]
