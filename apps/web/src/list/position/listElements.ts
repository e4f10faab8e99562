/** The element that scrolls the rows, in the one around a list. */
export const scrollerIn = (frame: HTMLElement | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>('[data-part=scroller]') ?? null

/** The tab stop of a grid, which moves with its row, or to the nearest row if that was removed; cards have none. */
export const tabStopIn = (frame: HTMLElement | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]') ?? null

/** The first control of a card. */
export const controlOf = (card: HTMLElement): HTMLElement | null =>
  card.querySelector<HTMLElement>('a[href], button')

/** What gets the focus of a row: the tab stop of a grid, which is in that row, or the first control of its card. */
export function rowTarget(frame: HTMLElement | null, place: number): HTMLElement | null {
  const card = frame?.querySelector<HTMLElement>(`[data-card="${place}"]`) ?? null
  return card === null ? tabStopIn(frame) : controlOf(card)
}

/** The column of the cell that has the focus, counted from 0. */
export function focusedColumn(): number | undefined {
  const cell = document.activeElement?.closest('[aria-colindex]')
  return cell === null || cell === undefined ? undefined : Number(cell.getAttribute('aria-colindex')) - 1
}
