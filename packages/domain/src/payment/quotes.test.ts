import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../money/money'
import { downPaymentsFor, downPaymentsOf, financeQuote, leaseQuote, type Offer } from './quotes'

const offer: Offer = { price: toCents(30_000_00), equity: toCents(5_000_00), downPayments: [toCents(0)] }
const residual = { msrp: toCents(32_000_00), yearlyRetention: 0.85 }

const defaultOf = (quote: ReturnType<typeof financeQuote>) => quote.filter(({ isDefault }) => isDefault)

describe('financeQuote', () => {
  it('quotes 24 to 72 months in steps of six, 60 by default [OP-084]', () => {
    const quote = financeQuote(offer, { apr: 6, defaultTerm: null })
    expect(quote.map(({ term }) => term)).toEqual([24, 30, 36, 42, 48, 54, 60, 66, 72])
    expect(defaultOf(quote).map(({ term }) => term)).toEqual([60])
    // 25,000 dollars at 6 % over 60 months.
    expect(defaultOf(quote)[0]?.monthlyPayments).toEqual([483_32])
  })

  it("adds a lender's own term in its place", () => {
    const quote = financeQuote(offer, { apr: 6, defaultTerm: 63 })
    expect(quote.map(({ term }) => term)).toEqual([24, 30, 36, 42, 48, 54, 60, 63, 66, 72])
    expect(defaultOf(quote).map(({ term }) => term)).toEqual([63])
  })

  it('asks nothing a month where the equity pays for the vehicle', () => {
    const paid = { ...offer, equity: toCents(40_000_00) }
    expect(financeQuote(paid, { apr: 6, defaultTerm: null }).flatMap((one) => one.monthlyPayments)).toEqual(
      Array<number>(9).fill(0),
    )
  })

  it('has a payment for each term and down payment [O-289]', () => {
    const downPayments = [toCents(0), toCents(1_000_00), toCents(2_000_00)]
    const quote = financeQuote({ ...offer, downPayments }, { apr: 6, defaultTerm: null })
    expect(quote.map(({ monthlyPayments }) => monthlyPayments.length)).toEqual(Array<number>(9).fill(3))
    expect(quote[6]?.monthlyPayments).toEqual([483_32, 463_99, 444_65])
  })

  it('falls with the down payment and never below nothing', () => {
    const cents = fc.integer({ min: 0, max: 90_000_00 }).map(toCents)
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 2500 }), (less, extra, hundredths) => {
        const downPayments = [less, toCents(less + extra)]
        for (const { monthlyPayments } of financeQuote(
          { ...offer, downPayments },
          { apr: hundredths / 100, defaultTerm: null },
        )) {
          const [first = 0, second = 0] = monthlyPayments
          expect(second).toBeLessThanOrEqual(first)
          expect(second).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('leaseQuote', () => {
  it.each([
    ['nothing remains', 0, 36 * 1_000_00],
    ['the vehicle gains in value', 1.3, 0],
  ])('a residual like a balloon, where %s, costs no less than nothing', (_what, yearlyRetention, least) => {
    const rate = { apr: 0, defaultTerm: null }
    const whole = { ...offer, price: toCents(36_000_00), equity: toCents(0) }
    const quote = leaseQuote(whole, rate, { ...residual, yearlyRetention })
    const [default36] = defaultOf(quote)
    expect((default36?.monthlyPayments[0] ?? Number.NaN) * 36).toBe(least)
    for (const { monthlyPayments } of quote) expect(monthlyPayments[0]).toBeGreaterThanOrEqual(0)
  })

  it('takes 36 months by default and one payment per down payment [OP-084]', () => {
    const downPayments = downPaymentsFor('lease', null)
    const quote = leaseQuote({ ...offer, downPayments }, { apr: 4, defaultTerm: null }, residual)
    const [standard] = defaultOf(quote)
    expect(standard?.term).toBe(36)
    expect(standard?.monthlyPayments).toHaveLength(3)
  })

  // 25,000 dollars to finance; of 32,000 the vehicle keeps 94 % at delivery and 85 % of that each year. At 36 months the
  // residual is 18,472.88: 181.31 of depreciation and 72.45 of rent.
  it.each([
    [24, 214_02],
    [36, 253_76],
    [72, 250_23],
  ])('charges depreciation to the residual of %d months, and rent [OP-083]', (term, payment) => {
    const quote = leaseQuote(offer, { apr: 4, defaultTerm: null }, residual)
    expect(quote.find((one) => one.term === term)?.monthlyPayments).toEqual([payment])
  })

  it('asks nothing a month for a vehicle that would be worth more than was paid for it', () => {
    const dear = { ...residual, msrp: toCents(200_000_00) }
    expect(
      leaseQuote(offer, { apr: 0, defaultTerm: null }, dear).flatMap((one) => one.monthlyPayments),
    ).toEqual(Array<number>(9).fill(0))
  })
})

describe('down payments', () => {
  it('are those that the lender names [O-313]', () => {
    expect(downPaymentsFor('finance', [500_00])).toEqual([500_00])
  })

  it('of a lender with an empty list are the usual ones', () => {
    expect(downPaymentsFor('lease', [])).toEqual([0, 1_000_00, 2_000_00])
    expect(downPaymentsFor('finance', [])).toEqual([0])
  })

  it('are else the usual ones of the kind of deal [OP-085]', () => {
    expect(downPaymentsOf(null, { dealType: 'Lease', dealTypeCode: null })).toEqual([0, 1_000_00, 2_000_00])
    expect(downPaymentsOf(null, { dealType: 'Finance', dealTypeCode: null })).toEqual([0])
  })
})
