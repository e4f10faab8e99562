import * as E from 'fp-ts/Either'
import type { FieldError } from '../validation/fieldError'
import { validateSettings, type TypedSettings } from './settingDraft'
import { settingToSave, type SaveSettingsBody } from './settingRequests'
import type { SettingScope } from './settingScope'
import type { Setting } from './storeSettings'

/** What a form of several settings saves. */
export interface SettingsFormSave {
  readonly body: SaveSettingsBody
  /** The settings that are saved, for what is said of them. */
  readonly settings: readonly Setting[]
}

/**
 * The values of a form that were changed, for everybody or for one store; left with what is wrong, and without a word where nothing
 * was changed (S-035, S-826, O-403).
 *
 * @param scope for whom the form is.
 * @example settingsFormSave(settings, { TradeAdjustment: 'On' }, storeScope('HAR'))
 */
export function settingsFormSave(
  settings: readonly Setting[],
  typed: TypedSettings,
  scope: SettingScope,
): E.Either<readonly FieldError[], SettingsFormSave> {
  const checked = validateSettings(settings, typed)
  if (E.isLeft(checked)) return checked
  if (checked.right.length === 0) return E.left([])
  const values = checked.right.map(({ setting, settingValue }) => settingToSave(setting, scope, settingValue))
  return E.right({
    body: { appSettingSaveSettings: values, clear: false },
    settings: checked.right.map(({ setting }) => setting),
  })
}
