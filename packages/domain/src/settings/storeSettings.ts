/** The code of the values that hold for every store (S-490). */
export const globalHyperionId = '0000'

/**
 * The store settings that rule the app, with the value in force where nothing is set (S-368 to S-374, api.md section
 * 4).
 */
export const settingDefaults = {
  EAServiceDrive: '5',
  EARemAnnounEmail: '0',
  EAAutoAssignAlerts: 'OFF',
  EATimeDesktopAlerts: '30',
  EANumOfDesktopAlerts: '5',
  TradeAdjustment: 'Off',
  QuickSearchV2: 'Off',
  EAStoreEnabled: 'On',
  EAAnnualMiles: '13500',
} as const

export type SettingKey = keyof typeof settingDefaults

/** All setting keys, in the order of the specification. */
export const settingKeys = Object.keys(settingDefaults) as SettingKey[]

/** A setting with the value in force (S-375). `appSettingId` is that of the stored value, `null` when the default holds. */
export interface Setting {
  readonly settingKeyId: SettingKey
  readonly hyperionId: string | null
  readonly marketId: string | null
  readonly brandId: string | null
  readonly appSettingId: string | null
  readonly settingValue: string | null
  readonly defaultValue: string
  readonly isLocked: boolean
  readonly storeName: string | null
  readonly displayName: string
  readonly takesEffect: 'now' | 'nextDay'
  readonly version: number
}
