import type { RowWindow } from './rowWindow'

/** A row and the element (slot) that draws it. */
export interface DrawnRow {
  readonly slot: number
  readonly index: number
}

/** Elements outside the turn, for a row that gives its own to the row that has the focus. */
export const extraSlots = [-1, -2] as const

/**
 * Which element draws which row. Rows take turns in the elements of the pool; the one that holds the focus keeps its
 * element wherever it goes, so that neither the focus nor a screen reader ever finds another row in it. The order is that
 * of the elements: React then never moves one.
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
