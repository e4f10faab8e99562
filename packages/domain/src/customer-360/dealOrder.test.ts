import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { dealTypes, type DealType } from '../deal/dealTypes'
import type { ListedDeal360 } from './customer360'
import {
  dealGroup,
  dealGroupLabels,
  dealGroups,
  dealStatusText,
  groupedDeals,
  orderedDeals,
} from './dealOrder'

const source = '1HGCV1F57MA014882'

const deal = (
  custDealId: string,
  dealType: DealType | null,
  {
    vin = 'X',
    statusFlg = null,
    contractDate = null,
  }: { vin?: string | null; statusFlg?: string | null; contractDate?: string | null } = {},
): ListedDeal360 => ({
  custDealId,
  opptId: null,
  vehicle: { vin, year: null, make: null, model: null, trim: null, color: null, mileage: null },
  contractDate: contractDate === null ? null : (`${contractDate}T00:00:00.000Z` as Instant),
  dealType,
  statusFlg,
  coBuyer: null,
  sellingStoreHyperionId: null,
  sellingStoreName: null,
})

const ids = (deals: readonly ListedDeal360[]) =>
  orderedDeals(deals, source).map(({ custDealId }) => custDealId)

describe('the order of deals', () => {
  it('is the source VIN, lease and finance, the others, and what has ended [OP-112]', () => {
    const deals = [
      deal('ended', 'Finance', { statusFlg: 'NLO' }),
      deal('matured', 'Lease', { statusFlg: 'leam ' }),
      deal('cash', 'Cash'),
      deal('none', null),
      deal('lease', 'Lease'),
      deal('finance', 'Finance', { statusFlg: 'NEW' }),
      deal('source', 'Cash', { vin: '1hgcv1f57ma014882', statusFlg: 'NLO' }),
    ]
    expect(ids(deals)).toEqual(['source', 'finance', 'lease', 'cash', 'none', 'ended', 'matured'])
  })

  it('shows the deal of the source VIN on top [O-345]', () => {
    expect(ids([deal('lease', 'Lease'), deal('cash', 'Cash', { vin: source })])).toEqual(['cash', 'lease'])
  })

  it('shows lease and finance deals second [O-346]', () => {
    const second = dealTypes.filter((type) => dealGroup(deal('1', type), source) === 'leaseOrFinance')
    expect(second).toEqual(['Finance', 'Lease', 'ConquestFinance', 'ConquestLease'])
  })

  it('shows cash deals after lease and finance ones [O-347]', () => {
    expect(ids([deal('cash', 'Cash'), deal('finance', 'Finance'), deal('lease', 'Lease')])).toEqual([
      'finance',
      'lease',
      'cash',
    ])
  })

  it('shows a finance deal with status NLO below a cash deal without one [O-348]', () => {
    expect(ids([deal('nlo', 'Finance', { statusFlg: 'NLO' }), deal('cash', 'Cash')])).toEqual(['cash', 'nlo'])
  })

  it('is by contract date within a group, newest first, undated last, then by id [OP-112]', () => {
    const deals = [
      deal('b', 'Cash'),
      deal('a', 'Cash'),
      deal('old', 'Cash', { contractDate: '2017-04-11' }),
      deal('new', 'Cash', { contractDate: '2024-02-17' }),
      deal('also', 'Cash', { contractDate: '2024-02-17' }),
    ]
    expect(ids(deals)).toEqual(['also', 'new', 'old', 'a', 'b'])
  })

  it('has no source group where neither or one has a VIN', () => {
    expect(dealGroup(deal('1', 'Cash', { vin: null }), null)).toBe('other')
    expect(dealGroup(deal('1', 'Cash', { vin: '' }), '')).toBe('other')
    expect(dealGroup(deal('1', 'Cash'), null)).toBe('other')
  })

  it('loses none, does not depend on the order, and keeps the groups together', () => {
    const any = fc
      .record({
        id: fc.stringMatching(/^[a-z]{4}$/),
        type: fc.constantFrom(null, ...dealTypes),
        vin: fc.constantFrom(null, source, 'X'),
        statusFlg: fc.constantFrom(null, 'NLO', 'LEAM', 'NEW', 'other'),
        contractDate: fc.constantFrom(null, '2024-02-17', '2020-09-04'),
      })
      .map(({ id, type, ...rest }) => deal(id, type, rest))
    const deals = fc.uniqueArray(any, { selector: ({ custDealId }) => custDealId, maxLength: 20 })
    fc.assert(
      fc.property(deals, (list) => {
        const order = ids(list)
        expect(ids(list.toReversed())).toEqual(order)
        expect(new Set(order).size).toBe(list.length)
        const places = orderedDeals(list, source).map((one) => dealGroups.indexOf(dealGroup(one, source)))
        expect(places).toEqual(places.toSorted())
      }),
    )
  })
})

describe('the groups', () => {
  it('have their headings, and none is shown without deals', () => {
    expect(dealGroups.map((group) => dealGroupLabels[group])).toEqual([
      'This opportunity’s vehicle',
      'Lease and finance',
      'Others',
      'No longer owned or matured',
    ])
    const cash = deal('cash', 'Cash')
    expect(groupedDeals([cash], source)).toEqual([{ group: 'other', label: 'Others', deals: [cash] }])
    expect(groupedDeals([], source)).toEqual([])
  })
})

it('the status of a deal is called as on the logs, an unknown one by its code', () => {
  expect(['NLO', ' leam ', 'XYZ', '', null].map(dealStatusText)).toEqual([
    'No Longer Owns',
    'Lease Matured',
    'XYZ',
    '',
    '',
  ])
})
