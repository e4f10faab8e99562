import { lockedSettingText, settingText } from '@retain/domain/settings/settingDraft'
import { settingExplanations } from '@retain/domain/settings/settingExplanations'
import type { SettingScope } from '@retain/domain/settings/settingScope'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { Button } from '@retain/ui/button'
import { CardFrame } from '@retain/ui/card-frame'
import { FormFields, FormFoot } from '@retain/ui/form-layout'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { RestoredNotice } from '../../forms/RestoredNotice'
import { SaveButton } from '../../forms/SaveButton'
import { useFieldMessages } from '../../forms/useFieldMessages'
import { SettingValueField } from './SettingValueField'
import { useSettingsForm } from './useSettingsForm'

const Frame = styled(CardFrame)`
  width: 100%;
  max-width: 880px;
`

/** A field with what stands under it. */
const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  & > :first-child {
    width: 100%;
  }
`

interface SettingsFormProps {
  readonly settings: readonly Setting[]
  /** For whom they are saved; the same object while the form shows. */
  readonly scope: SettingScope
  /** The name of the form, for screen readers. */
  readonly label: string
  /** What is said of a value besides what its setting does. @default nothing */
  readonly noteOf?: (setting: Setting) => string
  /** What can be done with a value besides changing it. @default nothing */
  readonly actionOf?: (setting: Setting) => ReactNode
}

const effects = { now: '', nextDay: 'A change counts from the following day.' } as const

function hintOf({ settingKeyId, isLocked, takesEffect }: Setting, note: string): string {
  const explanation = settingExplanations[settingKeyId]
  const effect = isLocked ? `Locked: ${lockedSettingText}.` : effects[takesEffect]
  return [explanation, note, effect].filter((text) => text !== '').join(' ')
}

const noNote = () => ''
const noAction = () => undefined

/**
 * A form of several settings for everybody, or for one store. Only what was changed is saved; a locked one can only be read (S-826,
 * O-403, O-404).
 */
export function SettingsForm(props: SettingsFormProps) {
  const { settings, scope, label, noteOf = noNote, actionOf = noAction } = props
  const { form, saving, write } = useSettingsForm(settings, scope)
  const messages = useFieldMessages(
    form,
    saving,
    settings.map(({ settingKeyId }) => settingKeyId),
    false,
  )
  const missing = useId()
  const { message, isError } = messages.foot
  return (
    <Frame aria-label={label}>
      <FormFields role="group" aria-label={label} onKeyDownCapture={saving.onKeyDownCapture}>
        {form.restoredFrom !== null && <RestoredNotice keptAt={form.restoredFrom} />}
        {settings.map((setting) => {
          const { settingKeyId, displayName, isLocked } = setting
          return (
            <Place key={settingKeyId}>
              <SettingValueField
                {...messages.at(settingKeyId)}
                settingKeyId={settingKeyId}
                label={displayName}
                hint={hintOf(setting, noteOf(setting))}
                value={form.draft.typed[settingKeyId] ?? settingText(setting)}
                onChange={(value) => {
                  messages.touch(settingKeyId)
                  write(settingKeyId, value)
                }}
                isReadOnly={isLocked || saving.isSaving}
              />
              {actionOf(setting)}
            </Place>
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
