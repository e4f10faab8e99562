/** The list of the page: its grid, or its cards on a phone. */
const list = 'main :is([role="grid"][aria-rowcount], [role="list"]:has([data-card]))'

/** Whether the focus is in the list of the page. */
export const isInList = (): boolean => document.activeElement?.closest(list) !== null

/** Gives the focus to the row of the list that was left last. */
export function focusList(): void {
  // The element that had the focus is removed by the present change, which is drawn in the next frame.
  requestAnimationFrame(() =>
    document
      .querySelector(list)
      ?.querySelector<HTMLElement>('[tabindex="0"], a[href]')
      ?.focus({ preventScroll: true }),
  )
}

/** Selects or deselects the row that has the focus. Returns whether there is one; a button in it keeps the key for itself. */
export function toggleFocusedRow(): boolean {
  const focused = document.activeElement
  if (focused === null || focused.closest(list) === null || focused.closest('button, input') !== null)
    return false
  const row = focused.closest('[role="row"], [data-card]')
  const box = row?.querySelector<HTMLElement>('input[data-part="choice"]') ?? null
  box?.click()
  return box !== null
}
