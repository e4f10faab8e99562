import { FormFoot } from '@retain/ui/form-layout'
import { useId, type ReactNode } from 'react'
import { ClearButton } from './ClearButton'
import { SaveButton } from './SaveButton'
import type { Draft } from './useDraft'
import type { FieldMessages } from './useFieldMessages'
import type { Saving } from './useSaving'

interface SaveFootProps<D> {
  readonly form: Draft<D, unknown>
  readonly saving: Saving
  readonly messages: FieldMessages
  /** Nothing can be written. */
  readonly isReadOnly: boolean
  /** What the button says, such as `Save call`. */
  readonly label: string
  /** What stands before the button. */
  readonly children?: ReactNode
}

/**
 * The foot of a form: the button that saves it, what is wrong with it, and the one that empties it.
 *
 * @example <SaveFoot form={form} saving={saving} messages={messages} isReadOnly={isReadOnly} label="Save note" />
 */
export function SaveFoot<D>({ form, saving, messages, isReadOnly, label, children }: SaveFootProps<D>) {
  const missing = useId()
  return (
    <FormFoot
      {...messages.foot}
      messageId={missing}
      apart={<ClearButton form={form} isDisabled={isReadOnly || saving.isSaving} />}
    >
      {children}
      <SaveButton {...{ form, saving, label }} isOff={isReadOnly} describedBy={missing} />
    </FormFoot>
  )
}
