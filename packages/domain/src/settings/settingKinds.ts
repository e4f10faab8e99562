import type { SettingKey } from './storeSettings'

/** What a setting holds: On or Off in its own spelling, or a whole number within limits that both belong to it. */
export type SettingKind =
  | { readonly kind: 'switch'; readonly on: string; readonly off: string }
  | { readonly kind: 'whole'; readonly from: number; readonly to: number; readonly unit: string }

/**
 * What each setting holds. The spellings of On and Off are those of the specification (S-370, S-373, S-374). It names no
 * upper limits: ours keep values useful: a toast of a month is refused.
 */
export const settingKinds = {
  EAServiceDrive: { kind: 'whole', from: 0, to: 3_650, unit: 'days' },
  EARemAnnounEmail: { kind: 'whole', from: 0, to: 3_650, unit: 'days' },
  EAAutoAssignAlerts: { kind: 'switch', on: 'ON', off: 'OFF' },
  EATimeDesktopAlerts: { kind: 'whole', from: 0, to: 3_600, unit: 'seconds' },
  EANumOfDesktopAlerts: { kind: 'whole', from: 0, to: 20, unit: 'alerts' },
  TradeAdjustment: { kind: 'switch', on: 'On', off: 'Off' },
  QuickSearchV2: { kind: 'switch', on: 'On', off: 'Off' },
  EAStoreEnabled: { kind: 'switch', on: 'On', off: 'Off' },
  EAAnnualMiles: { kind: 'whole', from: 0, to: 100_000, unit: 'miles' },
} as const satisfies Readonly<Record<SettingKey, SettingKind>>

/** The keys of the settings that are on or off. */
export type SwitchKey = {
  [Key in SettingKey]: (typeof settingKinds)[Key]['kind'] extends 'switch' ? Key : never
}[SettingKey]

/**
 * What a stored text means: `true` or `false` for a switch, whose word is read without case, a number of 0 or more for
 * every other setting; `null` for a text that means nothing to it. What is read may lie beyond the limits of what is saved
 * (S-778).
 *
 * @example settingMeaning('TradeAdjustment', 'ON') // true
 * @example settingMeaning('EAServiceDrive', '1.5') // null
 */
export function settingMeaning(key: SettingKey, text: string): boolean | number | null {
  const word = text.trim().toLowerCase()
  if (settingKinds[key].kind === 'switch') return word === 'on' ? true : word === 'off' ? false : null
  return /^\d{1,9}$/.test(word) ? Number(word) : null
}

/**
 * The one spelling in which a value is stored: On and Off as their setting writes them, a number without leading zeros.
 * A text that means nothing stays as it is, without blanks around it.
 *
 * @example settingSpelling('EAAutoAssignAlerts', ' on ') // 'ON'
 * @example settingSpelling('EAServiceDrive', '007') // '7'
 */
export function settingSpelling(key: SettingKey, text: string): string {
  const kind: SettingKind = settingKinds[key]
  const meaning = settingMeaning(key, text)
  if (meaning === null) return text.trim()
  return kind.kind === 'switch' ? (meaning === true ? kind.on : kind.off) : String(meaning)
}

/**
 * What is wrong with a value that somebody wants to save; `null` when it can be saved.
 *
 * @example wrongSettingValue('EANumOfDesktopAlerts', '21') // 'Enter a whole number from 0 to 20.'
 */
export function wrongSettingValue(key: SettingKey, text: string): string | null {
  const kind: SettingKind = settingKinds[key]
  const meaning = settingMeaning(key, text)
  if (kind.kind === 'switch') return meaning === null ? 'Choose On or Off.' : null
  const isWithin = typeof meaning === 'number' && meaning >= kind.from && meaning <= kind.to
  return isWithin ? null : `Enter a whole number from ${kind.from} to ${kind.to}.`
}
