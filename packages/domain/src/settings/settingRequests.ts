import { isSameScope, type SettingScope } from './settingScope'
import type { SettingKey } from './settingCatalogue'
import type { Setting } from './storeSettings'

/** The ids by which one value of a setting is known to the calls (api.md 2.14). */
export interface SettingIds extends SettingScope {
  readonly settingKeyId: SettingKey
}

/** One value to save. The version is that of the value that is replaced; a value that is new has none. */
export interface SettingToSave extends SettingIds {
  readonly settingValue: string
  readonly version?: number
}

/** The body of a save: `clear` false stores the listed values, true removes them so that the default holds (S-409, OP-129). */
export interface SaveSettingsBody {
  readonly appSettingSaveSettings: readonly SettingToSave[]
  readonly clear: boolean
}

type Stored = Pick<
  Setting,
  'settingKeyId' | 'hyperionId' | 'marketId' | 'brandId' | 'appSettingId' | 'version'
>

const idsAt = (settingKeyId: SettingKey, { hyperionId, marketId, brandId }: SettingScope): SettingIds => ({
  settingKeyId,
  hyperionId,
  marketId,
  brandId,
})

/** Whether a setting's value is stored for a scope itself, and not only in force there from farther away. */
export const isStoredAt = (setting: Stored, scope: SettingScope): boolean =>
  setting.appSettingId !== null && isSameScope(setting, scope)

/**
 * A value to save for a scope. It carries the version of what it replaces, so that nobody's change is lost; where the
 * value in force comes from farther away there is nothing to replace.
 *
 * @example settingToSave(inForceFromEverybody, storeScope('HAR'), 'On') // without a version
 */
export const settingToSave = (setting: Stored, scope: SettingScope, settingValue: string): SettingToSave => ({
  ...idsAt(setting.settingKeyId, scope),
  settingValue,
  ...(isStoredAt(setting, scope) ? { version: setting.version } : {}),
})

/**
 * By which call the panel of the overrides saves: a new override is posted, a changed one put (OP-130, D-09). The settings
 * screens always post.
 */
export const overrideCall = (setting: Stored, scope: SettingScope): 'saveSettings' | 'updateSettings' =>
  isStoredAt(setting, scope) ? 'updateSettings' : 'saveSettings'

/** The body by which an override is removed (S-412). */
export const deleteSettingBody = (setting: SettingIds): SettingIds => idsAt(setting.settingKeyId, setting)

/** The body by which a setting is locked or unlocked for its scope (S-410, S-704). */
export const lockSettingBody = (
  setting: SettingIds,
  isLocked: boolean,
): SettingIds & { readonly isLocked: boolean } => ({ ...deleteSettingBody(setting), isLocked })
