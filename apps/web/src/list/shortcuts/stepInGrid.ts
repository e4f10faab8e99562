/**
 * Moves the focus from customer to customer through the rows of the list in sight, so that Enter opens the one it stands
 * on; from outside it comes to the row that was left last, at first to the first one. Nothing where no list is.
 */
export function stepInGrid(arrow: 'ArrowDown' | 'ArrowUp'): void {
  // A list of tags is a grid too, but counts no rows.
  const grid = document.querySelector<HTMLElement>('main [role="grid"][aria-rowcount]')
  const from = document.activeElement?.closest('[aria-colindex]')
  if (grid === null) return
  // The grid knows its rows, also those that are not drawn; its arrow keys are those of a cell, or of what stands for it.
  if (from instanceof Element && grid.contains(from)) {
    const stop = from.querySelector('[data-cell-target]') ?? from
    stop.dispatchEvent(new KeyboardEvent('keydown', { key: arrow, bubbles: true, cancelable: true }))
  } else grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  document.activeElement?.closest('[role="row"]')?.querySelector<HTMLElement>('a[href]')?.focus()
}
