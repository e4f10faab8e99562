import { permissions } from '@retain/domain/session/user/permissions'
import { personSorts } from '@retain/domain/people/peopleView'
import { sql } from 'kysely'
import { migrate } from '../apps/server/src/db/migrate.ts'
import type { Database } from '../apps/server/src/db/schema/schema.ts'
import { findPeoplePage, type PeopleSearch } from '../apps/server/src/features/people/peopleQueries.ts'
import { onKeptDatabase } from './database/keptDatabase.ts'
import { percentileLine, timed } from './figures.ts'

const [people, stores] = [20_000, 40]
const rounds = 40
const aim = 150
const pageSize = 50
const permissionList = permissions.map((permission) => `'${permission}'`).join(', ')

const givenNames = `array['Ada', 'Ben', 'Cleo', 'Dana', 'Élodie', 'Finn', 'Grace', 'Hugo', 'Ines', 'Jonas']`
const familyNames = `array['Baker', 'Cole', 'Díaz', 'Evans', 'Fischer', 'Garcia', 'Hall', 'Ito', 'Jones', 'Kim']`

/** Everybody works in one to three stores; nine of ten have been told of, with up to eight permissions. */
const fillings = [
  `insert into store (hyperion_id, position, name, name_sort, time_zone, brands, city, state, area_code, main_phone, service_phone,
      region_id, region_name, market_id, market_name)
    select 'S' || n, n, 'Store ' || n, 'store ' || n, 'America/New_York', 'Honda', 'Boston', 'MA', '617', '', '', 'R', 'East', 'M', 'Boston'
    from generate_series(0, ${stores - 1}) n`,
  `insert into app_user (user_name, full_name, full_name_sort, email)
    select 'user.' || n, name || ' ' || n, lower(name) || ' ' || n, 'user.' || n || '@example.com'
    from generate_series(1, ${people}) n,
    lateral (select (${givenNames})[1 + n % 10] || ' ' || (${familyNames})[1 + (n / 10) % 10] as name) named`,
  `insert into store_user (hyperion_id, user_name, is_salesperson)
    select distinct 'S' || (n * (k + 3)) % ${stores}, 'user.' || n, n % 2 = 0
    from generate_series(1, ${people}) n, generate_series(0, 2) k where k <= n % 3`,
  `insert into person_access (user_name, told_at)
    select 'user.' || n, now() - random() * interval '400 days' from generate_series(1, ${people}) n where n % 10 > 0`,
  `insert into person_permission (permission, user_name)
    select p.permission, a.user_name from person_access a,
    lateral (select unnest(array[${permissionList}]) as permission) p where random() < 0.3`,
  `insert into person_store (hyperion_id, user_name)
    select s.hyperion_id, s.user_name from store_user s join person_access a on a.user_name = s.user_name`,
]

async function filled(db: Database): Promise<void> {
  await migrate(db)
  const { count } = await db
    .selectFrom('app_user')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= people) return
  for (const statement of fillings) await sql.raw(statement).execute(db)
  await sql`vacuum (analyze)`.execute(db)
}

const all: PeopleSearch = {
  visible: null,
  text: '',
  storeCode: null,
  permission: null,
  orderBy: 'fullName',
  orderDirection: 'asc',
}
const ownStores = Array.from({ length: stores / 2 }, (_, at) => `S${at}`)

const searches: readonly (readonly [string, Partial<PeopleSearch>, page?: number])[] = [
  ...personSorts.map((orderBy) => [`everybody by ${orderBy}`, { orderBy, orderDirection: 'desc' }] as const),
  ['everybody, page 300', {}, 300],
  ['of half of the stores, by when they were seen', { visible: ownStores, orderBy: 'toldAt' }],
  ['a name', { text: 'grace' }],
  ['two letters', { text: 'el' }],
  ['of a store', { storeCode: 'S7' }],
  ['with a permission in a store', { storeCode: 'S7', permission: 'Opportunity_Application_Access' }],
  ['nobody is found', { text: 'nobody has this' }],
]

/**
 * How soon a page of many people is there, by order and filter. Baseline: the first names by their primary key, from the same
 * database.
 */
export async function measurePeople({ cache }: { readonly cache: string }): Promise<void> {
  await onKeptDatabase({ cache, cluster: 'people', name: 'postgres' }, async (db) => {
    await filled(db)
    console.log(
      `${people} people in ${stores} stores; a page of ${pageSize} with its count; ${rounds} rounds after 1; aim p95 ${aim} ms`,
    )
    percentileLine(
      'baseline: the first rows by their key',
      await timed(rounds, () => sql`select * from app_user order by user_name limit ${pageSize}`.execute(db)),
    )
    for (const [label, search, page = 1] of searches) {
      const part = { limit: pageSize, offset: (page - 1) * pageSize }
      percentileLine(label, await timed(rounds, () => findPeoplePage(db, { ...all, ...search }, part)))
    }
  })
}
