/**
 * Moves the focus from link to link through the rows of the list in sight, so that Enter opens the row;
 * from outside it comes to the row that was left last, at first to the first one. Does nothing on a page without a list.
 */
export function stepInGrid(arrow: 'ArrowDown' | 'ArrowUp'): void {
  // A list of tags is a grid too, but counts no rows.
  const grid = document.querySelector<HTMLElement>('main [role="grid"][aria-rowcount]')
  const from = document.activeElement?.closest('[aria-colindex]')
  if (grid === null) return
  // The grid handles its arrow keys itself, since it knows the rows that are not drawn, too.
  if (from instanceof Element && grid.contains(from)) {
    const stop = from.querySelector('[data-cell-target]') ?? from
    stop.dispatchEvent(new KeyboardEvent('keydown', { key: arrow, bubbles: true, cancelable: true }))
  } else grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  document.activeElement?.closest('[role="row"]')?.querySelector<HTMLElement>('a[href]')?.focus()
}
