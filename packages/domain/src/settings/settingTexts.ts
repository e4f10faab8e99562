import { settingCatalogue, type SettingKey } from './settingCatalogue'

/** What the screens call a setting. */
export const settingName = (key: SettingKey): string => settingCatalogue[key].displayName

/**
 * What the overrides say after a value was saved, removed or locked; the spelling is that of the specification (O-400
 * to O-402).
 */
export const overrideTexts = {
  saved: 'Override settings updated',
  removed: 'Overide settings removed',
  lockChanged: 'Override settings lock changed successfully',
} as const

/** What a change of many stores says where one of them was changed or locked since the preview was read. */
export const bulkStaleText =
  'Somebody else has changed or locked one of these meanwhile. Nothing was changed. The preview shows what would change by now.'

/**
 * What a change of many stores has done, beside its Undo.
 *
 * @param count of how many stores the value was changed.
 * @example bulkChangedText('TradeAdjustment', 2) // 'Trade adjustment was changed for 2 stores.'
 */
export const bulkChangedText = (key: SettingKey, count: number): string =>
  `${settingName(key)} was changed for ${count === 1 ? '1 store' : `${count} stores`}.`

/**
 * What is said once a change of many stores was taken back.
 *
 * @example bulkUndoneText('TradeAdjustment', 1) // 'Trade adjustment is what it was before for 1 store.'
 */
export const bulkUndoneText = (key: SettingKey, count: number): string =>
  `${settingName(key)} is what it was before for ${count === 1 ? '1 store' : `${count} stores`}.`

/** What is said where a change of many stores cannot be taken back as a whole. */
export const bulkUndoStaleText =
  'Somebody else has changed or locked one of these since. Nothing was taken back.'

/** What is said of a change of many stores that is not kept any more. */
export const bulkUndoTooOldText = 'It can no longer be taken back.'

/** What is said where a change of many stores was not taken back for another reason. */
export const bulkNotUndoneText = 'It was not taken back. Try again.'

/** What the settings screens say of a setting that takes effect at once (S-452, O-403). */
export const settingSavedText = 'Setting Saved'

/**
 * What the screens of global settings, of the store and of enabled stores say after a save; the overrides have texts of
 * their own (S-463, S-823, O-404, OP-128, D-54).
 *
 * @example savedSettingText({ displayName: 'Miles driven per year', takesEffect: 'nextDay' })
 * // 'Miles driven per year has been saved, updates will reflect the following day.'
 */
export const savedSettingText = ({
  displayName,
  takesEffect: effect,
}: {
  readonly displayName: string
  readonly takesEffect: 'now' | 'nextDay'
}): string =>
  effect === 'nextDay'
    ? `${displayName} has been saved, updates will reflect the following day.`
    : settingSavedText

/** The texts of a save of several settings: each of those that wait for the next day, and one for all the others. */
export const savedSettingTexts = (
  settings: readonly { readonly displayName: string; readonly takesEffect: 'now' | 'nextDay' }[],
): readonly string[] => [...new Set(settings.map(savedSettingText))]
