import { isDeskingSetting } from '../payment/desking/deskingSettings'
import { settingKeys, type SettingKey } from './settingCatalogue'

/** Whether a store is enabled stands on its own screen, for its own permission. */
const isOfStoreList = (key: SettingKey): boolean => key === 'EAStoreEnabled'

/** Global Settings and the overrides: everything but whether a store is enabled. */
export const generalSettingKeys: readonly SettingKey[] = settingKeys.filter((key) => !isOfStoreList(key))

/** What is set on the screens of administrators only, beside the desking terms. */
const isOfEverybody = (key: SettingKey): boolean =>
  key === 'EAAnnualMiles' || key === 'EATelephony' || key === 'EAPostalAddress'

/** The form of the active store: the seven settings of the shell document, section 3 (S-826). */
export const storeAdminKeys: readonly SettingKey[] = generalSettingKeys.filter(
  (key) => !isOfEverybody(key) && !isDeskingSetting(key),
)
