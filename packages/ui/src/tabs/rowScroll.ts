/** How a row stands that may scroll sideways; `scrollLeft` is negative where reading starts at the right. */
export interface ScrolledRow {
  readonly scrollLeft: number
  readonly scrollWidth: number
  readonly clientWidth: number
}

/** Behind which edges of a row there is more: `''`, `'left'`, `'right'` or `'left right'`. */
export const hiddenSides = (row: ScrolledRow, isRightToLeft: boolean): string => {
  const most = row.scrollWidth - row.clientWidth
  const passed = isRightToLeft ? most + row.scrollLeft : row.scrollLeft
  // A difference below one pixel is rounding.
  return [passed > 1 ? 'left' : '', passed < most - 1 ? 'right' : ''].filter((side) => side !== '').join(' ')
}

/** How far from the edge the chosen tab comes to stand, so that its neighbour shows too. */
const margin = 44

/** Scrolls a row sideways, and nothing around it, so far that the chosen tab is in sight. */
export const revealChosen = (row: HTMLElement): void => {
  const chosen = row.querySelector<HTMLElement>('[aria-selected=true]')
  if (chosen === null) return
  const start = chosen.offsetLeft - margin
  const end = chosen.offsetLeft + chosen.offsetWidth + margin - row.clientWidth
  if (row.scrollLeft > start) row.scrollLeft = start
  else if (row.scrollLeft < end) row.scrollLeft = end
}
