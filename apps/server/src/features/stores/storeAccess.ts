import type { Database } from '../../db/schema/schema'
import { Refusal } from '../../errors'
import type { Caller } from '../../identity/caller'
import { nearestByStore, readStoredSettings } from '../settings/settingQueries'
import { findOpportunityStore, findStores, type StoreRow } from './storeQueries'

/**
 * Those of the wanted stores that a caller may work in: the profile names them, we know them, and they are switched on
 * (EAStoreEnabled, D-63).
 */
export async function openStores(
  db: Database,
  caller: Caller,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, StoreRow>> {
  const assigned = new Set(caller.stores.map(({ storeCode }) => storeCode))
  const codes = wanted.filter((hyperionId) => assigned.has(hyperionId))
  const stores = await findStores(db, codes)
  if (stores.length === 0) return new Map()
  const switches = nearestByStore(await readStoredSettings(db, codes, ['EAStoreEnabled']))
  const isOn = ({ hyperionId }: StoreRow) =>
    switches.get(hyperionId)?.get('EAStoreEnabled')?.settingValue?.toLowerCase() !== 'off'
  return new Map(stores.filter(isOn).map((store) => [store.hyperionId, store]))
}

/**
 * The store of an opportunity.
 *
 * @throws Refusal `notFound` for an unknown one.
 */
export async function opportunityStore(db: Database, opptId: string): Promise<string> {
  const hyperionId = await findOpportunityStore(db, opptId)
  if (hyperionId === null) throw new Refusal('notFound', 'There is no such opportunity.')
  return hyperionId
}
