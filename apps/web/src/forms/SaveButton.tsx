import { Button } from '@retain/ui/button'
import type { Saving } from './useSaving'

interface SaveButtonProps {
  /** What would be saved; `null` while something is wrong with it. */
  readonly form: { readonly valid: unknown }
  readonly saving: Pick<Saving, 'isSaving' | 'save'>
  /** Nothing can be written. */
  readonly isOff: boolean
  /** The id of the text that says what is wrong. */
  readonly describedBy: string
  /** @default 'Save' */
  readonly label?: string
}

/**
 * The button that saves a form, at its foot.
 *
 * @example <SaveButton form={form} saving={saving} isOff={isReadOnly} describedBy={missing} label="Save call" />
 */
export const SaveButton = ({ form, saving, isOff, describedBy, label = 'Save' }: SaveButtonProps) => (
  <Button
    variant="primary"
    isDisabled={isOff || form.valid === null}
    isLoading={saving.isSaving}
    aria-describedby={describedBy}
    onPress={saving.save}
  >
    {label}
  </Button>
)
