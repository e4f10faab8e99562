import { Button } from '@retain/ui/button'
import type { CardEdit } from './useCardEdit'

interface EditButtonProps {
  readonly edit: Pick<CardEdit, 'movesFocus' | 'open'>
  /** What it edits, such as `customer`. */
  readonly noun: string
  readonly isDisabled: boolean
}

/** The button of a card's head that opens its form; it takes the focus back when the form closes. */
export const EditButton = ({ edit, noun, isDisabled }: EditButtonProps) => (
  <Button
    variant="ghost"
    size="small"
    aria-label={`Edit ${noun}`}
    autoFocus={edit.movesFocus}
    isDisabled={isDisabled}
    onPress={edit.open}
  >
    Edit
  </Button>
)
