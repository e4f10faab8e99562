import { settingCatalogue, type SettingKey, type SettingKind } from './settingCatalogue'
import { settingMeaning } from './settingKinds'

/**
 * The one spelling in which a value is stored: On, Off and every other word as their setting writes them, a text in one line, a number without leading zeros.
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
  if (kind.kind === 'text')
    return String(meaning).length > kind.longest ? `Enter ${kind.longest} characters at most.` : null
  if (kind.kind === 'switch') return meaning === null ? 'Choose On or Off.' : null
  if (kind.kind === 'choice') return meaning === null ? `Choose one of ${kind.options.join(', ')}.` : null
  const isWithin = typeof meaning === 'number' && meaning >= kind.from && meaning <= kind.to
  if (isWithin) return null
  return kind.kind === 'whole'
    ? `Enter a whole number from ${kind.from} to ${kind.to}.`
    : `Enter a number from ${kind.from} to ${kind.to} with ${kind.decimals} decimals at most.`
}
