import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { fieldErrors, valueOrErrors, type FieldError } from '../validation/fieldError'
import { settingSpelling, wrongSettingValue } from './settingInput'
import type { SettingKey } from './settingCatalogue'
import type { Setting } from './storeSettings'

/** What a locked setting answers to a save, as the specification spells it (S-376, O-397). */
export const lockedSettingText = 'can not edit locked settings'

/** What is read of a setting that is edited. */
export type EditedSetting = Pick<Setting, 'settingKeyId' | 'settingValue' | 'defaultValue' | 'isLocked'>

/** The text with which the field of a setting opens: the value that is set, else the default. */
export const settingText = ({ settingValue, defaultValue }: EditedSetting): string =>
  settingValue ?? defaultValue

/**
 * Whether the typed value differs from the one that the field opened with; another spelling of the same value does not
 * count.
 */
export const isSettingDirty = (setting: EditedSetting, typed: string): boolean =>
  settingSpelling(setting.settingKeyId, typed) !== settingSpelling(setting.settingKeyId, settingText(setting))

/**
 * The value to save, in its one spelling, or everything that is wrong: the setting is locked, for everybody until it is
 * unlocked (OP-127), and the value is none of its kind. The field of each error is the setting's key.
 *
 * @example validateSetting(tradeAdjustment, 'on') // E.right('On')
 */
export function validateSetting(
  { settingKeyId, isLocked }: EditedSetting,
  typed: string,
): E.Either<NonEmptyArray<FieldError<SettingKey>>, string> {
  const errors = fieldErrors([
    [settingKeyId, isLocked ? lockedSettingText : null],
    [settingKeyId, wrongSettingValue(settingKeyId, typed)],
  ])
  return valueOrErrors(errors, () => settingSpelling(settingKeyId, typed))
}

/** What is typed in a form of several settings; a setting that was not touched is left out. */
export type TypedSettings = Readonly<Partial<Record<SettingKey, string>>>

/** The settings of a form that were changed, each with what is typed. */
export const changedSettings = <S extends EditedSetting>(
  settings: readonly S[],
  typed: TypedSettings,
): readonly { readonly setting: S; readonly typed: string }[] =>
  settings.flatMap((setting) => {
    const text = typed[setting.settingKeyId]
    return text !== undefined && isSettingDirty(setting, text) ? [{ setting, typed: text }] : []
  })

/** A setting of a form with the value to save. */
export interface CheckedSetting<S> {
  readonly setting: S
  readonly settingValue: string
}

/**
 * The changed settings of a form with their values to save, or everything that is wrong with any of them. What was not
 * changed is neither checked nor saved, so that a locked setting does not keep the others from being saved.
 */
export function validateSettings<S extends EditedSetting>(
  settings: readonly S[],
  typed: TypedSettings,
): E.Either<NonEmptyArray<FieldError<SettingKey>>, readonly CheckedSetting<S>[]> {
  const checked = changedSettings(settings, typed).map((one) => ({
    setting: one.setting,
    value: validateSetting(one.setting, one.typed),
  }))
  return valueOrErrors(
    checked.flatMap(({ value }) => (E.isLeft(value) ? value.left : [])),
    () =>
      checked.flatMap(({ setting, value }) =>
        E.isRight(value) ? [{ setting, settingValue: value.right }] : [],
      ),
  )
}
