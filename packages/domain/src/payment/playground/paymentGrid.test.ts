import { describe, expect, it } from 'vitest'
import { lenderQuote } from '../../../cases/sections'
import { toCents } from '../../money/money'
import { gridHeadline, paymentGrid, selectedDownPayment } from './paymentGrid'

const none = [toCents(0)]
const thousand = [toCents(1_000_00)]
const deal = { dealType: 'Finance', dealTypeCode: null } as const

describe('the grid of a column', () => {
  it('has a payment for every term and down payment', () => {
    expect(paymentGrid(lenderQuote, none)).toEqual({
      downPayments: ['$0', '$1,000'],
      selected: 0,
      rows: [
        { term: 60, isDefault: false, mark: 'neighbour', payments: ['$440', '$421'] },
        { term: 66, isDefault: true, mark: 'default', payments: ['$407', '$390'] },
      ],
    })
  })

  it('is empty without a quote [OP-088]', () => {
    expect(paymentGrid(null, none)).toEqual({ downPayments: [], selected: -1, rows: [] })
  })

  it('finds the chosen down payment, else takes the first', () => {
    const quoted = [toCents(500_00), toCents(1_000_00)]
    expect(selectedDownPayment(quoted, thousand)).toBe(1)
    expect(selectedDownPayment(quoted, none)).toBe(0)
    expect(selectedDownPayment(quoted, [])).toBe(0)
    expect(selectedDownPayment([], thousand)).toBe(-1)
  })
})

describe('what stands over the grid', () => {
  it.each([
    [436_00, { payment: '$407', difference: '$29 less than now', tone: 'good' }],
    [388_00, { payment: '$407', difference: '$19 more than now' }],
    [407_00, { payment: '$407', difference: 'same as now' }],
    [null, { payment: '$407', difference: '' }],
  ])('is the payment of the default term beside the present one of %d', (now, headline) => {
    expect(gridHeadline(lenderQuote, none, now === null ? null : toCents(now), deal)).toEqual(headline)
  })

  it('follows the chosen down payment', () => {
    expect(gridHeadline(lenderQuote, thousand, toCents(436_00), deal)).toEqual({
      payment: '$390',
      difference: '$46 less than now',
      tone: 'good',
    })
  })

  it.each(['Cash', 'Conquest', 'ConquestCash', 'ConquestFinance', 'ConquestLease'] as const)(
    'has no difference for %s [OP-066]',
    (dealType) => {
      const headline = gridHeadline(lenderQuote, none, toCents(436_00), { dealType, dealTypeCode: null })
      expect(headline).toEqual({ payment: '$407', difference: '' })
    },
  )

  it('is empty without a quote or a default term', () => {
    expect(gridHeadline(null, none, toCents(1), deal)).toEqual({ payment: '', difference: '' })
    const bare = { ...lenderQuote, payments: [] }
    expect(gridHeadline(bare, none, toCents(1), deal)).toEqual({ payment: '', difference: '' })
  })
})
