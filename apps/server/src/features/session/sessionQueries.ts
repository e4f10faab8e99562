import { sortKey } from '@retain/domain/text/sortKey'
import type { Database } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'

/**
 * The signature that somebody's emails end with; `null` when none was saved. Somebody who comes for the first time is
 * remembered with the names that the token gives, so that histories show who did a thing and not only a user name.
 */
export async function findSignature(db: Database, caller: Caller): Promise<string | null> {
  const user = await db
    .selectFrom('app_user')
    .select('signature')
    .where('user_name', '=', caller.userName)
    .executeTakeFirst()
  if (user === undefined) await remember(db, caller)
  return user?.signature ?? null
}

/** Keeps the names that the token gives of somebody who comes for the first time. */
export async function remember(db: Database, caller: Caller): Promise<void> {
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
