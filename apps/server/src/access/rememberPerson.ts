import { sortKey } from '@retain/domain/text/sortKey'
import type { Database } from '../db/schema/schema'
import type { Caller } from '../identity/caller'

/**
 * Keeps the names that the token gives of somebody who comes for the first time, so that histories show who did a thing and not only
 * a user name.
 */
export async function rememberPerson(db: Database, caller: Caller): Promise<void> {
  const { userName, givenName, familyName, fullName, email, phone, phoneExt, mobile } = caller
  await db
    .insertInto('app_user')
    .values({
      user_name: userName,
      given_name: givenName,
      family_name: familyName,
      full_name: fullName,
      full_name_sort: sortKey(fullName),
      email,
      phone,
      phone_ext: phoneExt,
      mobile,
    })
    // Two windows may be opened for the first time at once.
    .onConflict((conflict) => conflict.column('user_name').doNothing())
    .execute()
}
