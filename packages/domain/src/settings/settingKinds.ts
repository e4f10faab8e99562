import { settingCatalogue, type SettingKey, type SettingKind } from './settingCatalogue'

/** The keys of the settings that are on or off. */
export type SwitchKey = {
  [Key in SettingKey]: (typeof settingCatalogue)[Key]['kind']['kind'] extends 'switch' ? Key : never
}[SettingKey]

/** A number of 0 or more with so many decimals at most. */
function typedNumber(word: string, decimals: number): number | null {
  const [whole = '', part, ...more] = word.split('.')
  const isNumber = /^\d{1,9}$/.test(whole) && (part === undefined || /^\d+$/.test(part))
  return isNumber && more.length === 0 && (part?.length ?? 0) <= decimals ? Number(word) : null
}

/**
 * What a stored text means: `true` or `false` for a switch, whose word is read without case, a number of 0 or more for
 * every other setting, a whole one unless it has decimals; `null` for a text that means nothing to it. What is read may lie
 * beyond the limits of what is saved (S-778).
 *
 * @example settingMeaning('TradeAdjustment', 'ON') // true
 * @example settingMeaning('EAServiceDrive', '1.5') // null
 */
export function settingMeaning(key: SettingKey, text: string): boolean | number | null {
  const word = text.trim().toLowerCase()
  const kind: SettingKind = settingCatalogue[key].kind
  if (kind.kind === 'switch') return word === 'on' ? true : word === 'off' ? false : null
  const decimals = kind.kind === 'decimal' ? kind.decimals : 0
  return typedNumber(word, decimals)
}

/**
 * The one spelling in which a value is stored: On and Off as their setting writes them, a number without leading zeros.
 * A text that means nothing stays as it is, without blanks around it.
 *
 * @example settingSpelling('EAAutoAssignAlerts', ' on ') // 'ON'
 * @example settingSpelling('EAServiceDrive', '007') // '7'
 */
export function settingSpelling(key: SettingKey, text: string): string {
  const kind: SettingKind = settingCatalogue[key].kind
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
  const kind: SettingKind = settingCatalogue[key].kind
  const meaning = settingMeaning(key, text)
  if (kind.kind === 'switch') return meaning === null ? 'Choose On or Off.' : null
  const isWithin = typeof meaning === 'number' && meaning >= kind.from && meaning <= kind.to
  if (isWithin) return null
  return kind.kind === 'whole'
    ? `Enter a whole number from ${kind.from} to ${kind.to}.`
    : `Enter a number from ${kind.from} to ${kind.to} with ${kind.decimals} decimals at most.`
}
