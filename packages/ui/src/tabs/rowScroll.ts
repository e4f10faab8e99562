/** The scroll position of a row that may scroll sideways; `scrollLeft` is negative where reading starts at the right. */
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

/** The distance of a tab from the edge after scrolling, so that its neighbour is visible too. */
const margin = 44

/** Scrolls a row sideways, and no ancestor, until a tab of it is visible. */
export const revealTab = (row: HTMLElement, tab: HTMLElement): void => {
  const start = tab.offsetLeft - margin
  const end = tab.offsetLeft + tab.offsetWidth + margin - row.clientWidth
  if (row.scrollLeft > start) row.scrollLeft = start
  else if (row.scrollLeft < end) row.scrollLeft = end
}
