import { settingNames, takesEffect } from '@retain/domain/settings/settingTexts'
import { settingDefaults, type Setting, type SettingKey } from '@retain/domain/settings/storeSettings'
import type { StoredSetting } from '../../access/storeSettings'

/** A setting with its value in force: what is stored nearest to the store, or nothing, when the default holds. */
export const presentSetting = (
  key: SettingKey,
  stored: StoredSetting | undefined,
  storeName: string | null,
): Setting => ({
  settingKeyId: key,
  hyperionId: stored?.hyperionId ?? null,
  marketId: stored?.marketId ?? null,
  brandId: stored?.brandId ?? null,
  appSettingId: stored?.appSettingId ?? null,
  settingValue: stored?.settingValue ?? null,
  defaultValue: settingDefaults[key],
  isLocked: stored?.isLocked ?? false,
  storeName,
  displayName: settingNames[key],
  takesEffect: takesEffect(key),
  version: stored?.version ?? 0,
})
