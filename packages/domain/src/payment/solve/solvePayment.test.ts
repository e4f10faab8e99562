import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holding, vehicleTerms } from '../../../cases/vehicleTerms'
import { toCents } from '../../money/money'
import { quoteFor } from '../lenderQuote'
import type { Holding, VehicleTerms } from '../leaseFinance'
import { paymentTerms, quoteKinds, type QuoteKind } from '../paymentTerms'
import { maximumAmount } from '../playground/playgroundFields'
import { quoteVehicle, type RequestedVehicle } from '../vehicleQuote'
import { figureIn, paymentInputs, paymentOf, solvables, withApr, withFigure } from './paymentInputs'
import { solvePayment } from './solvePayment'

const asked: RequestedVehicle = {
  vin: 'JTMRWRFV8TD209174',
  price: null,
  downPayments: [],
  apr: null,
  payoff: null,
  vehiclePayoffSelected: false,
}

const place = { downPayment: toCents(0), term: 66 }
const inputs = paymentInputs(vehicleTerms, holding, 'finance', asked, place)
const now = toCents(436_00)

const dollars = (most: number) => fc.integer({ min: 0, max: most * 100 }).map(toCents)
const rate = fc.integer({ min: 0, max: 9_900 }).map((hundredths) => hundredths / 100)

const anyTerms: fc.Arbitrary<VehicleTerms> = fc.record({
  price: dollars(120_000),
  msrp: dollars(120_000),
  downPayments: fc.constant(null),
  finance: fc.record({ apr: rate, defaultTerm: fc.constantFrom(null, 63, 84) }),
  lease: fc.record({ apr: rate, defaultTerm: fc.constantFrom(null, 27, 39) }),
  yearlyRetention: fc.double({ min: 0.5, max: 0.95, noNaN: true }),
})

/** Of the value of a vehicle up to ten times is owed. */
const anyHolding: fc.Arbitrary<Holding> = fc
  .tuple(dollars(60_000), fc.double({ min: 0, max: 10, noNaN: true }))
  .map(([value, share]) => {
    const owed = Math.round(value * share)
    return { ...holding, equity: toCents(value - owed), defaultPayoff: toCents(owed) }
  })

const anyInputs = fc
  .record({
    terms: anyTerms,
    held: anyHolding,
    kind: fc.constantFrom(...quoteKinds),
    isPayoff: fc.boolean(),
    downPayment: dollars(150_000),
    term: fc.constantFrom(...paymentTerms),
  })
  .map(({ terms, held, kind, isPayoff, downPayment, term }) =>
    paymentInputs(terms, held, kind, { ...asked, vehiclePayoffSelected: isPayoff }, { downPayment, term }),
  )
const target = dollars(3_000)

describe('a payment is reached', () => {
  it.each([
    ['price', 34_342_73, 436_00],
    ['downPayment', 0, 406_62],
    ['term', 66, 406_62],
    ['apr', 6.53, 435_97],
  ] as const)('by the %s', (solveFor, figure, payment) => {
    const solved = solvePayment(inputs, solveFor, now)
    expect(solved).toMatchObject({ kind: 'reached', figure, payment })
  })

  it('exactly: with the answer it is the one asked for or less, a cent or hundredth further it is more', () => {
    fc.assert(
      fc.property(
        anyInputs,
        fc.constantFrom('price' as const, 'downPayment' as const, 'apr' as const),
        target,
        (any, solveFor, wanted) => {
          const solved = solvePayment(any, solveFor, wanted)
          if (solved.kind !== 'reached') return
          const { figure, payment, isLimit } = solved
          expect(paymentOf(withFigure(any, solveFor, figure))).toBe(payment)
          expect(payment).toBeLessThanOrEqual(wanted)
          if (isLimit) return
          const further = {
            price: figure + 1,
            downPayment: figure - 1,
            apr: Math.round(figure * 100 + 1) / 100,
          }
          expect(paymentOf(withFigure(any, solveFor, further[solveFor]))).toBeGreaterThan(wanted)
        },
      ),
    )
  })

  it('by the shortest term that is quoted', () => {
    fc.assert(
      fc.property(anyInputs, target, (any, wanted) => {
        const solved = solvePayment(any, 'term', wanted)
        if (solved.kind !== 'reached') return
        expect(solved.payment).toBeLessThanOrEqual(wanted)
        for (const term of paymentTerms.filter((one) => one < solved.figure))
          expect(paymentOf(withFigure(any, 'term', term))).toBeGreaterThan(wanted)
      }),
    )
  })

  it('by no figure of the range, only where the nearest one misses it', () => {
    fc.assert(
      fc.property(
        anyInputs,
        fc.constantFrom(...solvables),
        target,
        anyTerms,
        (any, solveFor, wanted, other) => {
          const solved = solvePayment(any, solveFor, wanted)
          if (solved.kind !== 'nearest') return
          const { figure, payment } = solved
          expect(paymentOf(withFigure(any, solveFor, figure))).toBe(payment)
          expect(payment).toBeGreaterThan(wanted)
          const tried = { price: other.price ?? 0, downPayment: 0, term: 48, apr: other.finance.apr ?? 0 }
          expect(paymentOf(withFigure(any, solveFor, tried[solveFor]))).toBeGreaterThanOrEqual(payment)
        },
      ),
    )
  })
})

it('the payment of the answer is the one that the playground is quoted', () => {
  const quotedWith = (kind: QuoteKind, change: Partial<RequestedVehicle>) => {
    const { leaseFinance } = quoteVehicle(vehicleTerms, holding, kind, { ...asked, ...change })
    const quote = quoteFor(leaseFinance, {
      dealType: kind === 'lease' ? 'Lease' : 'Finance',
      dealTypeCode: null,
    })
    return quote?.payments.find(({ term }) => term === 60)?.monthlyPayments[0]
  }
  fc.assert(
    fc.property(fc.constantFrom(...quoteKinds), dollars(1_000), (kind, wanted) => {
      const of60 = paymentInputs(vehicleTerms, holding, kind, asked, { ...place, term: 60 })
      const price = solvePayment(of60, 'price', wanted)
      const down = solvePayment(of60, 'downPayment', wanted)
      const apr = solvePayment(of60, 'apr', wanted)
      if (price.kind !== 'unknown')
        expect(quotedWith(kind, { price: toCents(price.figure), downPayments: [toCents(0)] })).toBe(
          price.payment,
        )
      if (down.kind !== 'unknown')
        expect(quotedWith(kind, { downPayments: [toCents(down.figure)] })).toBe(down.payment)
      if (apr.kind !== 'unknown')
        expect(quotedWith(kind, { apr: apr.figure, downPayments: [toCents(0)] })).toBe(apr.payment)
    }),
  )
})

describe('what cannot be reckoned', () => {
  it.each([
    ['a rate that is empty', null],
    ['a negative rate', -1],
    ['a rate above 100', 100.01],
    ['a rate that is no number', Number.NaN],
  ])('is not known: %s, but the rate can be looked for', (_what, apr) => {
    const without = { ...inputs, terms: { ...vehicleTerms, finance: { apr, defaultTerm: 66 } } }
    for (const solveFor of ['price', 'downPayment', 'term'] as const)
      expect(solvePayment(without, solveFor, now)).toEqual({ kind: 'unknown' })
    expect(solvePayment(without, 'apr', now)).toMatchObject({ kind: 'reached', figure: 6.53 })
  })

  it('is not known without a price, but the price can be looked for', () => {
    const without = { ...inputs, terms: { ...vehicleTerms, price: null } }
    for (const solveFor of ['downPayment', 'term', 'apr'] as const)
      expect(solvePayment(without, solveFor, now)).toEqual({ kind: 'unknown' })
    expect(solvePayment(without, 'price', now)).toEqual(solvePayment(inputs, 'price', now))
  })

  it('is not known without equity, and for a lease without a residual', () => {
    const lease = { ...inputs, kind: 'lease' as const, terms: { ...vehicleTerms, msrp: null } }
    for (const solveFor of solvables) {
      expect(solvePayment({ ...inputs, holding: { equity: null } }, solveFor, now).kind).toBe('unknown')
      expect(solvePayment(lease, solveFor, now).kind).toBe('unknown')
    }
  })
})

describe('bad input', () => {
  it('a rate of 0 and of 99 percent', () => {
    const at = (apr: number) => ({ ...inputs, terms: withApr(vehicleTerms, 'finance', apr) })
    expect(solvePayment(at(0), 'price', now)).toEqual({
      kind: 'reached',
      figure: 8_481_00 + 66 * 436_00 + 32,
      payment: 436_00,
      isLimit: false,
    })
    expect(solvePayment(at(99), 'term', now)).toMatchObject({ kind: 'nearest', figure: 72 })
    expect(solvePayment(at(99), 'price', now)).toMatchObject({ kind: 'reached', isLimit: false })
  })

  it('a present payment of nothing', () => {
    const nothing = toCents(0)
    expect(solvePayment(inputs, 'downPayment', nothing)).toMatchObject({ kind: 'reached', payment: 0 })
    expect(solvePayment(inputs, 'price', nothing)).toMatchObject({ kind: 'reached', payment: 0 })
    expect(solvePayment(inputs, 'term', nothing)).toMatchObject({ kind: 'nearest', figure: 72 })
    expect(solvePayment(inputs, 'apr', nothing)).toMatchObject({ kind: 'nearest', figure: 0 })
  })

  it('a down payment above the price: nothing is to be paid, whatever the rest', () => {
    const over = { ...inputs, downPayment: toCents(50_000_00) }
    expect(paymentOf(over)).toBe(0)
    expect(solvePayment(over, 'apr', now)).toEqual({
      kind: 'reached',
      figure: 100,
      payment: 0,
      isLimit: true,
    })
    expect(solvePayment(over, 'term', now)).toEqual({
      kind: 'reached',
      figure: 24,
      payment: 0,
      isLimit: true,
    })
  })

  it('a payoff above the value by ten times: no price helps, a down payment above the price does', () => {
    const owes = { ...inputs, holding: { equity: toCents(-219_150_00) } }
    expect(solvePayment(owes, 'price', now)).toMatchObject({ kind: 'nearest', figure: 0 })
    const down = solvePayment(owes, 'downPayment', now)
    expect(down.kind === 'reached' && down.figure > 32_600_00 && down.payment <= now).toBe(true)
  })

  it('figures of ten digits', () => {
    const price = toCents(9_999_999_999_00)
    const huge = { ...inputs, terms: { ...vehicleTerms, price } }
    expect(solvePayment(huge, 'downPayment', now)).toMatchObject({ kind: 'nearest', figure: maximumAmount })
    expect(solvePayment(huge, 'price', price)).toMatchObject({ figure: maximumAmount, isLimit: true })
    expect(solvePayment(huge, 'term', price)).toMatchObject({ kind: 'reached', figure: 24 })
  })
})

it('the figure that a deal has is the one that is put in', () => {
  expect(solvables.map((one) => figureIn(inputs, one))).toEqual([32_600_00, 0, 66, 3.9])
  expect(solvables.map((one) => figureIn(withFigure(inputs, one, 12), one))).toEqual([12, 12, 12, 12])
})

it('a deal that can only be quoted as a lease, or as a loan, is solved as that one', () => {
  const noLease = { ...vehicleTerms, msrp: null }
  expect(paymentInputs(noLease, holding, 'lease', asked, place).kind).toBe('finance')
  expect(paymentInputs(withApr(vehicleTerms, 'finance', -1), holding, 'finance', asked, place).kind).toBe(
    'lease',
  )
  expect(paymentInputs({ ...noLease, price: null }, holding, 'finance', asked, place).kind).toBe('finance')
})
