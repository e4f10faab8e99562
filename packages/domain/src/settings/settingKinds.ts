import { settingCatalogue, type SettingKey, type SettingKind } from './settingCatalogue'

/** The keys of the settings that are on or off. */
export type SwitchKey = {
  [Key in SettingKey]: (typeof settingCatalogue)[Key]['kind']['kind'] extends 'switch' ? Key : never
}[SettingKey]

/** The keys of the settings that hold one of several words. */
export type ChoiceKey = {
  [Key in SettingKey]: (typeof settingCatalogue)[Key]['kind']['kind'] extends 'choice' ? Key : never
}[SettingKey]

/** The keys of the settings that hold a text. */
export type TextKey = {
  [Key in SettingKey]: (typeof settingCatalogue)[Key]['kind']['kind'] extends 'text' ? Key : never
}[SettingKey]

/** The words that a setting of several may hold. */
export type ChoiceOf<Key extends ChoiceKey> = (typeof settingCatalogue)[Key]['kind']['options'][number]

/** A number of 0 or more with so many decimals at most. */
function typedNumber(word: string, decimals: number): number | null {
  const [whole = '', part, ...more] = word.split('.')
  const isNumber = /^\d{1,9}$/.test(whole) && (part === undefined || /^\d+$/.test(part))
  return isNumber && more.length === 0 && (part?.length ?? 0) <= decimals ? Number(word) : null
}

/**
 * What a stored text means: `true` or `false` for a switch, the word itself for one of several, both read without case,
 * one line for a text, a number of 0 or more for every other setting, a whole one unless it has decimals; `null` for a text that means nothing to it. What is read may lie
 * beyond the limits of what is saved (S-778).
 *
 * @example settingMeaning('TradeAdjustment', 'ON') // true
 * @example settingMeaning('EAServiceDrive', '1.5') // null
 */
export function settingMeaning(key: SettingKey, text: string): boolean | number | string | null {
  const word = text.trim().toLowerCase()
  const kind: SettingKind = settingCatalogue[key].kind
  if (kind.kind === 'text') return text.replace(/\s+/g, ' ').trim()
  if (kind.kind === 'switch') return word === 'on' ? true : word === 'off' ? false : null
  if (kind.kind === 'choice') return kind.options.find((option) => option.toLowerCase() === word) ?? null
  const decimals = kind.kind === 'decimal' ? kind.decimals : 0
  return typedNumber(word, decimals)
}
