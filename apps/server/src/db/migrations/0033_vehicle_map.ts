import { sql, type Kysely } from 'kysely'

/**
 * What makes, models and trims of other systems are to us. It begins with the names that the stores' opportunities have; one
 * that the catalogue knows means itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Of texts in ASCII these are the keys that the rules make; the padding of digits comes with the first change. */
const key = (text: string) => `trim(regexp_replace(lower(${text}), '\\s+', ' ', 'g'))`

const named = (typeCode: string, column: string, catalogue: string, name: string) => `
  insert into vehicle_mapping
    (type_code, mapped_item, item_sort, original_type, mapped_to, search_text, icon_code)
  select '${typeCode}', o.text, ${key('o.text')}, 'DMS', c.text,
    ${key('o.text')} || chr(10) || coalesce(${key('c.text')}, ''),
    case when c.text is null then 'UNMAPPED' else 'MAPPED' end
  from (select distinct ${column} as text from opportunity where ${column} is not null and trim(${column}) <> '') o
  left join (select distinct ${name} as text from ${catalogue}) c on c.text = o.text`

const statements = [
  `create table vehicle_mapping (
    type_code text not null,
    mapped_item text not null,
    item_sort text collate "C" not null,
    original_type text not null,
    mapped_to text,
    search_text text collate "C" not null,
    icon_code text not null,
    changed_by text,
    changed_at timestamptz,
    primary key (type_code, mapped_item)
  )`,
  `create index vehicle_mapping_order on vehicle_mapping (type_code, item_sort, mapped_item)`,
  `create index vehicle_mapping_icon on vehicle_mapping (type_code, icon_code, item_sort, mapped_item)`,
  named('MAKE', 'make_name', 'vehicle_make', 'make_name'),
  named('MODEL', 'model_name', 'vehicle_model', 'model_name'),
  named('TRIM', 'trim_level', 'vehicle_trim', 'trim_level'),
]
