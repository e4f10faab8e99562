import { settingCatalogue, settingKeys, type SettingKey } from './settingCatalogue'
import type { SettingToSave } from './settingRequests'
import { storeScope } from './settingScope'

/** Whether a store is enabled stands on its own screen, for its own permission. */
const isOfStoreList = (key: SettingKey): boolean => key === 'EAStoreEnabled'

/** Global Settings and the overrides: everything but whether a store is enabled. */
export const generalSettingKeys: readonly SettingKey[] = settingKeys.filter((key) => !isOfStoreList(key))

/** The form of the active store: the seven settings of the shell document, section 3 (S-826). */
export const storeAdminKeys: readonly SettingKey[] = generalSettingKeys.filter(
  (key) => key !== 'EAAnnualMiles',
)

/** A store of the list of Enable Stores (S-826). */
export interface EnabledStore {
  readonly hyperionId: string
  readonly name: string
  readonly isEnabled: boolean
  /** That of the stored switch; 0 where none is stored. */
  readonly version: number
}

/**
 * The value to save that switches a store on or off (S-826).
 *
 * @example storeSwitch(harbor, false).settingValue // 'Off'
 */
export const storeSwitch = ({ hyperionId, version }: EnabledStore, isEnabled: boolean): SettingToSave => ({
  settingKeyId: 'EAStoreEnabled',
  ...storeScope(hyperionId),
  settingValue: isEnabled
    ? settingCatalogue.EAStoreEnabled.kind.on
    : settingCatalogue.EAStoreEnabled.kind.off,
  ...(version > 0 ? { version } : {}),
})
