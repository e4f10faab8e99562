import { describe, expect, it } from 'vitest'
import { locateActiveCell } from './activeCell'

const columns = ['name', 'equity', 'year']
const active = { rowKey: 'b', columnKey: 'equity', index: 1 }

describe('locateActiveCell', () => {
  it('starts at the first cell, or in the header of an empty grid', () => {
    expect(locateActiveCell(undefined, ['a'], columns)).toEqual({ row: 0, column: 0 })
    expect(locateActiveCell(undefined, [], columns)).toEqual({ row: -1, column: 0 })
  })

  it('follows its row when the rows are sorted', () => {
    expect(locateActiveCell(active, ['b', 'c', 'a'], columns)).toEqual({ row: 0, column: 1 })
  })

  it('takes the row that stands in the place of a removed one', () => {
    expect(locateActiveCell(active, ['a', 'c'], columns)).toEqual({ row: 1, column: 1 })
    expect(locateActiveCell(active, ['a'], columns)).toEqual({ row: 0, column: 1 })
    expect(locateActiveCell(active, [], columns)).toEqual({ row: -1, column: 1 })
  })

  it('goes to the first column when its own is taken away', () => {
    expect(locateActiveCell(active, ['a', 'b'], ['name', 'year'])).toEqual({ row: 1, column: 0 })
  })

  it('stays in the header', () => {
    expect(locateActiveCell({ ...active, rowKey: undefined, index: -1 }, ['a'], columns)).toEqual({
      row: -1,
      column: 1,
    })
  })
})
