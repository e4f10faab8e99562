import { describe, expect, it } from 'vitest'
import { fullFilters } from '../../../cases/fullFilters'
import { utc } from '../../calendar/storeOffset'
import { equityLogFilters } from '../equity-log/equityLogFilters'
import { searchFields } from '../filters/searchFields'
import { equityLogConditions } from './equityLogConditions'

const { length: unasked } = equityLogConditions({})

describe('what a search of the Equity Log asks of every opportunity', () => {
  it('is only not to have been replaced where nothing is asked [L-563] [L-565]', () => {
    const nothing = {
      aprFrom: '',
      color: '',
      make: 'ALL',
      dealType: 'ALL',
      oppStatus: '',
      miles: '',
    } as const
    expect(equityLogConditions({})).toEqual([{ kind: 'notReplaced' }])
    expect(equityLogConditions(nothing)).toEqual([{ kind: 'notReplaced' }])
  })

  it('is nothing at all where ALL statuses are asked for [L-503]', () => {
    expect(equityLogConditions({ oppStatus: 'ALL' })).toEqual([])
    expect(equityLogConditions({ oppStatus: 'NEW' })).toEqual([
      { kind: 'among', aspect: 'oppStatus', values: ['NEW'] },
    ])
  })

  it('has something of every filter that is filled', () => {
    const filled = equityLogConditions(searchFields(equityLogFilters, fullFilters, utc))
    expect(filled).toHaveLength(Object.keys(fullFilters).length)
  })

  it('goes by ids where both are sent, and by names where only those are [L-081]', () => {
    expect(
      equityLogConditions({ makeId: '12', make: 'Ford', modelId: '', model: 'F-150' }).slice(unasked),
    ).toEqual([
      { kind: 'among', aspect: 'makeId', values: ['12'] },
      { kind: 'among', aspect: 'model', values: ['F-150'] },
    ])
  })

  it.each([
    [-10.005, 1.1, -1000, 110],
    [1.1, 1.109, 110, 110],
    [0.000001, 0, 1, 0],
  ])('draws dollars from %f to %f in to whole cents', (eqRangeFrom, eqRangeTo, from, to) => {
    expect(equityLogConditions({ eqRangeFrom, eqRangeTo }).slice(unasked)).toEqual([
      { kind: 'whole', aspect: 'equity', from, to },
    ])
  })

  it('draws whole numbers in, and leaves rates as they are', () => {
    expect(equityLogConditions({ mileageFrom: 10.2, mileageTo: 11.8, aprTo: 4.95 }).slice(unasked)).toEqual([
      { kind: 'figure', aspect: 'apr', from: null, to: 4.95 },
      { kind: 'whole', aspect: 'mileage', from: 11, to: 11 },
    ])
  })

  it('compares the payment difference of the asked type, and none without a type [L-089] [L-493]', () => {
    const asked = (paymentDiffType: string) =>
      equityLogConditions({ paymentDiffType, paymentDiffFrom: 0 }).slice(unasked)
    const of = (aspect: string) => [{ kind: 'whole', aspect, from: 0, to: null }]
    expect(asked('Finance')).toEqual(of('paymentDiffFinance'))
    expect(asked('Lease')).toEqual(of('paymentDiffLease'))
    expect(asked('Original Deal Type')).toEqual(of('paymentDiffOriginal'))
    expect(asked('')).toEqual([])
    expect(equityLogConditions({ paymentDiffType: 'Lease' }).slice(unasked)).toEqual([])
  })

  it('asks for no codes where no deal types are asked for [L-506]', () => {
    expect(equityLogConditions({ dealTypeCode: 'ConquestCash' }).slice(unasked)).toEqual([])
    expect(equityLogConditions({ dealType: 'Conquest', dealTypeCode: 'ALL' }).slice(unasked)).toEqual([
      { kind: 'deal', dealType: ['Conquest'], dealTypeCode: [] },
    ])
  })

  it('looks for a stock number without its prefix, whatever its case [L-128] [L-507]', () => {
    expect(equityLogConditions({ replVehStockNo: 's#a1b2c3d4' }).slice(unasked)).toEqual([
      { kind: 'among', aspect: 'replVehStockNo', values: ['A1B2C3D4'] },
    ])
  })
})
