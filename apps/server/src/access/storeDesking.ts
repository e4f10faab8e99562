import type { Instant } from '@retain/domain/calendar/instant'
import { deskingOf, deskingSettingKeys } from '@retain/domain/payment/desking/deskingSettings'
import { isNeutral, type DeskingTerms } from '@retain/domain/payment/desking/deskingTerms'
import type { Database } from '../db/schema/schema'
import { dayInZone } from '../identity/personClaims'
import { readStoreSettings, valuesInForce, type StoreWithSettings } from './storeSettings'

/** The desking terms of a store whose settings were read, for a deal that is signed at a moment; `undefined` where they change no amount. */
export function deskingOfStore(
  store: Pick<StoreWithSettings, 'settings' | 'timeZone'> | undefined,
  now: Instant,
): DeskingTerms | undefined {
  const today = dayInZone(store?.timeZone ?? null, now)
  const terms = deskingOf(valuesInForce(store, deskingSettingKeys), today)
  return isNeutral(terms) ? undefined : terms
}

/** The desking terms in force of a store, for a deal that is signed at a moment; `undefined` where they change no amount. */
export const findStoreDesking = async (
  db: Database,
  hyperionId: string,
  now: Instant,
): Promise<DeskingTerms | undefined> =>
  deskingOfStore((await readStoreSettings(db, [hyperionId], deskingSettingKeys)).get(hyperionId), now)
