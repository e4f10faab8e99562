import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equityLog } from '../equity-log/equityLog'
import { serviceLog } from '../service-log/serviceLog'
import { logColumnKeys } from './columnKeys'
import { isFixedColumn, mergeColumns } from './columnList'

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
  })

  it('are customer, deal type and payments left of the Service Log [L-350] [L-351] [L-352]', () => {
    expect(fixed.map((key) => isFixedColumn(serviceLog, key))).toEqual([true, true, true])
    expect(isFixedColumn(serviceLog, 'apr')).toBe(false)
  })
})
