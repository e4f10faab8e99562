import { settingCatalogue, type SettingKey } from '@retain/domain/settings/settingCatalogue'
import type { SettingLevel, SettingScope } from '@retain/domain/settings/settingScope'
import type { Setting } from '@retain/domain/settings/storeSettings'
import type { StoredSetting } from '../../access/storeSettings'

/** What a setting is shown for. */
export interface ShownSetting {
  readonly stored: StoredSetting | undefined
  readonly storeName: string | null
  readonly lockLevel: SettingLevel | null
  /** Of an override the scope that it is for; of a value in force that of the stored value. @default that of the stored value */
  readonly scope?: SettingScope
}

const nowhere: SettingScope = { hyperionId: null, marketId: null, brandId: null }

/** A setting with a stored value; without one the default holds. A lock alone is no value. */
export function presentSetting(
  key: SettingKey,
  { stored, storeName, lockLevel, scope = stored ?? nowhere }: ShownSetting,
): Setting {
  const { defaultValue, displayName, takesEffect } = settingCatalogue[key]
  const settingValue = stored?.settingValue ?? null
  return {
    settingKeyId: key,
    hyperionId: scope.hyperionId,
    marketId: scope.marketId,
    brandId: scope.brandId,
    appSettingId: settingValue === null ? null : (stored?.appSettingId ?? null),
    settingValue,
    defaultValue,
    isLocked: lockLevel !== null,
    lockLevel,
    storeName,
    displayName,
    takesEffect,
    version: stored?.version ?? 0,
  }
}
