import { storeRegions, type StoreRegions } from '@retain/domain/session/storeRegions'
import { mayLockSettings } from '@retain/domain/settings/settingAccess'
import { findPlacedStores } from '../../access/placedStores'
import { storesOfCaller } from '../../access/storeAccess'
import type { Database } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'

/** Where the open stores of a caller stand; all stores of who edits the settings of every store (S-405). */
export async function findStoreRegions(db: Database, caller: Caller): Promise<StoreRegions> {
  const places = await findPlacedStores(db)
  if (mayLockSettings(caller.roles)) return storeRegions(places)
  const open = await storesOfCaller(db, caller)
  return storeRegions(places.filter(({ hyperionId }) => open.includes(hyperionId)))
}

/** Where one store stands (S-402). */
export const placeOfStore = async (db: Database, hyperionId: string): Promise<StoreRegions> =>
  storeRegions((await findPlacedStores(db)).filter((store) => store.hyperionId === hyperionId))
