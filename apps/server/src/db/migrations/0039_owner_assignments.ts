import { sql, type Kysely } from 'kysely'

/** Who was given which opportunities that had no owner, so that it can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table owner_assignment (
    hyperion_id text not null,
    assignment_id bigint generated always as identity,
    assigned_by text not null,
    assigned_at timestamptz not null,
    undone_at timestamptz,
    primary key (hyperion_id, assignment_id)
  )`,
  `create index owner_assignment_time on owner_assignment (assigned_at)`,
  `create table owner_assignment_row (
    hyperion_id text not null,
    assignment_id bigint not null,
    oppt_id bigint not null,
    owner_before text,
    owner_name_before text,
    was_orphan boolean not null,
    row_version integer not null,
    primary key (hyperion_id, assignment_id, oppt_id),
    foreign key (hyperion_id, assignment_id) references owner_assignment (hyperion_id, assignment_id) on delete cascade
  )`,
]
