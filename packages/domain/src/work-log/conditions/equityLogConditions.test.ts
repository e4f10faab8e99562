import { describe, expect, it } from 'vitest'
import { fullFilters } from '../../../cases/fullFilters'
import { utc } from '../../calendar/storeOffset'
import { equityLogFilters } from '../equity-log/equityLogFilters'
import { searchFields } from '../filters/searchFields'
import { equityLogConditions, type RequestedEquityLogFields } from './equityLogConditions'

/** What fields ask for where nothing is asked of the status. */
const conditionsOf = (asked: RequestedEquityLogFields) => equityLogConditions({ ...asked, oppStatus: 'ALL' })

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
      { kind: 'among', field: 'oppStatus', values: ['NEW'] },
    ])
  })

  it('has something of every filter that is filled', () => {
    const filled = equityLogConditions(searchFields(equityLogFilters, fullFilters, utc))
    expect(filled).toHaveLength(Object.keys(fullFilters).length)
    const fields = filled.flatMap((condition) => ('field' in condition ? condition.field : condition.kind))
    expect(new Set(fields)).toEqual(
      new Set([
        ...['oppStatus', 'deal', 'makeId', 'modelId', 'trimId', 'color', 'lender', 'compassStatus'],
        ...['sellingHyperionId', 'oppOwner', 'origSalesPerson', 'flgOpptAssocName', 'lastContactType'],
        ...['newUsed', 'warrantyExp', 'carfaxRecall', 'replVehStockNo', 'year', 'miles', 'equity', 'apr'],
        ...['paymentDiffFinance', 'mileage', 'originalTerm', 'paymentRem', 'predictiveScore'],
        ...['LastContactDate', 'lastService', 'purchaseDate', 'incomingEmail'],
      ]),
    )
  })

  it('goes by the names of makes, models and trims where no ids are sent [L-081]', () => {
    expect(conditionsOf({ make: 'Ford', model: 'F-150', trimLevel: 'XL,XLT' })).toEqual([
      { kind: 'among', field: 'make', values: ['Ford'] },
      { kind: 'among', field: 'model', values: ['F-150'] },
      { kind: 'among', field: 'trimLevel', values: ['XL', 'XLT'] },
    ])
  })

  it('leaves the side of a range open that nothing is asked of', () => {
    expect(conditionsOf({ yearTo: 2020, mileageFrom: 10, aprFrom: 2.5 })).toEqual([
      { kind: 'figure', field: 'apr', from: 2.5, to: null },
      { kind: 'whole', field: 'mileage', from: 10, to: null },
      { kind: 'whole', field: 'year', from: null, to: 2020 },
    ])
  })

  it('draws in a whole number however little it is beyond one', () => {
    expect(conditionsOf({ mileageFrom: 10.000_01 })).toEqual([
      { kind: 'whole', field: 'mileage', from: 11, to: null },
    ])
  })

  it('goes by ids where both are sent, and by names where only those are [L-081]', () => {
    expect(conditionsOf({ makeId: '12', make: 'Ford', modelId: '', model: 'F-150' })).toEqual([
      { kind: 'among', field: 'makeId', values: ['12'] },
      { kind: 'among', field: 'model', values: ['F-150'] },
    ])
  })

  it.each([
    [-10.005, 1.1, -1000, 110],
    [1.1, 1.109, 110, 110],
    [0.000001, 0, 1, 0],
  ])('draws dollars from %f to %f in to whole cents', (eqRangeFrom, eqRangeTo, from, to) => {
    expect(conditionsOf({ eqRangeFrom, eqRangeTo })).toEqual([{ kind: 'whole', field: 'equity', from, to }])
  })

  it('draws whole numbers in, and leaves rates as they are', () => {
    expect(conditionsOf({ mileageFrom: 10.2, mileageTo: 11.8, aprTo: 4.95 })).toEqual([
      { kind: 'figure', field: 'apr', from: null, to: 4.95 },
      { kind: 'whole', field: 'mileage', from: 11, to: 11 },
    ])
  })

  it('compares the payment difference of the asked type, and none without a type [L-089] [L-493]', () => {
    const asked = (paymentDiffType: string) => conditionsOf({ paymentDiffType, paymentDiffFrom: 0 })
    const of = (field: string) => [{ kind: 'whole', field, from: 0, to: null }]
    expect(asked('Finance')).toEqual(of('paymentDiffFinance'))
    expect(asked('Lease')).toEqual(of('paymentDiffLease'))
    expect(asked('Original Deal Type')).toEqual(of('paymentDiffOriginal'))
    expect(asked('')).toEqual([])
    expect(conditionsOf({ paymentDiffType: 'Lease' })).toEqual([])
  })

  it('asks for no codes where no deal types are asked for [L-506]', () => {
    expect(conditionsOf({ dealTypeCode: 'ConquestCash' })).toEqual([])
    expect(conditionsOf({ dealType: 'Conquest', dealTypeCode: 'ALL' })).toEqual([
      { kind: 'deal', dealType: ['Conquest'], dealTypeCode: [] },
    ])
  })

  it('looks for a stock number without its prefix, whatever its case [L-128] [L-507]', () => {
    expect(conditionsOf({ replVehStockNo: 's#a1b2c3d4' })).toEqual([
      { kind: 'among', field: 'replVehStockNo', values: ['A1B2C3D4'] },
    ])
  })
})
