import { media } from '@retain/ui/breakpoints'
import { Button } from '@retain/ui/button'
import { KeyHint } from '@retain/ui/key-hint'
import { memo } from 'react'
import { styled } from 'styled-components'
import type { Saving } from './useSaving'

/** The keys of `Saving.onKeyDownCapture`, for the `aria-keyshortcuts` of a button that saves the same. */
export const saveKeys = 'Control+Enter Meta+Enter'

/** The keys in sight; the button tells them to screen readers. Fingers have none. */
const SaveKeys = styled(KeyHint)`
  white-space: nowrap;
  @media ${media.phone}, (pointer: coarse) {
    display: none;
  }
`

/** Not drawn again for each letter that is typed into the form. */
const StillButton = memo(Button)

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
 * The button that saves a form, first at its foot, and beside it the keys that do the same.
 *
 * @example <SaveButton form={form} saving={saving} isOff={isReadOnly} describedBy={missing} label="Save call" />
 */
export const SaveButton = ({ form, saving, isOff, describedBy, label = 'Save' }: SaveButtonProps) => (
  <>
    <StillButton
      variant="primary"
      isDisabled={isOff || form.valid === null}
      isLoading={saving.isSaving}
      aria-describedby={describedBy}
      aria-keyshortcuts={isOff ? undefined : saveKeys}
      onPress={saving.save}
    >
      {label}
    </StillButton>
    {!isOff && <SaveKeys aria-hidden="true">Ctrl + Enter</SaveKeys>}
  </>
)
