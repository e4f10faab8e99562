import { sql, type Expression, type RawBuilder } from 'kysely'
import type { AppUserTable } from '../../db/schema/peopleTables'
import { refsOf } from '../../db/refs'

const ref = refsOf<{ u: AppUserTable }>()

const ofUser = (userName: Expression<unknown>, column: Expression<unknown>): RawBuilder<string | null> =>
  sql`(select ${column} from app_user u where ${ref('u.user_name')} = ${userName})`

/** The name of a user; NULL where nobody of the user name is known. */
export const nameOf = (userName: Expression<unknown>): RawBuilder<string | null> =>
  ofUser(userName, ref('u.full_name'))

/** What the name of a user is sorted by; NULL where nobody of the user name is known. */
export const nameSortOf = (userName: Expression<unknown>): RawBuilder<string | null> =>
  ofUser(userName, ref('u.full_name_sort'))
