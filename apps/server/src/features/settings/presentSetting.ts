import { settingDefaults, type Setting, type SettingKey } from '@retain/domain/settings/storeSettings'
import type { StoredSetting } from './settingQueries'

/** What the screens call each setting. */
const displayNames: Readonly<Record<SettingKey, string>> = {
  EAServiceDrive: 'Service drive alerts, days shown',
  EARemAnnounEmail: 'Email and reminder alerts, days shown',
  EAAutoAssignAlerts: 'Service drive alerts',
  EATimeDesktopAlerts: 'Desktop alerts, seconds shown',
  EANumOfDesktopAlerts: 'Desktop alerts, shown at once',
  TradeAdjustment: 'Trade adjustment',
  QuickSearchV2: 'Quick search, version 2',
  EAStoreEnabled: 'Store enabled',
  EAAnnualMiles: 'Miles per year of a lease',
}

/** The one setting that the night's computation reads; all others are asked for whenever they are needed (api.md 4). */
const nextDay: ReadonlySet<SettingKey> = new Set(['EAAnnualMiles'])

/** A setting with its value in force: what is stored nearest to the store, or nothing, when the default holds. */
export const presentSetting = (
  key: SettingKey,
  stored: StoredSetting | undefined,
  storeName: string | null,
): Setting => ({
  settingKeyId: key,
  hyperionId: stored?.hyperionId ?? null,
  marketId: stored?.marketId ?? null,
  brandId: stored?.brandId ?? null,
  appSettingId: stored?.appSettingId ?? null,
  settingValue: stored?.settingValue ?? null,
  defaultValue: settingDefaults[key],
  isLocked: stored?.isLocked ?? false,
  storeName,
  displayName: displayNames[key],
  takesEffect: nextDay.has(key) ? 'nextDay' : 'now',
  version: stored?.version ?? 0,
})
