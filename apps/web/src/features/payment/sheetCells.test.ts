import { describe, expect, it } from 'vitest'
import { nextPlace, type SheetMove, type SheetPlace } from './sheetCells'

const place = (row: number, column: number, at = 0): SheetPlace => ({ row, column, at })

/** As the playground has them: figures of the current vehicle above those of the offered ones, and two down payments in a cell. */
const places = [
  place(1, 0),
  place(2, 0),
  place(10, 1),
  place(10, 2),
  place(11, 1),
  place(11, 2),
  place(20, 1, 0),
  place(20, 1, 1),
  place(20, 2, 0),
]

const next = (from: SheetPlace, move: SheetMove) => places[nextPlace(places, from, move)]

describe('the next field', () => {
  it.each<[SheetMove, SheetPlace, SheetPlace]>([
    ['down', place(1, 0), place(2, 0)],
    ['up', place(2, 0), place(1, 0)],
    ['down', place(10, 1), place(11, 1)],
    ['down', place(11, 1), place(20, 1, 0)],
    ['right', place(10, 1), place(10, 2)],
    ['left', place(10, 2), place(10, 1)],
    ['right', place(20, 1, 0), place(20, 1, 1)],
    ['right', place(20, 1, 1), place(20, 2, 0)],
    ['left', place(20, 2, 0), place(20, 1, 1)],
    ['right', place(2, 0), place(10, 1)],
    ['left', place(11, 1), place(2, 0)],
  ])('%s of %o is %o', (move, from, to) => expect(next(from, move)).toEqual(to))

  it.each<[SheetMove, SheetPlace]>([
    ['up', place(1, 0)],
    ['down', place(20, 2, 0)],
    ['left', place(1, 0)],
    ['right', place(11, 2)],
  ])('%s of %o is none', (move, from) => expect(next(from, move)).toBeUndefined())
})
