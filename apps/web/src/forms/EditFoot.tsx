import { Button } from '@retain/ui/button'
import { FormFoot } from '@retain/ui/form-layout'
import { useId, type ReactNode } from 'react'
import { SaveButton } from './SaveButton'
import type { Draft } from './useDraft'
import type { FieldMessages } from './useFieldMessages'
import type { Saving } from './useSaving'

interface EditFootProps {
  readonly form: Pick<Draft<unknown, unknown>, 'isDirty' | 'reset' | 'valid'>
  readonly saving: Saving
  readonly messages: FieldMessages
  /** There is nothing any more that could be saved. @default false */
  readonly isGone?: boolean
  /** What else can be done with what is edited. */
  readonly apart?: ReactNode
}

/** The foot of what is edited in place: the button that saves it, that it is not saved yet, and what else can be done with it. */
export function EditFoot({ form, saving, messages, isGone = false, apart }: EditFootProps) {
  const missing = useId()
  const { message, isError } = messages.foot
  return (
    <FormFoot
      isError={isError}
      message={message ?? (form.isDirty ? 'Unsaved changes' : undefined)}
      messageId={missing}
      apart={
        <>
          {form.isDirty && (
            <Button variant="ghost" isDisabled={saving.isSaving} onPress={form.reset}>
              Discard
            </Button>
          )}
          {apart}
        </>
      }
    >
      <SaveButton {...{ form, saving }} isOff={isGone} describedBy={missing} />
    </FormFoot>
  )
}
