import { fireEvent, within } from '@testing-library/dom'
import { textOf } from './elementState'

/** A visible toast. */
export interface SeenToast {
  readonly type: string
  readonly label: string
  readonly body: string
  /** How often it was shown. */
  readonly count: number
}

/** The corner of toasts, read and operated as a person would. A toast is named by its label. */
export interface ToastDriver {
  /** The visible toasts, from top to bottom, the newest last. */
  readonly toasts: () => readonly SeenToast[]
  readonly labels: () => readonly string[]
  /** One toast's element. */
  readonly toast: (label: string) => HTMLElement
  /** How many wait for a place. */
  readonly waiting: () => number
  /** Presses a toast's close button. */
  readonly close: (label: string) => void
  /** Presses the action button of a toast. */
  readonly pressAction: (label: string) => void
  /** Presses a toast outside its buttons, which does nothing. */
  readonly pressBody: (label: string) => void
  /** Moves the pointer onto the toasts, which pauses their timers. */
  readonly pointerOn: () => void
  /** Moves the pointer away again. */
  readonly pointerOff: () => void
  /** The polite and the assertive announcement. */
  readonly spoken: () => { readonly polite: string; readonly urgent: string }
}

const named = (card: HTMLElement): string => textOf(card.querySelector('[data-toast-label]'))

/**
 * Drives the toasts in a test of another package.
 *
 * @example
 * const toasts = toastDriver(screen.getByRole('region', { name: 'Notifications' }))
 * await waitFor(() => expect(toasts.labels()).toEqual(['Note Saved.']))
 */
export const toastDriver = (region: HTMLElement): ToastDriver => {
  const cards = () => within(region).queryAllByRole('group')
  const toast = (label: string): HTMLElement => {
    const found = cards().find((card) => named(card) === label)
    if (found === undefined)
      throw new Error(`No toast "${label}"; there are: ${cards().map(named).join(', ')}`)
    return found
  }
  const live = (politeness: string) => textOf(region.querySelector(`[aria-live="${politeness}"]`))
  return {
    toasts: () =>
      cards().map((card) => ({
        type: card.dataset['type'] ?? '',
        label: named(card),
        body: textOf(card.querySelector('p')),
        count: Number(/\d+/.exec(textOf(card.querySelector('[data-count]')))?.[0] ?? 1),
      })),
    labels: () => cards().map(named),
    toast,
    waiting: () => Number(/^\d+(?= more waiting$)/.exec(textOf(region.lastElementChild))?.[0] ?? 0),
    close: (label) => {
      fireEvent.click(within(toast(label)).getByRole('button', { name: 'Close' }))
    },
    pressAction: (label) => {
      const action = within(toast(label))
        .getAllByRole('button')
        .find((button) => button.getAttribute('aria-label') !== 'Close')
      if (action === undefined) throw new Error(`The toast "${label}" has no button of its own`)
      fireEvent.click(action)
    },
    pressBody: (label) => {
      fireEvent.click(toast(label))
    },
    pointerOn: () => {
      fireEvent.pointerOver(cards()[0] ?? region)
    },
    pointerOff: () => {
      fireEvent.pointerOut(cards()[0] ?? region)
    },
    spoken: () => ({ polite: live('polite'), urgent: live('assertive') }),
  }
}
