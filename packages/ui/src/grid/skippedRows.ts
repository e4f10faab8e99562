/**
 * Leaves the rows out of sight out of the drawing, except the one that has the focus or gets it by Tab. For a list that is about
 * to be hidden: where it shows again, the browser first lays out and paints what is seen.
 *
 * @param holder the element whose children are the rows, in their order.
 * @param first the first row in sight, and `last` the last one.
 */
export function skipRows(holder: HTMLElement, { first, last }: { first: number; last: number }): void {
  rowsOf(holder).forEach((row, index) => {
    if ((index < first || index > last) && !takesFocus(row)) row.style.contentVisibility = 'hidden'
  })
}

const rowsOf = (holder: HTMLElement): readonly HTMLElement[] =>
  [...holder.children].filter((child): child is HTMLElement => child instanceof HTMLElement)

const takesFocus = (row: HTMLElement): boolean =>
  row.contains(document.activeElement) || row.querySelector('[tabindex="0"]') !== null

/** Draws all rows again. */
export function drawSkippedRows(holder: HTMLElement): void {
  for (const row of rowsOf(holder)) row.style.removeProperty('content-visibility')
}
