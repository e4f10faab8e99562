import { profileNoun, type Profile } from '@retain/domain/session/user/profile'
import type { Selectable } from 'kysely'
import { rememberPerson } from '../../access/rememberPerson'
import { requireVersion } from '../../core/requireVersion'
import type { AppUserTable } from '../../db/schema/peopleTables'
import type { Database, DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'

/** A profile without its signature. */
type Person = Omit<Profile, 'signature' | 'version'>

/** What the identity server says of somebody counts before what was remembered of them. */
const personOf = (caller: Caller): Person => ({
  userName: caller.userName,
  givenName: caller.givenName,
  familyName: caller.familyName,
  email: caller.email,
  phone: caller.phone,
  phoneExt: caller.phoneExt,
  mobile: caller.mobile,
})

const presentProfile = (
  caller: Caller,
  { signature, version }: Pick<Selectable<AppUserTable>, 'signature' | 'version'>,
): Profile => ({ ...personOf(caller), signature, version })

/** The profile of somebody; of who comes for the first time one without a signature. */
export async function findProfile(db: Database, caller: Caller): Promise<Profile> {
  const row = await db
    .selectFrom('app_user')
    .select(['signature', 'version'])
    .where('user_name', '=', caller.userName)
    .executeTakeFirst()
  return presentProfile(caller, row ?? { signature: null, version: 1 })
}

/**
 * Saves somebody's signature (S-414).
 *
 * @param signature cleaned; `null` for none.
 * @throws ApiProblem `versionRequired`, `stale` with what is there by now.
 */
export async function saveSignature(
  transaction: DatabaseTransaction,
  caller: Caller,
  signature: string | null,
  version: number | null,
): Promise<Profile> {
  await rememberPerson(transaction, caller)
  const stored = await transaction
    .selectFrom('app_user')
    .select(['signature', 'version'])
    .where('user_name', '=', caller.userName)
    .forUpdate()
    .executeTakeFirstOrThrow()
  requireVersion(version, stored, profileNoun, () => presentProfile(caller, stored))
  const changed = { signature, version: stored.version + 1 }
  await transaction.updateTable('app_user').set(changed).where('user_name', '=', caller.userName).execute()
  return presentProfile(caller, changed)
}

/** Those who work at a store, by name. */
export async function findColleagues(db: Database, hyperionId: string): Promise<readonly Person[]> {
  const rows = await db
    .selectFrom('store_user as s')
    .innerJoin('app_user as u', 'u.user_name', 's.user_name')
    .selectAll('u')
    .where('s.hyperion_id', '=', hyperionId)
    .orderBy('u.full_name_sort')
    .orderBy('u.user_name')
    .execute()
  return rows.map((row) => ({
    userName: row.user_name,
    givenName: row.given_name,
    familyName: row.family_name,
    email: row.email,
    phone: row.phone,
    phoneExt: row.phone_ext,
    mobile: row.mobile,
  }))
}
