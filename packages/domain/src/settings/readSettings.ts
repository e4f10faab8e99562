import { settingMeaning, type ChoiceKey, type ChoiceOf, type SwitchKey, type TextKey } from './settingKinds'
import { settingKeys, type SettingKey } from './settingCatalogue'
import { settingDefaults, type Setting } from './storeSettings'

/** The settings of a store as the app reads them: a switch is on or off, one of several words that word, a text itself, everything else a number (S-368 to S-374). */
export type StoreSettings = {
  readonly [Key in SettingKey]: Key extends SwitchKey
    ? boolean
    : Key extends ChoiceKey
      ? ChoiceOf<Key>
      : Key extends TextKey
        ? string
        : number
}

/** What is read of a setting. */
export type SettingValue = Pick<Setting, 'settingKeyId' | 'settingValue' | 'defaultValue'>

/** The first text that means something, the stated default at the end. */
function valueOf(key: SettingKey, settings: readonly SettingValue[]): boolean | number | string {
  const standard = settingDefaults[key]
  const setting = settings.find(({ settingKeyId }) => settingKeyId === key)
  const text = setting?.settingValue ?? setting?.defaultValue ?? standard
  return settingMeaning(key, text) ?? settingMeaning(key, standard) ?? 0
}

/**
 * The settings in force from the list that a store answers. settingValue counts, else defaultValue; words are read
 * without case; the stated default holds for a missing setting and for a value that is none (S-778).
 *
 * @example readSettings([]).EATimeDesktopAlerts // 30
 */
export const readSettings = (settings: readonly SettingValue[]): StoreSettings =>
  Object.fromEntries(settingKeys.map((key) => [key, valueOf(key, settings)])) as StoreSettings

/** The settings where nothing is set, which the app also uses when loading them fails (S-728). */
export const defaultSettings: StoreSettings = readSettings([])

/**
 * Whether a store is switched on, by the value in force of EAStoreEnabled; `null` when none is stored. A store that is
 * switched off is offered to nobody (S-826, D-63).
 *
 * @example isStoreEnabled('off') // false
 */
export const isStoreEnabled = (settingValue: string | null): boolean =>
  readSettings([
    { settingKeyId: 'EAStoreEnabled', settingValue, defaultValue: settingDefaults.EAStoreEnabled },
  ]).EAStoreEnabled
