import { isOverridden } from '@retain/domain/settings/settingFilter'
import { mayEditSetting } from '@retain/domain/settings/settingAccess'
import { lockedSettingText } from '@retain/domain/settings/settingDraft'
import { lockTexts } from '@retain/domain/settings/scopePlaces'
import type { SettingScope } from '@retain/domain/settings/settingScope'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { Banner } from '@retain/ui/banner'
import { Button } from '@retain/ui/button'
import { FormFields, FormFoot, FormRow } from '@retain/ui/form-layout'
import { TextField } from '@retain/ui/text-field'
import { useId } from 'react'
import { conflictText, EditField } from '../../forms/EditField'
import { RestoredNotice } from '../../forms/RestoredNotice'
import { SaveButton } from '../../forms/SaveButton'
import { useFieldMessages } from '../../forms/useFieldMessages'
import { SettingValueField } from './SettingValueField'
import { useOverrideForm } from './useOverrideForm'
import { useSettingChange } from './useSettingChange'
import { useSettingHolder } from './useSettingHolder'

interface OverrideFormProps {
  readonly setting: Setting
  readonly scope: SettingScope
  /** What counts without a value. */
  readonly otherwise: string
}

const fields = ['settingValue']

/** The value of an override, to be changed or removed. A locked one can only be read (O-393, O-397, O-401, OP-127). */
export function OverrideForm({ setting, scope, otherwise }: OverrideFormProps) {
  const { settingKeyId, defaultValue, isLocked, lockLevel } = setting
  const { edit, saving } = useOverrideForm(setting, scope)
  const { isBusy, change } = useSettingChange(setting, scope)
  const mayEdit = mayEditSetting(useSettingHolder(), settingKeyId, scope)
  const isReadOnly = !mayEdit || isLocked
  const messages = useFieldMessages(edit.form, saving, fields, isReadOnly)
  const missing = useId()
  const { message, isError } = messages.foot
  return (
    <FormFields
      role="group"
      aria-label="Override"
      onKeyDownCapture={isReadOnly ? undefined : saving.onKeyDownCapture}
    >
      {lockLevel !== null && (
        <Banner tone="info">{`${lockTexts[lockLevel]} ${mayEdit ? lockedSettingText : ''}`.trim()}</Banner>
      )}
      {edit.form.restoredFrom !== null && <RestoredNotice keptAt={edit.form.restoredFrom} />}
      {edit.conflicts.length > 0 && <Banner tone="warn">{conflictText}</Banner>}
      <FormRow>
        <EditField
          edit={edit}
          messages={messages}
          field="settingValue"
          label="Value"
          shown={({ settingValue }) => settingValue}
          isDisabled={saving.isSaving}
        >
          {(props) => (
            <SettingValueField
              {...props}
              settingKeyId={settingKeyId}
              hint={props.hint ?? otherwise}
              value={edit.fields.settingValue}
              onChange={(value) => {
                messages.touch('settingValue')
                edit.write('settingValue', value)
              }}
              isReadOnly={isReadOnly || saving.isSaving}
            />
          )}
        </EditField>
        <TextField label="Default Value" value={defaultValue} onChange={() => undefined} isReadOnly />
      </FormRow>
      {mayEdit && (
        <FormFoot
          isError={isError}
          message={message ?? (edit.form.isDirty ? 'Unsaved changes' : undefined)}
          messageId={missing}
          apart={
            <Button
              variant="danger"
              isDisabled={isLocked || !isOverridden(setting) || isBusy || saving.isSaving}
              onPress={() => change({ kind: 'remove' })}
            >
              Remove override
            </Button>
          }
        >
          {edit.form.isDirty && (
            <Button variant="ghost" isDisabled={saving.isSaving} onPress={edit.form.reset}>
              Cancel
            </Button>
          )}
          <SaveButton
            form={{ valid: edit.form.isDirty ? edit.form.valid : null }}
            saving={saving}
            isOff={isReadOnly}
            describedBy={missing}
          />
        </FormFoot>
      )}
    </FormFields>
  )
}
