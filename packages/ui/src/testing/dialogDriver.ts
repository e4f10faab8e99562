import { fireEvent, within, type BoundFunctions, type queries } from '@testing-library/dom'
import { descriptionOf, isOff, textOf } from './elementState'

/** A dialog on the page, read and operated by role as a person would. Its buttons are named by their labels. */
export interface DialogDriver {
  readonly title: () => string
  /** The text under the title; without the buttons. */
  readonly text: () => string
  /** Every button in reading order, "Close" first. */
  readonly buttonLabels: () => readonly string[]
  /** Presses a button; throws if it is busy or disabled. */
  readonly press: (buttonLabel: string) => void
  /** Presses the close button in the corner. */
  readonly close: () => void
  readonly escape: () => void
  /** It was asked to close and its work still runs: no button takes a press. */
  readonly isAwaitingClose: () => boolean
  /** Types into a field, in place of its text. */
  readonly type: (fieldLabel: string, text: string) => void
  /** Submits the form, as Enter in a field does. */
  readonly submit: () => void
  /** The error of a field; null without one. */
  readonly fieldError: (fieldLabel: string) => string | null
  /** The error of saving; null without one. */
  readonly failure: () => string | null
  /** What is inside, to be queried further. */
  readonly inside: BoundFunctions<typeof queries>
}

const labelOf = (button: Element): string => button.getAttribute('aria-label') ?? textOf(button)

/**
 * Drives a dialog in a test of another package: Dialog, ConfirmDialog and FormDialog.
 *
 * @example
 * const dialog = dialogDriver(await screen.findByRole('alertdialog', { name: 'Unlock Row' }))
 * dialog.press('Yes')
 */
export const dialogDriver = (dialog: HTMLElement): DialogDriver => {
  const inside = within(dialog)
  const buttons = () => inside.getAllByRole('button')
  const buttonOf = (label: string): HTMLElement => {
    const found = buttons().find((button) => labelOf(button) === label)
    if (found === undefined)
      throw new Error(`No button "${label}"; there are: ${buttons().map(labelOf).join(', ')}`)
    return found
  }
  const press = (label: string) => {
    const button = buttonOf(label)
    if (isOff(button)) throw new Error(`The button "${label}" waits and takes no press`)
    fireEvent.click(button)
  }
  return {
    inside,
    title: () => textOf(inside.getByRole('heading', { level: 2 })),
    text: () => textOf(dialog.querySelector('[data-dialog-content]')),
    buttonLabels: () => buttons().map(labelOf),
    press,
    close: () => press('Close'),
    escape: () => {
      const focused = document.activeElement
      const target = focused !== null && dialog.contains(focused) ? focused : dialog
      fireEvent.keyDown(target, { key: 'Escape', code: 'Escape' })
      fireEvent.keyUp(target, { key: 'Escape', code: 'Escape' })
    },
    isAwaitingClose: () => isOff(buttonOf('Close')),
    type: (fieldLabel, text) => {
      fireEvent.input(inside.getByLabelText(fieldLabel), { target: { value: text } })
    },
    submit: () => {
      const form = dialog.querySelector('form')
      if (form === null) throw new Error('The dialog holds no form')
      fireEvent.submit(form)
    },
    fieldError: (fieldLabel) => {
      const field = inside.getByLabelText(fieldLabel)
      return field.getAttribute('aria-invalid') === 'true' ? descriptionOf(field) : null
    },
    failure: () => {
      const alert = inside.queryByRole('alert')
      return alert === null ? null : textOf(alert)
    },
  }
}
