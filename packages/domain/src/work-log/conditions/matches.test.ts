import { describe, expect, it } from 'vitest'
import { logRow } from '../../../cases/logRow'
import type { Instant } from '../../calendar/instant'
import { toCents } from '../../money/money'
import {
  figureFields,
  momentFields,
  textFields,
  wholeFields,
  type FigureConditionField,
  type MomentConditionField,
  type TextConditionField,
  type WholeConditionField,
} from './conditionFields'
import { matches, matchesAll } from './matches'
import type { SearchedOpportunity } from './searchedOpportunity'

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

const [march1, march2, march3] = [1, 2, 3].map((day) => `2024-03-0${day}T12:00:00.000Z` as Instant) as [
  Instant,
  Instant,
  Instant,
]

const texts: Readonly<
  Record<TextConditionField, readonly [value: string, known: Partial<SearchedOpportunity>]>
> = {
  make: ['Ford', { makeName: 'Ford' }],
  makeId: ['12', { makeId: '12' }],
  model: ['F-150', { modelName: 'F-150' }],
  modelId: ['7', { modelId: '7' }],
  trimLevel: ['XLT', { trimLevel: 'XLT' }],
  trimId: ['71', { trimId: '71' }],
  color: ['Red', { color: 'Red' }],
  lender: ['ALLY', { lenderCode: 'ALLY|12' }],
  compassStatus: ['Working', { compassStatus: 'Working' }],
  sellingHyperionId: ['HAR', { sellingHyperionId: 'HAR' }],
  oppOwner: ['Ann Lee', { opptOwnerName: 'Ann Lee' }],
  origSalesPerson: ['ann.lee', { originalSalesperson: 'ann.lee' }],
  flgOpptAssocName: ['Ann Lee', { flaggedBy: ['Ben Two', 'Ann Lee'] }],
  anyDealType: ['ConquestCash', { dealType: 'Conquest', dealTypeCode: 'ConquestCash' }],
  oppStatus: ['IPCM', { statusCode: 'IPCM' }],
  lastContactType: ['Email', { lastActionIcon: 'IN_EMAIL' }],
  newUsed: ['Used', { newUsed: 'Used' }],
  warrantyExp: ['WARRANTY', { warrantyExpIcon: 9 }],
  carfaxRecall: ['YES', { hasRecall: true }],
  roStatus: ['Open', { roStatus: 'Open' }],
  replVehStockNo: ['A1B2C3D4', { replVehStockNo: 'a1b2c3d4' }],
}

const wholes: Readonly<Record<WholeConditionField, Partial<SearchedOpportunity>>> = {
  year: { year: 7 },
  equity: { equityAmount: toCents(7) },
  paymentDiffFinance: { paymentDifferenceFinance: toCents(7) },
  paymentDiffLease: { paymentDifferenceLease: toCents(7) },
  paymentDiffOriginal: { dealType: 'Lease', paymentDifferenceLease: toCents(7) },
  mileage: { vehicleMileage: 7 },
  originalTerm: { originalTerm: 7 },
  paymentRem: { paymentsLeft: 7 },
  predictiveScore: { predictiveScore: 7 },
}

const moments: Readonly<Record<MomentConditionField, Partial<SearchedOpportunity>>> = {
  LastContactDate: { contactDate: march2 },
  lastService: { roDateTime: march2 },
  serviceMoment: { apptDateTime: march2 },
  purchaseDate: { purchaseDate: march2 },
  incomingEmail: { incomingEmails: ['2020-01-01T12:00:00.000Z' as Instant, march2] },
}

describe('an opportunity matches', () => {
  it.each(Object.keys(textFields) as TextConditionField[])('a list of %s that names its value', (field) => {
    const [value, known] = texts[field]
    const asks = (...values: readonly string[]) => ({ kind: 'among', field, values }) as const
    expect(matches(opportunity(known), asks('another', value))).toBe(true)
    expect(matches(opportunity(known), asks('another'))).toBe(false)
    expect(matches(opportunity(), asks(value))).toBe(false)
  })

  it.each(Object.keys(wholeFields) as WholeConditionField[])(
    'a range of %s that it isWithin in, both ends included',
    (field) => {
      const asks = (from: number | null, to: number | null) =>
        matches(opportunity(wholes[field]), { kind: 'whole', field, from, to })
      expect([asks(7, 7), asks(null, 7), asks(7, null)]).toEqual([true, true, true])
      expect([asks(8, null), asks(null, 6), asks(8, 9)]).toEqual([false, false, false])
      expect(matches(opportunity(), { kind: 'whole', field, from: null, to: 9 })).toBe(false)
    },
  )

  it.each(Object.keys(figureFields) as FigureConditionField[])('a range of %s', (field) => {
    const known = opportunity({ apr: 4.9, milesFromStore: 4.9 })
    const asks = (to: number) => ({ kind: 'figure', field, from: null, to }) as const
    expect([matches(known, asks(4.9)), matches(known, asks(4.89))]).toEqual([true, false])
    expect(matches(opportunity(), asks(50))).toBe(false)
  })

  it.each(Object.keys(momentFields) as MomentConditionField[])('days of %s', (field) => {
    const asks = (from: Instant | null, to: Instant | null) =>
      matches(opportunity(moments[field]), { kind: 'moment', field, from, to })
    expect([asks(march2, march2), asks(null, march2), asks(march2, null), asks(null, null)]).toEqual(
      Array(4).fill(true),
    )
    expect([asks(march3, null), asks(march1, march1)]).toEqual([false, false])
    expect(matches(opportunity(), { kind: 'moment', field, from: null, to: march3 })).toBe(false)
  })

  it('nothing of what its row does not show [L-266] [L-277] [L-493]', () => {
    const any = { from: null, to: 1_000 }
    const lease = opportunity({ dealType: 'Lease', apr: 4 })
    const cash = opportunity({ dealType: 'Cash', paymentDifferenceFinance: toCents(1) })
    const score = opportunity({ predictiveScore: 11 })
    expect(matches(lease, { kind: 'figure', field: 'apr', ...any })).toBe(false)
    expect(matches(cash, { kind: 'whole', field: 'paymentDiffFinance', ...any })).toBe(false)
    expect(matches(score, { kind: 'whole', field: 'predictiveScore', ...any })).toBe(false)
  })

  it('no salesperson where nobody sold it, and no recall where there is none [L-499] [L-601]', () => {
    expect(matches(opportunity(), { kind: 'among', field: 'origSalesPerson', values: ['0'] })).toBe(true)
    expect(matches(opportunity(), { kind: 'among', field: 'carfaxRecall', values: ['NO'] })).toBe(true)
  })

  it('deal types with their codes [L-506]', () => {
    const asks = { kind: 'deal', dealType: ['Conquest'], dealTypeCode: ['ConquestCash'] } as const
    expect(matches(opportunity({ dealType: 'Conquest', dealTypeCode: 'ConquestCash' }), asks)).toBe(true)
    expect(matches(opportunity({ dealType: 'Conquest' }), asks)).toBe(false)
  })

  it('that it was not replaced [L-565]', () => {
    expect(matches(opportunity(), { kind: 'notReplaced' })).toBe(true)
    expect(matches(opportunity({ statusCode: 'DUPE' }), { kind: 'notReplaced' })).toBe(false)
  })

  it('that it is served here, or has only an appointment [L-520]', () => {
    const here = { kind: 'servedHere', hyperionId: 'HAR' } as const
    const there = { serviceStoreHyperionId: 'BLR' }
    expect(matches(opportunity({ roDateTime: march2, serviceStoreHyperionId: 'HAR' }), here)).toBe(true)
    expect(matches(opportunity({ apptDateTime: march2, ...there }), here)).toBe(true)
    expect(matches(opportunity({ roDateTime: march2, ...there }), here)).toBe(false)
  })

  it('all conditions of a search, or is not found', () => {
    const year = { kind: 'whole', field: 'year', from: 7, to: null } as const
    expect(matchesAll(opportunity({ year: 7 }), [year, { kind: 'notReplaced' }])).toBe(true)
    expect(matchesAll(opportunity(), [{ kind: 'notReplaced' }, year])).toBe(false)
    expect(matchesAll(opportunity(), [])).toBe(true)
  })
})
