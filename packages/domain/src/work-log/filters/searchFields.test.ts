import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseUtcOffset, utc } from '../../calendar/storeOffset'
import { fullFilters } from '../../../cases/fullFilters'
import { anyFilters } from './anyFilters.fixture'
import { equityLogFilters } from '../equity-log/equityLogFilters'
import { searchFields } from './searchFields'
import { wrongSearchFields } from './wrongSearchFields'

const eastern = parseUtcOffset('-05:00') ?? utc

describe('what a search sends', () => {
  it('has the fields of every filled filter, in the words of the call', () => {
    expect(searchFields(equityLogFilters, fullFilters, eastern)).toEqual({
      aprFrom: 2,
      aprTo: 5,
      color: 'Red,Blue',
      compassStatus: '1,2',
      miles: 25,
      dealType: 'Lease,Conquest',
      dealTypeCode: 'ConquestFinance',
      eqRangeFrom: -1000,
      eqRangeTo: 5000,
      LastContactDateFrom: '2024-03-05T05:00:00.000Z',
      LastContactDateTo: '2024-03-10T04:59:59.999Z',
      lastContactType: 'Email',
      lastServiceFrom: '2024-03-01T05:00:00.000Z',
      lender: 'ALLY,BOFA',
      makeId: '12,13',
      mileageFrom: 10000,
      mileageTo: 20000,
      modelId: '7,8',
      newUsed: 'Used',
      oppOwner: 'O%27Brien%2C Ann',
      oppStatus: 'IPCM,IPCNM,DUPE',
      origSalesPerson: '0,31',
      originalTermFrom: 36,
      originalTermTo: 60,
      paymentDiffType: 'Finance',
      paymentDiffFrom: 0,
      paymentDiffTo: 50,
      paymentRemFrom: 1,
      paymentRemTo: 12,
      predictiveScoreFrom: 7,
      predictiveScoreTo: 10,
      purchaseDateTo: '2024-02-01T04:59:59.999Z',
      carfaxRecall: 'YES',
      replVehStockNo: 'A1B2C3D4',
      sellingHyperionId: 'S0001',
      trimId: '5',
      warrantyExp: 'WARRANTY,WEXPIRED',
      yearFrom: 2018,
      yearTo: 2020,
      flgOpptAssocName: 'Ben Ray',
      incomingEmailFrom: '2024-03-05T05:00:00.000Z',
      incomingEmailTo: '2024-03-06T04:59:59.999Z',
    })
  })

  it('leaves out what is empty or wrong', () => {
    expect(
      searchFields(equityLogFilters, { apr: { from: 'x', to: '' }, color: [], miles: '5' }, utc),
    ).toEqual({
      miles: 5,
    })
    expect(searchFields(equityLogFilters, {}, utc)).toEqual({})
  })

  it('is never refused by the other side', () => {
    fc.assert(
      fc.property(anyFilters, (values) => {
        expect(wrongSearchFields(equityLogFilters, searchFields(equityLogFilters, values, eastern))).toEqual(
          [],
        )
      }),
    )
  })
})

describe('what a search may not carry', () => {
  it.each([
    [{ aprFrom: 5, aprTo: 2 }, 'aprTo', 'number less than From value'],
    [{ mileageFrom: -1 }, 'mileageFrom', 'invalid number'],
    [{ yearFrom: 1800 }, 'yearFrom', 'invalid number'],
    [{ predictiveScoreTo: 11 }, 'predictiveScoreTo', 'number less than From value'],
    [{ miles: 51 }, 'miles', 'Enter number between 1 to 50'],
    [{ replVehStockNo: 'A!' }, 'replVehStockNo', 'Enter Eight Characters'],
    [
      { lastServiceFrom: '2024-03-06T05:00:00.000Z', lastServiceTo: '2024-03-05T05:00:00.000Z' },
      'lastServiceTo',
      'The end is before the start',
    ],
  ])('is %j', (fields, field, message) => {
    expect(wrongSearchFields(equityLogFilters, fields)).toEqual([{ field, message }])
  })

  it.each([
    [{ eqRangeFrom: -5, eqRangeTo: -5 }],
    [{ lastServiceFrom: '2024-03-05T05:00:00.000Z' }],
    [{ lastServiceTo: '2024-03-05T05:00:00.000Z' }],
    [{ lastServiceFrom: '2024-03-05T05:00:00.000Z', lastServiceTo: '2024-03-05T05:00:00.000Z' }],
    [{ aprFrom: 2, aprTo: 2 }],
    [{ aprFrom: undefined }],
    [{ toString: 'x' }],
    [{}],
  ])('is not %j', (fields) => {
    expect(wrongSearchFields(equityLogFilters, fields)).toEqual([])
  })
})
