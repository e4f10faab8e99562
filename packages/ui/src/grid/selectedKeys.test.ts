import { expect, it } from 'vitest'
import { rowsBetween, selectionExtent, withRowsSelected } from './selectedKeys'

const self = (row: string) => row
const rows = ['a', 'b', 'c', 'd']

it.each([
  [[], 'none'],
  [['elsewhere'], 'none'],
  [['b', 'elsewhere'], 'some'],
  [['a', 'b', 'c', 'd', 'elsewhere'], 'all'],
] as const)('tells of the keys %o that %s of the rows are chosen', (keys, extent) => {
  expect(selectionExtent(rows, self, new Set(keys))).toBe(extent)
})

it('tells that all are chosen when the others cannot be', () => {
  const isSelectable = (key: string) => key !== 'd'
  expect(selectionExtent(rows, self, new Set(['a', 'b', 'c']), isSelectable)).toBe('all')
  expect(selectionExtent(rows, self, new Set(['a', 'b']), isSelectable)).toBe('some')
  expect(selectionExtent(['d'], self, new Set(['a']), isSelectable)).toBe('none')
})

it('tells that none are chosen where there are no rows', () => {
  expect(selectionExtent([], self, new Set(['a']))).toBe('none')
})

it('chooses rows and lets them go, and leaves other keys alone', () => {
  const before = new Set(['a', 'elsewhere'])
  expect([...withRowsSelected(before, ['b', 'c'], self, true)]).toEqual(['a', 'elsewhere', 'b', 'c'])
  expect([...withRowsSelected(before, rows, self, false)]).toEqual(['elsewhere'])
  expect([...before]).toEqual(['a', 'elsewhere'])
})

it('takes the rows of a range from either end', () => {
  expect(rowsBetween(rows, 1, 3)).toEqual(['b', 'c', 'd'])
  expect(rowsBetween(rows, 3, 1)).toEqual(['b', 'c', 'd'])
  expect(rowsBetween(rows, 2, 2)).toEqual(['c'])
})
