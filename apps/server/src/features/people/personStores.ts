import type { Job } from '@retain/domain/people/person'
import { sql } from 'kysely'
import type { Database } from '../../db/schema/schema'

/** A store of somebody, by the last token, by the store's own list, or both. */
export interface StoredPersonStore {
  readonly hyperionId: string
  readonly name: string
  readonly isGranted: boolean
  /** `null` for somebody who is not on the store's list. */
  readonly job: Job | null
}

interface Row {
  readonly userName: string
  readonly hyperionId: string
  readonly name: string
  readonly isGranted: boolean
  /** `null` for somebody who is not on the store's list. */
  readonly isSalesperson: boolean | null
}

const jobOf = (isSalesperson: boolean | null): Job | null =>
  isSalesperson === null ? null : isSalesperson ? 'salesperson' : 'staff'

/** The stores of some people by user name, in the order of their names. Stores that Retain does not have are left out. */
export async function findStoresOfPeople(
  db: Database,
  userNames: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredPersonStore[]>> {
  const names = [...userNames]
  const { rows } = await sql<Row>`
    select f.user_name as "userName", s.hyperion_id as "hyperionId", s.name,
      bool_or(f.is_granted) as "isGranted", bool_or(f.is_salesperson) as "isSalesperson"
    from (
      select user_name, hyperion_id, true as is_granted, null::boolean as is_salesperson
      from person_store where user_name = any(${names}::text[])
      union all
      select user_name, hyperion_id, false, is_salesperson from store_user where user_name = any(${names}::text[])
    ) f
    join store s on s.hyperion_id = f.hyperion_id
    group by f.user_name, s.hyperion_id, s.name, s.name_sort
    order by s.name_sort, s.hyperion_id`.execute(db)
  const byPerson = new Map<string, StoredPersonStore[]>()
  for (const { userName, hyperionId, name, isGranted, isSalesperson } of rows) {
    const store = { hyperionId, name, isGranted, job: jobOf(isSalesperson) }
    const known = byPerson.get(userName)
    if (known === undefined) byPerson.set(userName, [store])
    else known.push(store)
  }
  return byPerson
}
