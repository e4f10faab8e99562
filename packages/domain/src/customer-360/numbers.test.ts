import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant'
import { customer, repairOrder as order } from '../../cases/customer360'
import { toCents } from '../money/money'
import type { Permission } from '../session/user/permissions'
import { dealPartNames, partsToRead } from './dealParts'
import {
  canOpen360,
  canSeeDealInfo,
  canSeeNumbers,
  masked,
  maskedRoHistory,
  numberFields,
  type Numbered,
} from './numbers'
import { roSummary } from './repairOrders'

const at = (day: string) => `${day}T12:00:00.000Z` as Instant
const access: readonly Permission[] = ['CanView360 Access']
const numbers: readonly Permission[] = ['CanView360 Access', 'CanView360 Numbers']

describe('what the roles open', () => {
  it('is the view, its numbers and its deal info, each by its own permission [OP-115]', () => {
    const all: readonly Permission[] = [...numbers, 'CanView360 View Deal Info']
    expect([[], access, numbers, all].map(canOpen360)).toEqual([false, true, true, true])
    expect([[], access, numbers, all].map(canSeeNumbers)).toEqual([false, false, true, true])
    expect([[], access, numbers, all].map(canSeeDealInfo)).toEqual([false, false, false, true])
    expect(partsToRead(access)).toEqual(['ro', 'products', 'appraisalsInfo'])
    expect(partsToRead(all)).toEqual(dealPartNames)
  })

  const records: Numbered = {
    customer: { ...customer, lifetimeService: toCents(6_418_00) },
    dealInfo: {
      price: toCents(27_900_00),
      payment: toCents(436_00),
      rate: 4.2,
      term: 72,
      lender: 'Honda Financial',
      payoff: toCents(15_869_00),
    },
    appraisal: { appraisalDate: at('2026-11-20'), source: 'AN', value: toCents(24_350_00), mileage: 41_208 },
    product: { productCode: 'GAP', productName: 'GAP', price: toCents(695_00), term: 60 },
    repairOrder: order,
    lineItem: { lineItemId: '1', description: 'Oil', opCode: null, amount: toCents(118_00) },
    inventory: {
      vin: '1HGCV1F57MA014882',
      stockNo: 'RT4X0917',
      year: 2026,
      make: 'Toyota',
      model: 'RAV4',
      trim: null,
      price: toCents(32_600_00),
      location: null,
      status: null,
    },
  }
  const places = Object.keys(numberFields) as (keyof Numbered)[]

  it.each(places)(
    'hides the amounts, rates and payments of %s without CanView360 Numbers [OP-115]',
    (place) => {
      const hidden = masked(place, records[place], access)
      const fields: readonly string[] = numberFields[place]
      for (const [field, value] of Object.entries(records[place]))
        expect(hidden).toHaveProperty(field, fields.includes(field) ? null : value)
      expect(masked(place, hidden, access)).toEqual(hidden)
      expect(masked(place, records[place], numbers)).toBe(records[place])
    },
  )

  it('names every amount, rate and payment', () => {
    expect(numberFields).toEqual({
      customer: ['lifetimeService'],
      dealInfo: ['price', 'payment', 'rate', 'payoff'],
      appraisal: ['value'],
      product: ['price'],
      repairOrder: ['roAmount'],
      lineItem: ['amount'],
      inventory: ['price'],
    })
  })

  it('hides the amounts of a vehicle’s repair orders and their total', () => {
    const history = { vin: 'A', roSummary: roSummary([order]), roHistory: [order] }
    expect(maskedRoHistory(history, numbers)).toBe(history)
    expect(maskedRoHistory(history, access)).toEqual({
      vin: 'A',
      roSummary: { lastRoDate: order.roDate, visits: 1, total: null },
      roHistory: [{ ...order, roAmount: null }],
    })
  })
})
