/** The list of a log: its grid, or its cards on a phone. */
const list = 'main :is([role="grid"][aria-rowcount], [role="list"]:has([data-card]))'

/** Whether the focus is in the list of the page. */
export const isInList = (): boolean => document.activeElement?.closest(list) !== null

/** Gives the focus to the row of the list that was left last. */
export function focusList(): void {
  // What had the focus goes with this change: by then it is drawn.
  requestAnimationFrame(() =>
    document
      .querySelector(list)
      ?.querySelector<HTMLElement>('[tabindex="0"], a[href]')
      ?.focus({ preventScroll: true }),
  )
}

/** Selects the row that has the focus, or lets it go. Answers whether there is one; a button in it has the key for itself. */
export function toggleFocusedRow(): boolean {
  const focused = document.activeElement
  if (focused === null || focused.closest(list) === null || focused.closest('button, input') !== null)
    return false
  const row = focused.closest('[role="row"], [data-card]')
  const box = row?.querySelector<HTMLElement>('input[data-part="choice"]') ?? null
  box?.click()
  return box !== null
}
