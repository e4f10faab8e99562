import { describe, expect, it } from 'vitest'
import { findRow, followRow } from './activeRow'

const self = (row: string) => row
const rows = ['a', 'b', 'c', 'd']
const active = { key: 'b', index: 1, slot: 1 }

describe('the active row', () => {
  it('stays as it is while its row stays', () => {
    expect(followRow(active, ['x', 'b'], self)).toBe(active)
  })

  it('goes with its row in the same element', () => {
    expect(followRow(active, ['c', 'd', 'a', 'b'], self)).toEqual({ key: 'b', index: 3, slot: 1 })
  })

  it('passes to the row in its place, in another element, when its row leaves', () => {
    expect(followRow(active, ['a', 'c', 'd'], self)).toEqual({ key: 'c', index: 1, slot: -1 })
    expect(followRow({ ...active, slot: -1 }, ['a', 'c'], self)?.slot).toBe(-2)
  })

  it('passes to the last row when it was that, and to none when none is left', () => {
    expect(followRow({ key: 'd', index: 3, slot: 0 }, ['a', 'b'], self)).toMatchObject({ key: 'b', index: 1 })
    expect(followRow(active, [], self)).toBeUndefined()
  })
})

describe('findRow', () => {
  it.each([0, 1, 3, 9])('finds a row wherever it is, from place %i', (near) => {
    for (const [index, key] of rows.entries()) expect(findRow(rows, self, key, near)).toBe(index)
    expect(findRow(rows, self, 'z', near)).toBe(-1)
  })
})
