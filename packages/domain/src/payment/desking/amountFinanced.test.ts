import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDesking, taxedDesking } from '../../../cases/desking'
import { toCents, zeroCents } from '../../money/money'
import { amountFinanced, capitalizedCost, paidAtSigning, salesTax, type Deal } from './amountFinanced'
import { isNeutral, neutralDesking } from './deskingTerms'

const deal: Deal = {
  price: toCents(32_600_00),
  equity: toCents(8_481_00),
  vehicleValue: toCents(24_350_00),
  desking: taxedDesking,
}
const amount = (least: number) => fc.integer({ min: least, max: 90_000_00 }).map(toCents)
const anyDeal = fc.record({ price: amount(0), equity: amount(-90_000_00), vehicleValue: amount(0) })

describe('the sales tax', () => {
  it('is reckoned from the price less the trade-in and the incentives', () => {
    // 32,600 less 24,350 less 1,500 leaves 6,750.
    expect(salesTax(deal)).toBe(421_88)
  })

  it('is reckoned from the whole price where trade-in and incentives do not reduce it', () => {
    const desking = { ...taxedDesking, tradeReducesTax: false, incentivesTaxed: true }
    expect(salesTax({ ...deal, desking })).toBe(2_037_50)
    expect(salesTax({ ...deal, vehicleValue: null })).toBe(salesTax({ ...deal, vehicleValue: zeroCents }))
  })

  it('is never negative, and grows with the price', () => {
    fc.assert(
      fc.property(anyDeal, anyDesking, fc.nat(1_000_00), (one, desking, more) => {
        const tax = salesTax({ ...one, desking })
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(salesTax({ ...one, desking, price: toCents(one.price + more) })).toBeGreaterThanOrEqual(tax)
      }),
    )
  })
})

describe('what is financed', () => {
  it('is the price, tax and fees, less incentives, equity and down payment', () => {
    expect(amountFinanced(deal, toCents(1_000_00))).toBe(
      32_600_00 + 421_88 + 385_50 - 1_500_00 - 8_481_00 - 1_000_00,
    )
  })

  it('of a lease has no sales tax in it: that is added to each payment', () => {
    expect(capitalizedCost(deal, zeroCents)).toBe(amountFinanced(deal, zeroCents) - 421_88)
  })

  it('has what is owed beyond the value of the trade-in in it, unless that is paid at signing', () => {
    const owing = { ...deal, equity: toCents(-2_000_00), desking: neutralDesking }
    expect([amountFinanced(owing, zeroCents), paidAtSigning(owing)]).toEqual([34_600_00, 0])
    const paid = { ...owing, desking: { ...neutralDesking, rollsNegativeEquity: false } }
    expect([amountFinanced(paid, zeroCents), paidAtSigning(paid)]).toEqual([32_600_00, 2_000_00])
    expect(paidAtSigning({ ...paid, equity: toCents(1_00) })).toBe(0)
  })

  it('is as the specification says with neutral terms: price less equity and down payment, never less than nothing', () => {
    fc.assert(
      fc.property(anyDeal, anyDesking, amount(0), (one, desking, down) => {
        const plain = Math.max(0, one.price - one.equity - down)
        expect([amountFinanced(one, down), capitalizedCost(one, down)]).toEqual([plain, plain])
        const neutral = { ...desking, ...neutralDesking, tradeReducesTax: desking.tradeReducesTax }
        expect(isNeutral(neutral)).toBe(true)
        expect(amountFinanced({ ...one, desking: neutral }, down)).toBe(plain)
      }),
    )
  })
})
