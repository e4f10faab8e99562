/** A way to go from one field of a sheet to another. */
export type SheetMove = 'up' | 'down' | 'left' | 'right'

/** Where a field stands in a sheet: of several in one cell each has a place of its own. */
export interface SheetPlace {
  readonly row: number
  readonly column: number
  readonly at: number
}

const before = (place: SheetPlace, other: SheetPlace): number =>
  place.column - other.column || place.at - other.at

const isBeyond = (from: SheetPlace, move: SheetMove, place: SheetPlace): boolean => {
  switch (move) {
    case 'up':
      return place.column === from.column && place.row < from.row
    case 'down':
      return place.column === from.column && place.row > from.row
    case 'left':
      return place.row === from.row ? before(place, from) < 0 : place.column < from.column
    case 'right':
      return place.row === from.row ? before(place, from) > 0 : place.column > from.column
  }
}

/** How far away a place is: up and down by rows, to a side first by the row's own fields, then by columns and rows. */
function distance(from: SheetPlace, move: SheetMove, place: SheetPlace): number {
  const rows = Math.abs(place.row - from.row)
  const ats = place.at - from.at
  if (move === 'up' || move === 'down') return rows * 100 + Math.abs(ats)
  const columns = place.column - from.column
  return place.row === from.row ? Math.abs(columns * 100 + ats) : 10_000 + Math.abs(columns) * 1_000 + rows
}

/**
 * The field that an arrow key leads to, as in a spreadsheet: the next one in the column, or the next one in the row, else the
 * nearest one in the next column that has any. The index of the place, or -1 where there is none.
 *
 * @example nextPlace([{ row: 0, column: 0, at: 0 }, { row: 1, column: 0, at: 0 }], { row: 0, column: 0, at: 0 }, 'down') // 1
 */
export function nextPlace(places: readonly SheetPlace[], from: SheetPlace, move: SheetMove): number {
  let nearest = -1
  let least = Number.POSITIVE_INFINITY
  for (const [index, place] of places.entries()) {
    const away = isBeyond(from, move, place) ? distance(from, move, place) : Number.POSITIVE_INFINITY
    if (away < least) [nearest, least] = [index, away]
  }
  return nearest
}

const cellAttribute = 'data-sheet-cell'

/** What marks the element of a field as one of its sheet. */
export const sheetCell = ({ row, column, at }: SheetPlace) => ({ [cellAttribute]: `${row} ${column} ${at}` })

function placeOf(element: Element): SheetPlace {
  const [row = 0, column = 0, at = 0] = (element.getAttribute(cellAttribute) ?? '').split(' ').map(Number)
  return { row, column, at }
}

/**
 * Moves the focus from a field to the next one of its sheet, which is the element with `data-sheet`.
 *
 * @returns whether there is one.
 */
export function moveInSheet(field: Element, move: SheetMove): boolean {
  const from = field.closest(`[${cellAttribute}]`)
  const sheet = field.closest('[data-sheet]')
  if (from === null || sheet === null) return false
  const cells = [...sheet.querySelectorAll(`[${cellAttribute}]`)]
  const next = cells[nextPlace(cells.map(placeOf), placeOf(from), move)]
  const input = next?.querySelector('input') ?? null
  input?.focus()
  return input !== null
}
