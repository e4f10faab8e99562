import type { SettingLevel, SettingScope } from './settingScope'
import { settingCatalogue, settingKeys, type SettingKey } from './settingCatalogue'

/** The value in force of each setting where nothing is set (S-368 to S-374). */
export const settingDefaults = Object.fromEntries(
  settingKeys.map((key) => [key, settingCatalogue[key].defaultValue]),
) as Readonly<Record<SettingKey, string>>

/** A setting with the value in force (S-375). `appSettingId` is that of the stored value, `null` when the default holds. */
export interface Setting extends SettingScope {
  readonly settingKeyId: SettingKey
  readonly appSettingId: string | null
  readonly settingValue: string | null
  readonly defaultValue: string
  /** Whether it is locked for its scope, or for one that its scope lies in (settingLock). */
  readonly isLocked: boolean
  /** At which level the nearest lock is; `null` where it is not locked. */
  readonly lockLevel: SettingLevel | null
  readonly storeName: string | null
  readonly displayName: string
  readonly takesEffect: 'now' | 'nextDay'
  readonly version: number
}
