import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { isOff, textOf } from './elementState'

/** A column editor on the page, worked by role as a person would. Columns are named by their labels, places count from 1. */
export interface ColumnEditorDriver {
  /** The columns in their order, the fixed ones first. */
  readonly labels: () => readonly string[]
  /** The columns that are neither moved nor removed. */
  readonly fixedLabels: () => readonly string[]
  /** Opens the list of `Add a column`, returns its options and closes it again. */
  readonly offered: () => Promise<readonly string[]>
  /** Types the label and chooses it. */
  readonly add: (label: string) => Promise<void>
  readonly remove: (label: string) => void
  /** Presses the button of one place up or down. */
  readonly move: (label: string, direction: 'up' | 'down') => void
  /** Picks the column up by its handle, moves it by the arrow keys, and drops it. */
  readonly dragByKeyboard: (label: string, place: number) => Promise<void>
  /** The last announcement. */
  readonly spoken: () => string
  /** Whether there is a button Default. */
  readonly canRestore: () => boolean
  /** Presses Default. */
  readonly restore: () => void
  readonly apply: () => void
  /** Presses Cancel; with changes a question opens. */
  readonly cancel: () => void
  /** The columns are being saved. */
  readonly isApplying: () => boolean
  /** Why they could not be saved; null where nothing failed. */
  readonly failure: () => string | null
}

/** The list of options is fetched when it is first opened; which may be slow on a busy machine. */
const whenFetched = { timeout: 5000 }

const press = (element: HTMLElement, code: string): void => {
  fireEvent.keyDown(element, { key: code, code })
  fireEvent.keyUp(element, { key: code, code })
}

/**
 * Drives a column editor in a test of another package.
 *
 * @example
 * const editor = columnEditorDriver(await screen.findByRole('dialog', { name: 'Column Options' }))
 * editor.remove('Lender')
 * editor.apply()
 */
export const columnEditorDriver = (dialog: HTMLElement): ColumnEditorDriver => {
  const inside = within(dialog)
  const rows = () => within(inside.getByRole('list', { name: 'Columns' })).getAllByRole('listitem')
  const labelOf = (row: HTMLElement) => textOf(row.querySelector('[data-label]'))
  const labels = () => rows().map(labelOf)
  const button = (name: string) => inside.getByRole('button', { name })
  const click = (name: string) => {
    const found = button(name)
    if (isOff(found)) throw new Error(`The button "${name}" takes no press`)
    fireEvent.click(found)
  }
  const box = () => inside.getByRole('combobox', { name: 'Add a column' })
  const type = (text: string) => {
    box().focus()
    fireEvent.change(box(), { target: { value: text } })
  }

  return {
    labels,
    fixedLabels: () =>
      rows()
        .filter((row) => within(row).queryByText('Fixed') !== null)
        .map(labelOf),
    offered: async () => {
      box().focus()
      press(box(), 'ArrowDown')
      const list = await screen.findByRole('listbox', {}, whenFetched)
      const offered = within(list).queryAllByRole('option').map(textOf)
      press(box(), 'Escape')
      await waitFor(() => {
        if (screen.queryByRole('listbox') !== null) throw new Error('The list is still open')
      })
      return offered
    },
    add: async (label) => {
      type(label)
      fireEvent.click(await screen.findByRole('option', { name: label }, whenFetched))
    },
    remove: (label) => click(`Remove ${label}`),
    move: (label, direction) => click(`Move ${label} ${direction}`),
    dragByKeyboard: async (label, place) => {
      const steps = place - 1 - labels().indexOf(label)
      const handle = button(`Move ${label}`)
      const isPressed = (expected: boolean) =>
        waitFor(() => {
          if (handle.getAttribute('aria-pressed') !== String(expected))
            throw new Error(`The column "${label}" is ${expected ? 'not picked up' : 'still picked up'}`)
        })
      handle.focus()
      press(handle, 'Space')
      await isPressed(true)
      // A drag begins to listen for keys in a task of its own.
      await new Promise((resolve) => setTimeout(resolve))
      for (let step = 0; step < Math.abs(steps); step += 1) press(handle, steps < 0 ? 'ArrowUp' : 'ArrowDown')
      press(handle, 'Space')
      await isPressed(false)
    },
    spoken: () => inside.getAllByRole('status').map(textOf).join(' ').trim(),
    canRestore: () => inside.queryByRole('button', { name: 'Default' }) !== null,
    restore: () => click('Default'),
    apply: () => click('Apply'),
    cancel: () => click('Cancel'),
    isApplying: () => isOff(button('Apply')),
    failure: () => {
      const alert = inside.queryByRole('alert')
      return alert === null ? null : textOf(alert)
    },
  }
}
