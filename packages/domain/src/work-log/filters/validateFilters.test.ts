import fc from 'fast-check'
import { left, right } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { fullFilters } from '../../../cases/fullFilters'
import { anyFilters } from './anyFilters.fixture'
import { equityLogFilters, type EquityLogFilters } from '../equity-log/equityLogFilters'
import { normaliseFilters } from './normaliseFilters'
import { filterErrors, unfinishedFilters, validateFilters } from './validateFilters'

const context = { today: '2024-03-05' }
const validate = (values: EquityLogFilters) => validateFilters(equityLogFilters, values, context)

describe('the filters of a search', () => {
  it('run in their canonical form', () => {
    expect(validate(fullFilters)).toEqual(right(fullFilters))
    expect(validate({ equity: { from: '$2,500', to: '' }, color: ['ALL', 'Red'] })).toEqual(
      right({ equity: { from: '2500', to: '' }, color: ['Red'] }),
    )
    expect(validate({})).toEqual(right({}))
  })

  it('are told everything that is wrong, each with its field', () => {
    expect(
      validate({
        apr: { from: 'abc', to: '-1' },
        miles: '51',
        replVehStockNo: 'A!',
        lastService: { from: '2024-03-05', to: '2024-03-01' },
        color: ['Red'],
      }),
    ).toEqual(
      left([
        { field: 'aprFrom', message: 'invalid number' },
        { field: 'aprTo', message: 'number less than From value' },
        { field: 'miles', message: 'Enter number between 1 to 50' },
        { field: 'replVehStockNo', message: 'Enter Eight Characters' },
        { field: 'lastServiceTo', message: 'The end is before the start' },
      ]),
    )
  })

  it.each([
    [{ lender: [] }, 'lender', 'A value is needed for Lender.'],
    [{ apr: { from: '', to: ' ' } }, 'aprFrom', 'A value is needed for APR.'],
    [{ newUsed: '' }, 'newUsed', 'A value is needed for New or Used.'],
    [{ newUsed: 'Demo' }, 'newUsed', 'A value is needed for New or Used.'],
    [
      { paymentDiff: { type: '', from: '1', to: '' } },
      'paymentDiffType',
      'A value is needed for Payment Difference.',
    ],
    [{ model: ['7'] }, 'modelId', 'A value is needed for Model.'],
    [{ miles: '' }, 'miles', 'Enter number between 1 to 50'],
    [{ replVehStockNo: '' }, 'replVehStockNo', 'Enter Eight Characters'],
  ])('each need a value: %j', (values, field, message) => {
    expect(validate(values)).toEqual(left([{ field, message }]))
    expect(filterErrors(equityLogFilters, values, context)).toEqual([])
  })

  it('take ALL for a value, while nothing chosen is none', () => {
    expect(validate({ color: ['ALL'] })).toEqual(right({ color: ['ALL'] }))
  })

  it('are refused or run, whatever they hold, and run as normalised', () => {
    fc.assert(
      fc.property(anyFilters, (values) => {
        const result = validate(values)
        if (result._tag === 'Right') expect(result.right).toEqual(normaliseFilters(equityLogFilters, values))
        else expect(result.left.length).toBeGreaterThan(0)
      }),
    )
  })
})

it('a search is saved with no filter that has no value [L-476]', () => {
  expect(unfinishedFilters(equityLogFilters, { lender: [], color: ['Red'] })).toEqual([
    { field: 'lender', message: 'A value is needed for Lender.' },
  ])
  expect(unfinishedFilters(equityLogFilters, { color: ['Red'] })).toEqual([])
})

it('a rate is typed with a percent sign or without, never with a dollar sign or a decimal comma [L-115]', () => {
  const apr = (from: string) => filterErrors(equityLogFilters, { apr: { from, to: '' } }, context)
  expect(['4.9', '4.9%', '4.9 %'].flatMap(apr)).toEqual([])
  const wrong = [{ field: 'aprFrom', message: 'invalid number' }]
  expect(['$4.9', '5,5', '1,000', '%'].map(apr)).toEqual([wrong, wrong, wrong, wrong])
  expect(validate({ apr: { from: '4.9%', to: '6 %' } })).toEqual(right({ apr: { from: '4.9', to: '6' } }))
})
