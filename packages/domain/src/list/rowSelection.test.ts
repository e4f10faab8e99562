import { describe, expect, it } from 'vitest'
import { selectedRow } from '../../cases/selectedRow'
import {
  leftSelectionText,
  noSelection,
  rowsSelected,
  selectionLimit,
  selectionLimitText,
  type RowSelection,
  type SelectableRow,
} from './rowSelection'

const selectionOf = (...keys: readonly string[]): RowSelection<SelectableRow> => ({
  rows: keys.map((key) => selectedRow(key)),
  isOverLimit: false,
})
const keysOf = ({ rows }: RowSelection<SelectableRow>) => rows.map(({ key }) => key)
const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => selectedRow(String(from + at)))
const all = (from: number, count: number) => new Set(page(from, count).map(({ key }) => key))

describe('selecting rows', () => {
  it('keeps who is on another page, and adds who is in sight in the order of the list', () => {
    const next = rowsSelected(selectionOf('90', '7'), new Set(['3', '90', '7', '1']), page(1, 5))
    expect(keysOf(next)).toEqual(['90', '7', '1', '3'])
  })

  it('lets go of who is wanted no more', () => {
    expect(keysOf(rowsSelected(selectionOf('1', '2'), new Set(['2']), page(1, 5)))).toEqual(['2'])
  })

  it('knows nobody who is neither selected nor in sight', () => {
    expect(rowsSelected(noSelection, new Set(['99']), page(1, 5))).toEqual(noSelection)
  })

  it('takes 200 rows, and says so at the 201st', () => {
    const full = rowsSelected(noSelection, all(1, 200), page(1, 200))
    expect([full.rows.length, full.isOverLimit]).toEqual([selectionLimit, false])
    expect(selectionLimitText).toBe('At most 200 rows can be selected.')
    const more = rowsSelected(full, all(1, 201), page(151, 50).concat(page(201, 1)))
    expect(more).toEqual({ rows: full.rows, isOverLimit: true })
    const fewer = rowsSelected(more, all(2, 199), page(1, 50))
    expect([fewer.rows.length, fewer.isOverLimit]).toEqual([199, false])
  })

  it('takes the first 200 of a long list', () => {
    const { rows, isOverLimit } = rowsSelected(noSelection, all(1, 10_000), page(1, 10_000))
    expect([rows.at(0)?.key, rows.at(-1)?.key, rows.length, isOverLimit]).toEqual(['1', '200', 200, true])
  })
})

it('is said with the name of one, and the number of several', () => {
  expect(leftSelectionText(['Singh, Beth'])).toBe('Singh, Beth has left the list and is no longer selected.')
  expect(leftSelectionText(['a', 'b'])).toBe('2 rows have left the list and are no longer selected.')
})
