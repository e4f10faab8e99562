import { deskingOf, deskingSettingKeys } from '@retain/domain/payment/desking/deskingSettings'
import { isNeutral, type DeskingTerms } from '@retain/domain/payment/desking/deskingTerms'
import type { Database } from '../db/schema/schema'
import { readStoreSettings, valuesInForce, type StoreWithSettings } from './storeSettings'

/** The desking terms of a store whose settings were read; `undefined` where they change no amount. */
export function deskingOfStore(
  store: Pick<StoreWithSettings, 'settings'> | undefined,
): DeskingTerms | undefined {
  const terms = deskingOf(valuesInForce(store, deskingSettingKeys))
  return isNeutral(terms) ? undefined : terms
}

/** The desking terms in force of a store; `undefined` where they change no amount. */
export const findStoreDesking = async (db: Database, hyperionId: string): Promise<DeskingTerms | undefined> =>
  deskingOfStore((await readStoreSettings(db, [hyperionId], deskingSettingKeys)).get(hyperionId))
