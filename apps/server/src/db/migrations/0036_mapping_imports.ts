import { sql, type Kysely } from 'kysely'

/** What imports of the mapping table have done, so that one can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table vehicle_mapping_import (
    import_id bigint generated always as identity primary key,
    imported_by text not null,
    imported_at timestamptz not null,
    undone_at timestamptz
  )`,
  `create index vehicle_mapping_import_time on vehicle_mapping_import (imported_at)`,
  `create table vehicle_mapping_import_row (
    import_id bigint not null references vehicle_mapping_import (import_id) on delete cascade,
    type_code text not null,
    mapped_item text not null,
    is_added boolean not null,
    mapped_before text,
    mapped_to text not null,
    primary key (import_id, type_code, mapped_item)
  )`,
]
