import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import { changedSettings, type TypedSettings } from '@retain/domain/settings/settingDraft'
import { savedSettingTexts } from '@retain/domain/settings/settingTexts'
import { settingsFormSave } from '@retain/domain/settings/settingsForm'
import { scopeName, type SettingScope } from '@retain/domain/settings/settingScope'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { useMemo } from 'react'
import { useAppDispatch } from '../../core/state/appHooks'
import { toastShown } from '../../core/toasts/toastsSlice'
import { useDraft } from '../../forms/useDraft'
import { useDraftName } from '../../forms/useDraftName'
import { useSaving } from '../../forms/useSaving'
import { settingAdminApi, settingNoun } from './settingAdminApi'

interface SettingsFields {
  readonly typed: TypedSettings
}

const untouched: SettingsFields = { typed: {} }

/** The form of several settings for everybody or for one store, and saving what was changed of it: all of it or nothing. */
export function useSettingsForm(settings: readonly Setting[], scope: SettingScope) {
  const dispatch = useAppDispatch()
  const rules = useMemo(
    () => ({
      validate: ({ typed }: SettingsFields) => settingsFormSave(settings, typed, scope),
      isDirty: ({ typed }: SettingsFields) => changedSettings(settings, typed).length > 0,
    }),
    [settings, scope],
  )
  const form = useDraft(untouched, rules, useDraftName('settings', scopeName(scope)))
  const saving = useSaving(form, {
    noun: settingNoun,
    send: ({ body }, idempotencyKey) =>
      settingAdminApi.endpoints.saveSettings.initiate({ body, idempotencyKey }, { track: false }),
    // Those of the next day have a text each, beside the one of all others.
    savedText: ({ settings: saved }) => savedSettingTexts(saved)[0] ?? '',
    onSaved: (_answer, { settings: saved }) => {
      for (const label of savedSettingTexts(saved).slice(1)) dispatch(toastShown({ type: 'success', label }))
    },
    staleTags: ['Override'],
  })
  const write = (key: SettingKey, value: string) =>
    form.update(({ typed }) => ({ typed: { ...typed, [key]: value } }))
  return { form, saving, write }
}
