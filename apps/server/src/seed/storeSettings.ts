import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import { averageAnnualMiles } from '@retain/domain/vehicle/mileage'
import type { Insertable } from 'kysely'
import type { SettingHistoryTable, SettingValueTable } from '../db/schema/storeTables'
import type { SeedStore } from './seedStores'
import type { StoreClock } from './storeClock'

/** What a store has set for itself where `overrides` says nothing else; its default is the older search (S-778). */
const usual: Readonly<Partial<Record<SettingKey, string>>> = { QuickSearchV2: 'On' }

/** The values that single stores have set for themselves; every other setting is at its default. */
const overrides: Readonly<Record<string, Readonly<Partial<Record<SettingKey, string>>>>> = {
  BLR: { TradeAdjustment: 'On', EAAutoAssignAlerts: 'ON' },
  GUL: { TradeAdjustment: 'On', EATimeDesktopAlerts: '60' },
  LAK: { QuickSearchV2: 'Off', EAAutoAssignAlerts: 'ON' },
  HOO: { EAServiceDrive: '10' },
  LON: { TradeAdjustment: 'On' },
  NOR: { EANumOfDesktopAlerts: '3' },
  SIE: { EAAnnualMiles: '12000' },
  EVE: { EAAutoAssignAlerts: 'ON' },
  DEN: { QuickSearchV2: 'Off', EAAnnualMiles: '15000' },
}

/** What a store reckons that is driven in a year. */
export const annualMilesOf = ({ hyperionId }: SeedStore): number =>
  Number(overrides[hyperionId]?.EAAnnualMiles ?? averageAnnualMiles)

/** Whether everybody who enters a store is subscribed to the alerts of its service drive (S-135). */
export const subscribesEverybody = ({ hyperionId }: SeedStore): boolean =>
  overrides[hyperionId]?.EAAutoAssignAlerts === 'ON'

/** Streets of invented addresses, which car dealers stand at. */
const streets = [
  'Harbor Road',
  'Mill Street',
  'Commerce Drive',
  'Orchard Avenue',
  'Station Road',
  'Auto Park Way',
]

/** Where letters to a store go. */
const postalAddressOf = ({ position, city, state, zipPrefix }: SeedStore): string => {
  const street = `${100 + ((position * 37) % 900)} ${streets[position % streets.length] ?? ''}`
  return `${street}, ${city}, ${state} ${zipPrefix}${String((position % 89) + 10)}`
}

/** The stored settings of a store. */
export const settingRows = (
  store: SeedStore,
  clock: StoreClock,
  changedBy: string,
): readonly (Insertable<SettingValueTable> & Insertable<SettingHistoryTable>)[] =>
  Object.entries({
    ...usual,
    EAPostalAddress: postalAddressOf(store),
    ...overrides[store.hyperionId],
  }).map(([key, value]) => ({
    setting_key_id: key,
    hyperion_id: store.hyperionId,
    market_id: null,
    brand_id: null,
    setting_value: value,
    is_locked: false,
    version: 1,
    changed_by: changedBy,
    changed_at: clock.at(90, 10 * 60),
  }))
