/** The place of the row around an element, in the grid or among the cards, from 0; `null` for what is in no row. */
export function placeOf(element: EventTarget): number | null {
  const line = element instanceof Element ? element.closest('[role=row], [role=listitem]') : null
  // The header of a grid is its row 1; cards count from 1.
  const place = line?.matches('[role=row]')
    ? Number(line.getAttribute('aria-rowindex')) - 2
    : Number(line?.getAttribute('aria-posinset') ?? Number.NaN) - 1
  return Number.isInteger(place) && place >= 0 ? place : null
}
