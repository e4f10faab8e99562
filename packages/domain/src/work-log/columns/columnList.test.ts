import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equityLog } from '../equity-log/equityLog'
import { serviceLog } from '../service-log/serviceLog'
import { logColumnKeys } from './columnKeys'
import {
  addColumn,
  canRemoveColumn,
  columnsToAdd,
  isFixedColumn,
  isSameColumns,
  mergeColumns,
  moveColumn,
  removeColumn,
} from './columnList'

const anyList = fc.subarray([...logColumnKeys]).map((keys) => mergeColumns(serviceLog, keys))

describe('a saved list', () => {
  it('is put right where it is older than the catalogue, or newer', () => {
    expect(mergeColumns(serviceLog, ['scan', 'gone', 'scan', 'dealType'])).toEqual([
      'customerName',
      'dealType',
      'paymentsLeft',
      'scan',
    ])
    expect(mergeColumns(equityLog, [])).toEqual(['customerName'])
    expect(mergeColumns(equityLog, ['year', 'customerName', 'apr'])).toEqual(['customerName', 'year', 'apr'])
  })

  it('stays as it is once it is right', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...logColumnKeys), fc.string())), (saved) => {
        const list = mergeColumns(serviceLog, saved)
        expect(mergeColumns(serviceLog, list)).toEqual(list)
        expect(list.slice(0, 3)).toEqual(serviceLog.fixedColumns)
      }),
    )
  })
})

describe('fixed columns', () => {
  const fixed = ['customerName', 'dealType', 'paymentsLeft'] as const

  it('are the customer of the Equity Log [L-349]', () => {
    expect(fixed.map((key) => isFixedColumn(equityLog, key))).toEqual([true, false, false])
    const list = equityLog.defaultColumns
    expect(removeColumn(equityLog, list, 0)).toBe(list)
    expect(moveColumn(equityLog, list, 0, 3)).toBe(list)
  })

  it('are customer, deal type and payments left of the Service Log [L-350] [L-351] [L-352]', () => {
    const list = serviceLog.defaultColumns
    for (const at of [0, 1, 2]) {
      expect(isFixedColumn(serviceLog, fixed[at] ?? 'apr')).toBe(true)
      expect(canRemoveColumn(serviceLog, list, at)).toBe(false)
      expect(removeColumn(serviceLog, list, at)).toBe(list)
      expect(moveColumn(serviceLog, list, at, 9)).toBe(list)
    }
    expect(canRemoveColumn(serviceLog, list, 3)).toBe(true)
    expect(removeColumn(equityLog, equityLog.defaultColumns, 1)).not.toContain('dealType')
  })

  it('stand first whatever is done', () => {
    fc.assert(
      fc.property(anyList, fc.integer(), fc.integer(), (list, from, to) => {
        expect(moveColumn(serviceLog, list, from, to).slice(0, 3)).toEqual(serviceLog.fixedColumns)
        expect(removeColumn(serviceLog, list, from).slice(0, 3)).toEqual(serviceLog.fixedColumns)
      }),
    )
  })
})

describe('a column', () => {
  const list = ['customerName', 'year', 'apr', 'scan'] as const

  it('is added at the end, once, of those not in use', () => {
    expect(addColumn(list, 'note')).toEqual([...list, 'note'])
    expect(addColumn(list, 'apr')).toBe(list)
    const rest = columnsToAdd(equityLog, list).map(({ key }) => key)
    expect(rest).toEqual(logColumnKeys.filter((key) => !(list as readonly string[]).includes(key)))
  })

  it('is removed by its place [L-357]', () => {
    expect(removeColumn(equityLog, list, 2)).toEqual(['customerName', 'year', 'scan'])
    expect(removeColumn(equityLog, list, 4)).toBe(list)
    expect(removeColumn(equityLog, list, -1)).toBe(list)
  })

  it('is not removed when it is the last', () => {
    const free = { columns: equityLog.columns, fixedColumns: [] }
    expect(canRemoveColumn(free, ['apr'], 0)).toBe(false)
    expect(canRemoveColumn(free, ['apr', 'year'], 0)).toBe(true)
  })

  it.each([
    [3, 1, ['customerName', 'scan', 'year', 'apr']],
    [1, 3, ['customerName', 'apr', 'scan', 'year']],
    [3, 0, ['customerName', 'scan', 'year', 'apr']],
    [3, -5, ['customerName', 'scan', 'year', 'apr']],
    [1, 99, ['customerName', 'apr', 'scan', 'year']],
    [2, 2, list],
    [9, 1, list],
    [2, Number.NaN, list],
    [2, 1.5, list],
  ])('is moved from %i to %i [L-356]', (from, to, moved) => {
    expect(moveColumn(equityLog, list, from, to)).toEqual(moved)
  })

  it('is neither lost nor doubled by a move', () => {
    fc.assert(
      fc.property(anyList, fc.nat(30), fc.nat(30), (columns, from, to) => {
        expect([...moveColumn(serviceLog, columns, from, to)].sort()).toEqual([...columns].sort())
      }),
    )
  })
})

it.each([
  [['a', 'b'], ['a', 'b'], true],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], ['a', 'b'], false],
  [['a', 'b'], ['a'], false],
  [[], [], true],
])('%j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameColumns(one, other)).toBe(isSame)
})
