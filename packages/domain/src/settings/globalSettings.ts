import * as E from 'fp-ts/Either'
import type { FieldError } from '../validation/fieldError'
import { validateSettings, type TypedSettings } from './settingDraft'
import { settingToSave, type SaveSettingsBody } from './settingRequests'
import { globalScope } from './settingScope'
import type { Setting } from './storeSettings'

/** What the form of Global Settings saves. */
export interface GlobalSettingsSave {
  readonly body: SaveSettingsBody
  /** The settings that are saved, for what is said of them. */
  readonly settings: readonly Setting[]
}

/**
 * The values of the form of Global Settings that were changed, for everybody; left with what is wrong, and without a word where
 * nothing was changed (S-035, O-403).
 */
export function globalSettingsSave(
  settings: readonly Setting[],
  typed: TypedSettings,
): E.Either<readonly FieldError[], GlobalSettingsSave> {
  const checked = validateSettings(settings, typed)
  if (E.isLeft(checked)) return checked
  if (checked.right.length === 0) return E.left([])
  const values = checked.right.map(({ setting, settingValue }) =>
    settingToSave(setting, globalScope, settingValue),
  )
  return E.right({
    body: { appSettingSaveSettings: values, clear: false },
    settings: checked.right.map(({ setting }) => setting),
  })
}
