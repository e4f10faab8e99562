import type { Instant } from '@retain/domain/calendar/instant'
import { dayOf } from '@retain/domain/calendar/storeDay'
import { utc } from '@retain/domain/calendar/storeOffset'
import { deskingOf, deskingSettingKeys } from '@retain/domain/payment/desking/deskingSettings'
import { isNeutral, type DeskingTerms } from '@retain/domain/payment/desking/deskingTerms'
import type { Database } from '../db/schema/schema'
import { zoneOffset } from '../identity/personClaims'
import { readStoreSettings, valuesInForce, type StoreWithSettings } from './storeSettings'

/** The desking terms of a store whose settings were read, for a deal that is signed at a moment; `undefined` where they change no amount. */
export function deskingOfStore(
  store: Pick<StoreWithSettings, 'settings' | 'timeZone'> | undefined,
  now: Instant,
): DeskingTerms | undefined {
  const timeZone = store?.timeZone ?? null
  const offset = timeZone === null ? utc : zoneOffset(timeZone, now)
  const terms = deskingOf(valuesInForce(store, deskingSettingKeys), dayOf(now, offset))
  return isNeutral(terms) ? undefined : terms
}

/** The desking terms in force of a store, for a deal that is signed at a moment; `undefined` where they change no amount. */
export const findStoreDesking = async (
  db: Database,
  hyperionId: string,
  now: Instant,
): Promise<DeskingTerms | undefined> =>
  deskingOfStore((await readStoreSettings(db, [hyperionId], deskingSettingKeys)).get(hyperionId), now)
