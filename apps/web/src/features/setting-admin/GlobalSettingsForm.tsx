import { settingCatalogue } from '@retain/domain/settings/settingCatalogue'
import { lockedSettingText, settingText } from '@retain/domain/settings/settingDraft'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { Button } from '@retain/ui/button'
import { CardFrame } from '@retain/ui/card-frame'
import { FormFields, FormFoot } from '@retain/ui/form-layout'
import { useId } from 'react'
import { styled } from 'styled-components'
import { SaveButton } from '../../forms/SaveButton'
import { useFieldMessages } from '../../forms/useFieldMessages'
import { SettingValueField } from './SettingValueField'
import { useGlobalSettingsForm } from './useGlobalSettingsForm'

const Frame = styled(CardFrame)`
  width: 100%;
  max-width: 880px;
`

interface GlobalSettingsFormProps {
  readonly settings: readonly Setting[]
}

const effects = { now: '', nextDay: ' A change counts from the following day.' } as const

function hintOf({ settingKeyId, isLocked, takesEffect }: Setting): string {
  const { explanation } = settingCatalogue[settingKeyId]
  return isLocked ? `${explanation} Locked: ${lockedSettingText}.` : explanation + effects[takesEffect]
}

/** The form of the settings of everybody. Only what was changed is saved; a locked one can only be read (O-403, O-404). */
export function GlobalSettingsForm({ settings }: GlobalSettingsFormProps) {
  const { form, saving, write } = useGlobalSettingsForm(settings)
  const messages = useFieldMessages(
    form,
    saving,
    settings.map(({ settingKeyId }) => settingKeyId),
    false,
  )
  const missing = useId()
  const { message, isError } = messages.foot
  return (
    <Frame aria-label="Settings of all stores">
      <FormFields role="group" aria-label="Settings of all stores" onKeyDownCapture={saving.onKeyDownCapture}>
        {settings.map((setting) => {
          const { settingKeyId, displayName, isLocked } = setting
          return (
            <SettingValueField
              key={settingKeyId}
              {...messages.at(settingKeyId)}
              settingKeyId={settingKeyId}
              label={displayName}
              hint={hintOf(setting)}
              value={form.draft[settingKeyId] ?? settingText(setting)}
              onChange={(value) => {
                messages.touch(settingKeyId)
                write(settingKeyId, value)
              }}
              isReadOnly={isLocked || saving.isSaving}
            />
          )
        })}
        <FormFoot
          isError={isError}
          message={message ?? (form.isDirty ? 'Unsaved changes' : undefined)}
          messageId={missing}
          apart={
            form.isDirty && (
              <Button variant="ghost" isDisabled={saving.isSaving} onPress={form.reset}>
                Discard
              </Button>
            )
          }
        >
          <SaveButton {...{ form, saving }} isOff={false} describedBy={missing} />
        </FormFoot>
      </FormFields>
    </Frame>
  )
}
