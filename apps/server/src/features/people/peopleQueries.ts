import type { PersonSort } from '@retain/domain/people/peopleView'
import { permissionCatalogue } from '@retain/domain/people/permissionCatalogue'
import type { PermissionHolder } from '@retain/domain/people/person'
import type { Permission } from '@retain/domain/session/user/permissions'
import type { Sort } from '@retain/domain/sorting/sorting'
import { searchKey } from '@retain/domain/text/searchKey'
import { sortKey } from '@retain/domain/text/sortKey'
import { sql, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { literally } from '../../db/literally'
import { orderOf } from '../../db/sorting'
import type { KeyedRows, ListPart } from '../../db/keyedRows'
import type { AppUserTable } from '../../db/schema/peopleTables'
import type { Database, Schema } from '../../db/schema/schema'
import { totalOfPage } from '../../db/totalOfPage'
import { findStoresOfPeople, type StoredPersonStore } from './personStores'

/** The codes of the stores whose people somebody may see; `null` for all of them. */
export type VisibleStores = readonly string[] | null

/** Which people are looked for, and in which order. */
export interface PeopleSearch extends Sort<PersonSort> {
  readonly visible: VisibleStores
  /** A part of the name, the user name or the email address; empty for all. */
  readonly text: string
  readonly storeCode: string | null
  readonly permission: Permission | null
}

type Users = Schema & { u: AppUserTable }
type People<Output> = SelectQueryBuilder<Users, 'u', Output>

const everybody = (db: Database): People<object> => db.selectFrom('app_user as u')

/** Of one of some stores, by the last token or by a store's own list. */
const worksIn = (eb: ExpressionBuilder<Users, 'u'>, codes: readonly string[]) =>
  eb.or([isGrantedIn(eb, codes), isListedIn(eb, codes)])

const isGrantedIn = (eb: ExpressionBuilder<Users, 'u'>, codes: readonly string[]) =>
  eb.exists(
    eb
      .selectFrom('person_store as g')
      .select(sql`1`.as('one'))
      .whereRef('g.user_name', '=', 'u.user_name')
      .where(sql<boolean>`g.hyperion_id = any(${[...codes]}::text[])`),
  )

const isListedIn = (eb: ExpressionBuilder<Users, 'u'>, codes: readonly string[]) =>
  eb.exists(
    eb
      .selectFrom('store_user as l')
      .select(sql`1`.as('one'))
      .whereRef('l.user_name', '=', 'u.user_name')
      .where(sql<boolean>`l.hyperion_id = any(${[...codes]}::text[])`),
  )

const holds = (eb: ExpressionBuilder<Users, 'u'>, permission: Permission) =>
  eb.exists(
    eb
      .selectFrom('person_permission as p')
      .select(sql`1`.as('one'))
      .whereRef('p.user_name', '=', 'u.user_name')
      .where('p.permission', '=', permission),
  )

const visibleTo =
  (visible: VisibleStores) =>
  <Output>(query: People<Output>): People<Output> =>
    visible === null ? query : query.where((eb) => worksIn(eb, visible))

const ofSearch =
  ({ visible, text, storeCode, permission }: PeopleSearch) =>
  <Output>(query: People<Output>): People<Output> => {
    let found = query.$call(visibleTo(visible))
    if (searchKey(text) !== '') found = found.where((eb) => hasText(eb, text))
    if (permission !== null) found = found.where((eb) => holds(eb, permission))
    if (storeCode !== null) found = found.where((eb) => inStore(eb, storeCode, permission))
    return found
  }

const hasText = (eb: ExpressionBuilder<Users, 'u'>, text: string) => {
  const like = (key: string) => `%${literally(key)}%`
  return eb.or([
    eb('u.full_name_sort', 'like', like(sortKey(text))),
    eb(sql`lower(u.user_name)`, 'like', like(searchKey(text))),
    eb(sql`lower(u.email)`, 'like', like(searchKey(text))),
  ])
}

/** With a permission: who has it in the store. What counts in all stores at once, everybody has there who holds it. */
function inStore(eb: ExpressionBuilder<Users, 'u'>, storeCode: string, permission: Permission | null) {
  if (permission === null) return worksIn(eb, [storeCode])
  return permissionCatalogue[permission].reach === 'all' ? eb.val(true) : isGrantedIn(eb, [storeCode])
}

const toldAt = sql`(select a.told_at from person_access a where a.user_name = u.user_name)`

/** What people are compared by; of whom nothing was told yet has no number of permissions. */
const sortValues: Readonly<Record<PersonSort, RawBuilder<unknown>>> = {
  fullName: sql.ref('u.full_name_sort'),
  userName: sql`lower(u.user_name)`,
  permissions: sql`case when ${toldAt} is not null then coalesce(c.held, 0) end`,
  toldAt,
}

/** With how many permissions each has as `c.held`, counted for all at once. */
function withHeld<Output>(query: People<Output>): People<Output> {
  const held = query.leftJoin(
    (eb) =>
      eb
        .selectFrom('person_permission')
        .select(['user_name', sql<number>`count(*)`.as('held')])
        .groupBy('user_name')
        .as('c'),
    (join) => join.onRef('c.user_name', '=', 'u.user_name'),
  )
  return held
}

const sortedBy =
  ({ orderBy, orderDirection }: PeopleSearch) =>
  <Output>(query: People<Output>): People<Output> =>
    (orderBy === 'permissions' ? withHeld(query) : query).orderBy(
      orderOf(sortValues[orderBy], orderDirection, sql.ref('u.user_name')),
    )

const inOrder = <Output>(query: People<Output>) => query.orderBy('u.full_name_sort').orderBy('u.user_name')

/** Somebody as the database holds them. */
export type StoredPerson = Awaited<ReturnType<typeof findWithoutStores>>[number] & {
  readonly stores: readonly StoredPersonStore[]
}

const findWithoutStores = (db: Database, userNames: readonly string[]) =>
  everybody(db)
    .leftJoin('person_access as a', 'a.user_name', 'u.user_name')
    .select(['u.user_name', 'u.full_name', 'u.email', 'u.phone', 'a.told_at'])
    .select(
      sql<readonly Permission[]>`coalesce((select array_agg(p.permission order by p.permission)
        from person_permission p where p.user_name = u.user_name), '{}')`.as('permissions'),
    )
    .where(sql<boolean>`u.user_name = any(${[...userNames]}::text[])`)
    .execute()

/** Some people with all of their stores, in the order of their names here. */
export async function findPeople(
  db: Database,
  userNames: readonly string[],
): Promise<readonly StoredPerson[]> {
  if (userNames.length === 0) return []
  const people = await findWithoutStores(db, userNames)
  const stores = await findStoresOfPeople(db, userNames)
  const byName = new Map(people.map((person) => [person.user_name, person]))
  return userNames.flatMap((userName) => {
    const person = byName.get(userName)
    return person === undefined ? [] : [{ ...person, stores: stores.get(userName) ?? [] }]
  })
}

/** How many people a search finds. */
export async function countPeople(db: Database, search: PeopleSearch): Promise<number> {
  const { total } = await everybody(db)
    .$call(ofSearch(search))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** A page of people in the order of the search, with how many there are. */
export async function findPeoplePage(
  db: Database,
  search: PeopleSearch,
  part: ListPart,
): Promise<{ readonly rows: readonly StoredPerson[]; readonly total: number }> {
  const found = await everybody(db)
    .$call(ofSearch(search))
    .select(['u.user_name', sql<number>`(count(*) over ())::integer`.as('total')])
    .$call(sortedBy(search))
    .limit(part.limit)
    .offset(part.offset)
    .execute()
  return {
    rows: await findPeople(
      db,
      found.map(({ user_name }) => user_name),
    ),
    total: await totalOfPage(found, part, () => countPeople(db, search)),
  }
}

/** The people of a search, read in pieces. */
export const peopleRows = (search: PeopleSearch): KeyedRows<StoredPerson> => ({
  findKeys: async (db, { limit, offset }) => {
    const rows = await everybody(db)
      .$call(ofSearch(search))
      .select('u.user_name')
      .$call(sortedBy(search))
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.map(({ user_name }) => user_name)
  },
  findRows: findPeople,
  keyOf: ({ user_name }) => user_name,
})

/** Somebody of the visible stores; `undefined` for nobody of them. */
export async function findVisiblePerson(
  db: Database,
  userName: string,
  visible: VisibleStores,
): Promise<StoredPerson | undefined> {
  const found = await everybody(db)
    .$call(visibleTo(visible))
    .select('u.user_name')
    .where('u.user_name', '=', userName)
    .executeTakeFirst()
  return found === undefined ? undefined : (await findPeople(db, [userName]))[0]
}

/** How many of the visible people hold each permission; those that nobody holds are left out. */
export const countHolders = (
  db: Database,
  visible: VisibleStores,
): Promise<readonly { readonly permission: Permission; readonly people: number }[]> =>
  everybody(db)
    .$call(visibleTo(visible))
    .innerJoin('person_permission as p', 'p.user_name', 'u.user_name')
    .select(['p.permission', sql<number>`count(*)::integer`.as('people')])
    .groupBy('p.permission')
    .execute()

/** Those of the visible people who hold a permission, by name, with the visible stores that their last token names. */
export async function findHolders(
  db: Database,
  permission: Permission,
  visible: VisibleStores,
): Promise<readonly PermissionHolder[]> {
  const codes = visible === null ? null : [...visible]
  const rows = await everybody(db)
    .$call(visibleTo(visible))
    .innerJoin('person_access as a', 'a.user_name', 'u.user_name')
    .where((eb) => holds(eb, permission))
    .select(['u.user_name', 'u.full_name', 'a.told_at'])
    .select(
      sql<
        readonly string[]
      >`coalesce((select array_agg(g.hyperion_id order by g.hyperion_id) from person_store g
        join store s on s.hyperion_id = g.hyperion_id
        where g.user_name = u.user_name and (${codes}::text[] is null or g.hyperion_id = any(${codes}::text[]))), '{}')`.as(
        'codes',
      ),
    )
    .$call(inOrder)
    .execute()
  return rows.map((row) => ({
    userName: row.user_name,
    fullName: row.full_name,
    hyperionIds: row.codes,
    toldAt: row.told_at,
  }))
}
