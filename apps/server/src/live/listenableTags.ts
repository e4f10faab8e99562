import { can } from '@retain/domain/session/user/can'
import { generalAccess } from '@retain/domain/session/user/permissions'
import type { Database } from '../db/schema/schema'
import { storesOfCaller } from '../access/storeAccess'
import type { Caller } from '../identity/caller'

/** The codes of the stores that a caller may listen to: messages tell of rows, which only general access may read. */
export async function listenableStores(db: Database, caller: Caller): Promise<ReadonlySet<string>> {
  if (!can(caller.roles, generalAccess)) return new Set()
  return new Set(await storesOfCaller(db, caller))
}
