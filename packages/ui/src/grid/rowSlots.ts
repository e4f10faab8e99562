import type { RowWindow } from './rowWindow'

/** A row and the element (slot) that draws it. */
export interface DrawnRow {
  readonly slot: number
  readonly index: number
}

/** Extra elements, for a row whose element belongs to the row that has the focus. */
export const extraSlots = [-1, -2] as const

/**
 * Which element draws which row. Rows share the elements of the pool; the row that has the focus keeps its element
 * while it moves, so that the focus and a screen reader never find another row in it. The result is in the order of the
 * elements, so that React never moves one.
 *
 * @example
 * drawnRows({ start: 4, end: 7, pool: 3 }) // [{ slot: 0, index: 6 }, { slot: 1, index: 4 }, { slot: 2, index: 5 }]
 */
export const drawnRows = ({ start, end, pool }: RowWindow, kept?: DrawnRow): readonly DrawnRow[] => {
  const [extra] = extraSlots
  const drawn: DrawnRow[] = []
  for (let index = start; index < end; index += 1) {
    if (index === kept?.index) continue
    const slot = index % pool
    drawn.push({ slot: slot === kept?.slot ? extra : slot, index })
  }
  if (kept !== undefined) drawn.push(kept)
  return drawn.sort((one, other) => one.slot - other.slot)
}
