import { describe, expect, it } from 'vitest'
import { fullFilters } from '../../../cases/fullFilters'
import { logContextOn } from '../../../cases/logContext'
import { logRow } from '../../../cases/logRow'
import type { Instant } from '../../calendar/instant'
import { toCents } from '../../money/money'
import type { SearchedOpportunity } from '../conditions/searchedOpportunity'
import { equityLog } from '../equity-log/equityLog'
import type { EquityLogFilters } from '../equity-log/equityLogFilters'
import type { OptionLabel } from '../filters/panel/filterTags'
import { logs } from '../logs'
import { defaultView } from '../view/viewAddress'
import { checksSummary, isFound, listChecks } from './listChecks'
import { listedSearch } from './listedSearch'
import type { UnadjustedFigures } from './unadjustedFigures'

const context = logContextOn('2024-03-06')

const opportunity = (known: Partial<SearchedOpportunity> = {}): SearchedOpportunity => ({
  ...logRow(),
  makeId: null,
  modelId: null,
  trimId: null,
  trimLevel: null,
  color: null,
  lenderCode: null,
  sellingHyperionId: null,
  originalSalesperson: null,
  flaggedBy: [],
  hasRecall: false,
  originalTerm: null,
  purchaseDate: null,
  milesFromStore: null,
  incomingEmails: [],
  ...known,
})

const labels: Readonly<Record<string, string>> = {
  HAR: 'Harborview Motors',
  BLR: 'Blue Ridge',
  ALLY: 'Ally Bank',
}
const labelOf: OptionLabel = (_filter, id) => labels[id]

function checksOf(
  filters: EquityLogFilters,
  known: Partial<SearchedOpportunity> = {},
  unadjusted: UnadjustedFigures = {},
) {
  const view = { ...defaultView(equityLog), filters, savedSearchId: null }
  const { query, personFilters } = equityLog.address.print(view, context)
  const search = listedSearch('EQLOG', query, personFilters, context)
  if (search === null) throw new Error('There is no such search.')
  return listChecks(search, opportunity(known), { offset: context.offset, labelOf, unadjusted })
}

/** One filter held against a customer: what it asks, what the customer has, and whether it is met. */
function checkOf(filters: EquityLogFilters, known: Partial<SearchedOpportunity> = {}) {
  const [name = ''] = Object.keys(filters).slice(-1)
  const found = checksOf(filters, known).find(({ filter }) => filter === name)
  return found === undefined ? null : [found.label, found.asked, found.value, found.isMet]
}

const march5 = '2024-03-06T03:00:00.000Z' as Instant

describe('a filter held against a customer', () => {
  it.each<[EquityLogFilters, Partial<SearchedOpportunity>, readonly unknown[]]>([
    [
      { equity: { from: '8000', to: '' } },
      { equityAmount: toCents(8_481_00) },
      ['Equity', 'from $8,000', '$8,481', true],
    ],
    [
      { equity: { from: '8000', to: '' } },
      { equityAmount: toCents(-50) },
      ['Equity', 'from $8,000', '-$0.50', false],
    ],
    [{ apr: { from: '', to: '4' } }, { apr: 4.5 }, ['APR', 'to 4%', '4.5%', false]],
    [{ apr: { from: '', to: '4' } }, { apr: 3, dealType: 'Lease' }, ['APR', 'to 4%', 'None', false]],
    [{ year: { from: '2018', to: '2020' } }, { year: 2019 }, ['Year', '2018 – 2020', '2019', true]],
    [
      { mileage: { from: '', to: '50000' } },
      { vehicleMileage: 41_208 },
      ['Mileage', 'to 50,000', '41,208', true],
    ],
    [
      { paymentDiff: { type: 'Finance', from: '', to: '0' } },
      { dealType: 'Finance', paymentDifferenceFinance: toCents(-29_00) },
      ['Payment Difference', 'Finance to $0', '-$29', true],
    ],
    [
      { lastService: { from: '2024-03-01', to: '2024-03-05' } },
      { roDateTime: march5 },
      ['Last Service Date', '01 Mar 2024 – 05 Mar 2024', '05 Mar 2024', true],
    ],
    [{ lender: ['ALLY'] }, { lenderCode: 'ALLY|12' }, ['Lender', 'Ally Bank', 'Ally Bank', true]],
    [{ lender: ['ALLY'] }, {}, ['Lender', 'Ally Bank', 'None', false]],
    [{ make: ['12'] }, { makeId: '13', makeName: 'Ford' }, ['Make', '12', 'Ford', false]],
    [{ dealType: ['Lease'] }, { dealType: 'Finance' }, ['Deal Type', 'Lease', 'Finance', false]],
    [
      { flgOpptAssocName: ['Ben Ray'] },
      { flaggedBy: ['Ann Lee', 'Ben Ray'] },
      ['Flagged', 'Ben Ray', 'Ann Lee, Ben Ray', true],
    ],
    [{ miles: '25' }, { milesFromStore: 30.5 }, ['Customer Radius', '25', '30.5', false]],
    [
      { incomingEmail: { from: '2024-03-05', to: '2024-03-05' } },
      { incomingEmails: ['2024-01-01T12:00:00.000Z' as Instant, march5] },
      ['Incoming Email', '05 Mar 2024', '05 Mar 2024', true],
    ],
  ])('says what %j asks, what the customer has, and whether it is met', (filters, known, wanted) => {
    expect(checkOf(filters, known)).toEqual(wanted)
  })

  it('is not there where it asks for all', () => {
    expect(checkOf({ color: ['ALL'] })).toBeNull()
  })
})

describe('all filters of a list', () => {
  it('have the store with them, and what a search without a status leaves out', () => {
    expect(checksOf({}, { statusCode: 'DUPE', hyperionId: 'BLR' })).toEqual([
      { filter: 'store', label: 'Store', asked: 'Harborview Motors', value: 'Blue Ridge', isMet: false },
      {
        filter: 'oppStatus',
        label: 'Opportunity Status',
        asked: 'Any but Duplicate',
        value: 'Duplicate',
        isMet: false,
      },
    ])
  })

  it('begin with those that are not met', () => {
    const checks = checksOf({ year: { from: '2018', to: '' }, equity: { from: '1', to: '' } }, { year: 2019 })
    expect(checks.map(({ filter, isMet }) => [filter, isMet])).toEqual([
      ['equity', false],
      ['store', true],
      ['oppStatus', true],
      ['year', true],
    ])
    expect(isFound(checks)).toBe(false)
  })

  it('have a line for each filter that is filled', () => {
    expect(new Set(checksOf(fullFilters).map(({ filter }) => filter))).toEqual(
      new Set(['store', ...Object.keys(fullFilters)]),
    )
  })

  it('come to a sentence', () => {
    const met = checksOf({}, {})
    const unmet = checksOf({ year: { from: '2018', to: '' } }, {})
    expect(checksSummary(met, true)).toBe('All 2 are met, so that this customer is on the list.')
    expect(checksSummary(unmet, false)).toBe('2 of 3 are met, so that this customer is not on the list.')
    expect(checksSummary(unmet, true)).toBe(
      '2 of 3 are met. The customer was on the list when it was searched, and leaves it with the next search.',
    )
  })
})

describe('a trade adjustment', () => {
  const checkOfAdjusted = (
    filters: EquityLogFilters,
    known: Partial<SearchedOpportunity>,
    unadjusted: UnadjustedFigures,
  ) => checksOf(filters, known, unadjusted).find(({ filter }) => filter in filters)

  it('is left out of the equity for a second look', () => {
    const of = (equity: number, without: number) =>
      checkOfAdjusted(
        { equity: { from: '8000', to: '' } },
        { equityAmount: toCents(equity) },
        { equityAmount: toCents(without) },
      )
    expect(of(8_481_00, 6_046_00)).toMatchObject({
      isMet: true,
      unadjusted: { value: '$6,046', isMet: false },
    })
    expect(of(7_000_00, 9_000_00)).toMatchObject({
      isMet: false,
      unadjusted: { value: '$9,000', isMet: true },
    })
    expect(of(8_481_00, 8_481_00)).not.toHaveProperty('unadjusted')
  })

  it.each(['Finance', 'Original Deal Type'])('is left out of the payment difference of %s, too', (type) => {
    const paymentDiff = { type, from: '', to: '0' }
    const known = { dealType: 'Finance', paymentDifferenceFinance: toCents(-29_00) } as const
    expect(
      checkOfAdjusted({ paymentDiff }, known, { paymentDifferenceFinance: toCents(18_00) }),
    ).toMatchObject({ value: '-$29', isMet: true, unadjusted: { value: '$18', isMet: false } })
    expect(
      checkOfAdjusted({ paymentDiff }, known, { paymentDifferenceLease: toCents(18_00) }),
    ).not.toHaveProperty('unadjusted')
  })

  it('changes no other filter', () => {
    const checks = checksOf(fullFilters, { equityAmount: toCents(100_00) }, { equityAmount: toCents(0) })
    expect(checks.filter(({ unadjusted }) => unadjusted !== undefined).map(({ filter }) => filter)).toEqual([
      'equity',
    ])
  })
})

describe('a list', () => {
  it('of the Service Log asks for a repair order of the store or an appointment', () => {
    const search = listedSearch('SVCLOG', '', null, context)
    const shown = { offset: context.offset, labelOf }
    const of = (known: Partial<SearchedOpportunity>) =>
      search === null ? [] : listChecks(search, opportunity(known), shown)
    const checks = of({ roDateTime: march5, serviceStoreHyperionId: 'BLR' })
    expect(checks.filter(({ isMet }) => !isMet)).toEqual([
      expect.objectContaining({ label: 'Service Store', value: 'Blue Ridge' }),
      expect.objectContaining({ label: 'Last Service Date', asked: '06 Mar 2024', value: '05 Mar 2024' }),
    ])
    expect(of({}).find(({ filter }) => filter === 'service')).toMatchObject({
      value: 'No repair order',
      isMet: true,
    })
  })

  it('that a typed text found, and one of emails, has no such filters', () => {
    const { query, personFilters } = logs.SRCHLOG.address.print(
      { ...logs.SRCHLOG.address.read('', { quickSearch: 'Smith' }, context) },
      context,
    )
    expect(listedSearch('SRCHLOG', query, personFilters, context)).toBeNull()
    expect(listedSearch('SRCHLOG', '', null, context)).toBeNull()
    expect(listedSearch('CONLOG', '', null, context)).toBeNull()
    expect(listedSearch('SRCHLOG', '?yearFrom=2018', null, context)?.hyperionIds).toEqual(['HAR'])
  })
})
