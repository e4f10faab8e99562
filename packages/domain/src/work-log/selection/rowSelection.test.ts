import { describe, expect, it } from 'vitest'
import { annsLock } from '../../../cases/lock'
import { selectedRow } from '../../../cases/selectedRow'
import {
  leftSelectionText,
  rowLockChanged,
  noSelection,
  onePerOpportunity,
  opportunityRemoved,
  rowsSelected,
  selectionLimit,
  selectionLimitText,
  type RowSelection,
} from './rowSelection'

const selectionOf = (...keys: readonly string[]): RowSelection => ({
  rows: keys.map((key) => selectedRow(key)),
  isOverLimit: false,
})
const keysOf = ({ rows }: RowSelection) => rows.map(({ key }) => key)
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

describe('what is told while rows are selected', () => {
  it('reaches the lock of a row, of every row of its opportunity, and of no other', () => {
    const emails = { rows: [selectedRow('a', { opptId: '1' }), selectedRow('b', { opptId: '1' })] }
    const others = [selectedRow('2'), selectedRow('1', { hyperionId: 'BLR' })]
    const told = rowLockChanged({ rows: [...emails.rows, ...others], isOverLimit: false }, annsLock())
    expect(told.rows.map(({ lockedBy }) => lockedBy)).toEqual(['Ann Lee', 'Ann Lee', null, null])
    expect(told.rows[0]).toMatchObject({ isLocked: true, lockedUserId: 'ann.lee' })
    const selection = selectionOf('2')
    expect(rowLockChanged(selection, annsLock())).toBe(selection)
  })

  it('takes a removed opportunity out, of its own store alone', () => {
    const selection = selectionOf('1', '2')
    expect(keysOf(opportunityRemoved(selection, { opptId: '1', hyperionId: 'HAR' }))).toEqual(['2'])
    expect(opportunityRemoved(selection, { opptId: '1', hyperionId: 'BLR' })).toBe(selection)
  })

  it('leaves room again when a row leaves', () => {
    const full = { ...selectionOf('1', '2'), isOverLimit: true }
    expect(opportunityRemoved(full, { opptId: '1', hyperionId: 'HAR' })).toEqual(selectionOf('2'))
  })

  it('is said with the name of one, and the number of several', () => {
    expect(leftSelectionText(['Singh, Beth'])).toBe(
      'Singh, Beth has left the list and is no longer selected.',
    )
    expect(leftSelectionText(['a', 'b'])).toBe('2 rows have left the list and are no longer selected.')
  })
})

it('an opportunity with two selected emails is named once', () => {
  const rows = [selectedRow('a', { opptId: '1' }), selectedRow('b'), selectedRow('c', { opptId: '1' })]
  expect(onePerOpportunity(rows).map(({ key }) => key)).toEqual(['a', 'b'])
})
