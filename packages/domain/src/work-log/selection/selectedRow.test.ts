import { describe, expect, it } from 'vitest'
import { annsLock } from '../../../cases/lock'
import { selectedRow } from '../../../cases/selectedRow'
import type { RowSelection } from '../../list/rowSelection'
import { onePerOpportunity, opportunityRemoved, rowLockChanged, type SelectedRow } from './selectedRow'

const selectionOf = (...keys: readonly string[]): RowSelection<SelectedRow> => ({
  rows: keys.map((key) => selectedRow(key)),
  isOverLimit: false,
})
const keysOf = ({ rows }: RowSelection<SelectedRow>) => rows.map(({ key }) => key)

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
})

it('an opportunity with two selected emails is named once', () => {
  const rows = [selectedRow('a', { opptId: '1' }), selectedRow('b'), selectedRow('c', { opptId: '1' })]
  expect(onePerOpportunity(rows).map(({ key }) => key)).toEqual(['a', 'b'])
})
