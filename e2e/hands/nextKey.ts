/**
 * The key by which the focus comes nearer to an element; `null` when it is there, 'gone' when the page has it no more. It runs in the page: Tab leads from part
 * to part, arrows through what has one stop (grids, lists, tabs, radios), and Enter into a cell.
 */
export function nextKey(target: Element): string | null {
  const active = document.activeElement
  if (!target.isConnected) return 'gone'
  if (active === null || active === target) return null
  const list = target.closest('[role=listbox]')
  if (list !== null) {
    const marked = active.getAttribute('aria-activedescendant')
    if (marked !== null && marked === target.id) return null
    if (list.contains(active) || active.getAttribute('aria-controls') === list.id) return 'ArrowDown'
    return 'Tab'
  }
  const part = target.closest('[role=grid], [role=tablist], [role=radiogroup]')
  if (!part?.contains(active)) return 'Tab'
  if (part.role !== 'grid') return 'ArrowRight'
  const place = (element: Element) => {
    const cell = element.closest('[aria-colindex]')
    const row = Number(element.closest('[role=row]')?.getAttribute('aria-rowindex'))
    return { cell, row, column: Number(cell?.getAttribute('aria-colindex')) }
  }
  const [from, to] = [place(active), place(target)]
  if (from.cell === null || to.cell === null) return 'Tab'
  if (from.cell === to.cell) return active === from.cell ? 'Enter' : 'ArrowRight'
  // The box of a choice and the button of a header are the stops of their cells; any other control is left first.
  const isStop = active === from.cell || active.matches('input, [role=columnheader] *')
  if (!isStop) return 'Escape'
  if (from.row !== to.row) return from.row < to.row ? 'ArrowDown' : 'ArrowUp'
  return from.column < to.column ? 'ArrowRight' : 'ArrowLeft'
}

/** The key of the logs by which the focus comes nearer to a link in a row; `null` when it is there. It runs in the page. */
export function nextRowKey(link: Element): 'j' | 'k' | 'Tab' | null {
  const active = document.activeElement
  if (active === link) return null
  // The box of a list takes letters for itself.
  if (active?.matches('[aria-haspopup="listbox"]')) return 'Tab'
  const row = (element: Element | null) =>
    Number(element?.closest('[role=row]')?.getAttribute('aria-rowindex') ?? 0)
  const isAbove = row(active) < row(link)
  // In the very row it stands on something else: one up, and down again.
  return isAbove ? 'j' : 'k'
}
