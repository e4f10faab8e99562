import { fireEvent, within } from '@testing-library/dom'
import { isOff, textOf } from './elementState'

/** A pager on the page, read and operated by role as a person would. Pages count from 1. */
export interface PaginationDriver {
  /** The items between Previous and Next: page numbers, and "…" for hidden ones. */
  readonly items: () => readonly string[]
  /** The current page; undefined where none is marked. */
  readonly current: () => number | undefined
  /** "1 – 50 of 1,248" */
  readonly range: () => string
  readonly open: (page: number) => void
  readonly previous: () => void
  readonly next: () => void
  readonly canPrevious: () => boolean
  readonly canNext: () => boolean
  /** Presses the switch between pages and all rows. */
  readonly toggleAll: () => void
  /** The text of that switch; null where there is none. */
  readonly allLabel: () => string | null
}

/**
 * Drives a pager in a test of another package.
 *
 * @example
 * const pager = paginationDriver(screen.getByRole('navigation', { name: 'Pages' }))
 * pager.open(3)
 */
export const paginationDriver = (pager: HTMLElement): PaginationDriver => {
  const inside = within(pager)
  const button = (name: string) => inside.getByRole('button', { name })
  const press = (found: HTMLElement) => {
    if (isOff(found)) throw new Error(`"${found.getAttribute('aria-label') ?? textOf(found)}" takes no press`)
    fireEvent.click(found)
  }
  const allButton = () => inside.getAllByRole('button').find((found) => found.closest('ul') === null)
  return {
    items: () => inside.getAllByRole('listitem').map(textOf).slice(1, -1),
    current: () => {
      const name = pager.querySelector('[aria-current="page"]')?.getAttribute('aria-label')
      return name === null || name === undefined ? undefined : Number(name.replace(/\D/g, ''))
    },
    range: () => textOf(pager.firstElementChild),
    open: (page) => press(button(`Page ${page.toLocaleString('en-US')}`)),
    previous: () => press(button('Previous page')),
    next: () => press(button('Next page')),
    canPrevious: () => !isOff(button('Previous page')),
    canNext: () => !isOff(button('Next page')),
    toggleAll: () => {
      const found = allButton()
      if (found === undefined) throw new Error('This pager has no switch to all rows')
      press(found)
    },
    allLabel: () => textOf(allButton()) || null,
  }
}
