import { settingLevel, type SettingLevel } from './settingScope'
import type { Setting } from './storeSettings'

/** Where the value in force of a setting comes from. */
export type SettingSource = SettingLevel | 'default'

/**
 * Where the value in force of a setting of a store comes from: its own, its market's, its brand's, everybody's, or the default.
 *
 * @example settingSource({ ...setting, appSettingId: null }) // 'default'
 */
export const settingSource = (
  setting: Pick<Setting, 'appSettingId' | 'hyperionId' | 'marketId' | 'brandId'>,
): SettingSource => (setting.appSettingId === null ? 'default' : settingLevel(setting))

/** How the form of a store tells it. */
export const settingSourceTexts: Readonly<Record<SettingSource, string>> = {
  store: 'Set for this store.',
  market: 'Set for its market.',
  brand: 'Set for its brand.',
  global: 'Set for all stores.',
  default: 'The default.',
}
