import type { SettingKey } from './storeSettings'

/** What the screens call each setting. */
export const settingNames: Readonly<Record<SettingKey, string>> = {
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

/**
 * When a changed setting is felt: the one that the night's computation reads on the following day, all others at once
 * (S-823, api.md section 4).
 */
export const takesEffect = (key: SettingKey): 'now' | 'nextDay' =>
  key === 'EAAnnualMiles' ? 'nextDay' : 'now'
