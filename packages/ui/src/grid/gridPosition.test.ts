import { describe, expect, it } from 'vitest'
import { moveInGrid, type GridPosition } from './gridPosition'

const shape = { rowCount: 100, columnCount: 15, pageRows: 20 }
const press = (key: string, from: GridPosition, ctrlKey = false) => moveInGrid({ key, ctrlKey }, from, shape)

describe('moveInGrid', () => {
  it.each([
    ['ArrowDown', { row: 0, column: 3 }, { row: 1, column: 3 }],
    ['ArrowUp', { row: 1, column: 3 }, { row: 0, column: 3 }],
    ['ArrowRight', { row: 1, column: 3 }, { row: 1, column: 4 }],
    ['ArrowLeft', { row: 1, column: 3 }, { row: 1, column: 2 }],
    ['Home', { row: 5, column: 3 }, { row: 5, column: 0 }],
    ['End', { row: 5, column: 3 }, { row: 5, column: 14 }],
    ['PageDown', { row: 5, column: 3 }, { row: 25, column: 3 }],
    ['PageUp', { row: 25, column: 3 }, { row: 5, column: 3 }],
  ])('%s moves from %o to %o', (key, from, to) => {
    expect(press(key, from)).toEqual(to)
  })

  it('goes to the first and the last cell with Ctrl', () => {
    expect(press('Home', { row: 50, column: 7 }, true)).toEqual({ row: 0, column: 0 })
    expect(press('End', { row: 50, column: 7 }, true)).toEqual({ row: 99, column: 14 })
  })

  it('reaches the header by the arrow and not by the page key', () => {
    expect(press('ArrowUp', { row: 0, column: 2 })).toEqual({ row: -1, column: 2 })
    expect(press('PageUp', { row: 4, column: 2 })).toEqual({ row: 0, column: 2 })
  })

  it('stops at the edges', () => {
    expect(press('ArrowDown', { row: 99, column: 14 })).toEqual({ row: 99, column: 14 })
    expect(press('ArrowRight', { row: 99, column: 14 })).toEqual({ row: 99, column: 14 })
    expect(press('ArrowUp', { row: -1, column: 0 })).toEqual({ row: -1, column: 0 })
    expect(press('PageDown', { row: 95, column: 0 })).toEqual({ row: 99, column: 0 })
  })

  it('stays in the header when there are no rows', () => {
    const empty = { ...shape, rowCount: 0 }
    expect(moveInGrid({ key: 'ArrowDown', ctrlKey: false }, { row: -1, column: 1 }, empty)).toEqual({
      row: -1,
      column: 1,
    })
  })

  it('follows the columns where they run from right to left', () => {
    const mirrored = { ...shape, isRightToLeft: true }
    const from = { row: 1, column: 3 }
    expect(moveInGrid({ key: 'ArrowLeft', ctrlKey: false }, from, mirrored)).toEqual({ row: 1, column: 4 })
    expect(moveInGrid({ key: 'ArrowRight', ctrlKey: false }, from, mirrored)).toEqual({ row: 1, column: 2 })
    expect(moveInGrid({ key: 'Home', ctrlKey: false }, from, mirrored)).toEqual({ row: 1, column: 0 })
  })

  it('leaves every other key alone', () => {
    expect(press('a', { row: 1, column: 1 })).toBeUndefined()
  })
})
