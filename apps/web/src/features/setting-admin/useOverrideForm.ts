import { validateSetting } from '@retain/domain/settings/settingDraft'
import { settingSpelling } from '@retain/domain/settings/settingInput'
import { overrideCall, settingToSave } from '@retain/domain/settings/settingRequests'
import { scopeName, type SettingScope } from '@retain/domain/settings/settingScope'
import { overrideTexts } from '@retain/domain/settings/settingTexts'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { useMemo } from 'react'
import { useConcurrentEdit } from '../../forms/useConcurrentEdit'
import { useDraftName } from '../../forms/useDraftName'
import { useSaving } from '../../forms/useSaving'
import { settingAdminApi, settingNoun } from './settingAdminApi'

/** What is edited of an override; empty where no value is set. */
export interface OverrideFields {
  readonly settingValue: string
}

/** The value of an override that is being edited, beside others who may edit it, and saving it (O-393, O-400). */
export function useOverrideForm(setting: Setting, scope: SettingScope) {
  const { settingKeyId, settingValue, defaultValue, isLocked } = setting
  const onFile = useMemo(() => ({ settingValue: settingValue ?? '' }), [settingValue])
  const rules = useMemo(
    () => ({
      isSame: (_field: keyof OverrideFields, one: OverrideFields, other: OverrideFields) =>
        settingSpelling(settingKeyId, one.settingValue) === settingSpelling(settingKeyId, other.settingValue),
      validate: (fields: OverrideFields) =>
        validateSetting({ settingKeyId, settingValue, defaultValue, isLocked }, fields.settingValue),
    }),
    [settingKeyId, settingValue, defaultValue, isLocked],
  )
  const recordId = `${settingKeyId} ${scopeName(scope)}`
  const keptAs = useDraftName('settingOverride', recordId)
  const edit = useConcurrentEdit(onFile, rules, keptAs)
  const saving = useSaving(edit.form, {
    noun: settingNoun,
    send: (value: string, idempotencyKey) => {
      const body = { appSettingSaveSettings: [settingToSave(setting, scope, value)], clear: false }
      const { updateSettings, saveSettings } = settingAdminApi.endpoints
      const call = overrideCall(setting, scope) === 'updateSettings' ? updateSettings : saveSettings
      return call.initiate({ body, idempotencyKey }, { track: false })
    },
    savedText: overrideTexts.saved,
    staleTags: ['Override'],
    fieldOf: () => 'settingValue',
  })
  return { edit, saving }
}
