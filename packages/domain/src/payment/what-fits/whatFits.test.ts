import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDesking, taxedDesking } from '../../../cases/desking'
import { manyOffers, offeredCustomer, stockOffer } from '../../../cases/stockOffers'
import { holding, vehicleTerms } from '../../../cases/vehicleTerms'
import { toCents, zeroCents } from '../../money/money'
import { defaultTermOf } from '../lenderQuote'
import { levelPayment } from '../loan'
import { paymentTerms } from '../paymentTerms'
import { startsAtPayoff } from '../playground/basis'
import { solvables } from '../solve/paymentInputs'
import { quoteVehicle } from '../vehicleQuote'
import { fitOf, priceAtMost, type FitQuestion } from './fit'
import { batchSizes, fitBatches } from './fitBatches'
import { priceLimits } from './priceLimits'
import { fitFloor, rankedFits } from './rankedFits'
import { bestEquity, withTriedDesking, type OfferedCustomer } from './stockOffer'

const question: FitQuestion = {
  target: toCents(436_00),
  term: 66,
  downPayment: toCents(0),
  apr: null,
  solveFor: 'price',
}
const fit = (changes: Partial<FitQuestion> = {}, offer = stockOffer()) =>
  fitOf(offer, offeredCustomer, { ...question, ...changes })
const priced = (vin: string, dollars: number, apr = 3.9) => {
  const price = toCents(dollars * 100)
  return stockOffer({ vin, price, terms: { ...vehicleTerms, price, finance: { apr, defaultTerm: 66 } } })
}

describe('what a vehicle would cost', () => {
  it('is its payment by nine terms, and the difference to the present one in whole dollars [O-312]', () => {
    const { payments, payment, difference, apr, isWithin, solved } = fit()
    expect(payments).toHaveLength(paymentTerms.length)
    expect([payment, difference, apr, isWithin, solved]).toEqual([406_62, -29_00, 3.9, true, 0])
    expect(payments[7]).toBe(payment)
  })

  it('is what the playground opens with, on the basis with the lower payment [O-280] [OP-082]', () => {
    const deal = { dealType: 'Finance', dealTypeCode: null } as const
    const amount = fc.integer({ min: -60_000_00, max: 60_000_00 }).map(toCents)
    fc.assert(
      fc.property(amount, amount, amount, (equity, defaultPayoff, paymentPayoff) => {
        const held = { ...holding, equity, defaultPayoff, paymentPayoff }
        const asked = { vin: '', price: null, downPayments: [], apr: null, payoff: null }
        const quoted = quoteVehicle(vehicleTerms, held, 'finance', { ...asked, vehiclePayoffSelected: false })
        const { leaseFinance, optionalLeaseFinance } = quoted
        const shown = startsAtPayoff(leaseFinance, optionalLeaseFinance, deal)
          ? optionalLeaseFinance
          : leaseFinance
        expect(fitOf(stockOffer(), { holding: held, quoteKind: 'finance' }, question).payment).toBe(
          defaultTermOf(shown?.financeLender ?? null)?.monthlyPayments[0],
        )
      }),
    )
    expect(bestEquity({ ...holding, equity: null, defaultPayoff: null })).toBeNull()
  })

  it('has the desking terms of the store in it, and what is tried out of them', () => {
    const taxed = { ...offeredCustomer, desking: taxedDesking }
    const payment = (customer: OfferedCustomer) => fitOf(stockOffer(), customer, question).payment
    // 32,600, tax of 6.25 % on 6,750, fees of 385.50, less incentives of 1,500 and 8,481 of equity.
    const financed = toCents(32_600_00 + 421_88 + 385_50 - 1_500_00 - 8_481_00)
    expect(payment(taxed)).toBe(levelPayment({ amount: financed, annualRate: 3.9, term: 66 }))
    expect(payment(withTriedDesking(taxed, {}))).toBe(payment(taxed))
    const untaxed = { salesTaxRate: 0, fees: zeroCents, incentives: zeroCents }
    expect(payment(withTriedDesking(taxed, untaxed))).toBe(406_62)
    expect(payment(withTriedDesking(offeredCustomer, taxedDesking))).toBe(payment(taxed))
  })

  it('is what the quote of the playground has, whatever the terms', () => {
    fc.assert(
      fc.property(anyDesking, anyDesking, (desking, tried) => {
        const asked = { vin: '', price: null, downPayments: [], apr: null, payoff: null, desking: tried }
        const { leaseFinance } = quoteVehicle({ ...vehicleTerms, desking }, holding, 'finance', {
          ...asked,
          vehiclePayoffSelected: false,
        })
        const customer = withTriedDesking({ ...offeredCustomer, desking }, tried)
        expect(fitOf(stockOffer(), customer, question).payment).toBe(
          defaultTermOf(leaseFinance?.financeLender ?? null)?.monthlyPayments[0],
        )
      }),
    )
  })

  it('stays at the payment with the money down that it says, whatever the terms', () => {
    const target = fc.integer({ min: 100_00, max: 900_00 }).map(toCents)
    fc.assert(
      fc.property(anyDesking, target, (desking, wanted) => {
        const customer = { ...offeredCustomer, desking }
        const asked = { ...question, target: wanted }
        const down = fitOf(stockOffer(), customer, asked).solved
        fc.pre(down !== null)
        const at = (downPayment: number) =>
          fitOf(stockOffer(), customer, { ...asked, downPayment: toCents(downPayment) }).isWithin
        expect([at(down), down > 0 && at(down - 1)]).toEqual([true, false])
      }),
    )
  })

  it('follows the down payment, the rate and the term that are tried out', () => {
    expect(fit({ downPayment: toCents(1_000_00) }).payment).toBe(fit({}, priced('A', 31_600)).payment)
    expect(fit({ apr: 9 })).toMatchObject({ apr: 9, isWithin: false })
    expect(fit({ apr: 9 }).payment).toBe(fit({}, priced('A', 32_600, 9)).payment)
    expect(fit({ term: 63 }).payment).toBeGreaterThan(406_62)
  })

  it('says what it would take to stay at the payment', () => {
    const dear = priced('A', 40_000)
    const solved = (solveFor: FitQuestion['solveFor'], target = toCents(436_00)) =>
      fit({ solveFor, target }, dear).solved
    expect(solved('price')).toBe(solved('downPayment'))
    expect(fit({ downPayment: toCents(solved('price') ?? 0) }, dear)).toMatchObject({ isWithin: true })
    expect([solved('term'), solved('apr')]).toEqual([null, null])
    expect(solved('term', toCents(500_00))).toBe(72)
    expect(fit({ target: null })).toMatchObject({ isWithin: false, solved: null })
  })

  it('is not known for a vehicle that is not quoted', () => {
    const none = fit({}, stockOffer({ terms: { ...vehicleTerms, price: null } }))
    expect(none).toMatchObject({ payment: null, difference: null, isWithin: false, solved: null })
    expect(none.payments.every((payment) => payment === null)).toBe(true)
    const unknown = { ...offeredCustomer, holding: { ...holding, currentPayment: null } }
    expect(fitOf(stockOffer(), unknown, question)).toMatchObject({ payment: 406_62, difference: null })
  })

  it('never fails, whatever is asked', () => {
    const amount = fc.integer({ min: 0, max: 1e12 }).map(toCents)
    fc.assert(
      fc.property(
        amount,
        fc.option(amount),
        fc.double({ min: -1, max: 200 }),
        fc.constantFrom(...solvables),
        (down, target, apr, solveFor) => {
          const { payment } = fit({ downPayment: down, target, apr, solveFor })
          expect(payment === null || payment >= 0).toBe(true)
        },
      ),
    )
  })
})

describe('vehicles in their order', () => {
  const offers = [
    priced('C', 30_000),
    priced('A', 40_000),
    priced('B', 30_000),
    { ...stockOffer({ vin: 'D' }), terms: { ...vehicleTerms, price: null } },
  ]
  const fits = (changes: Partial<FitQuestion> = {}) => rankedFits(offers.map((offer) => fit(changes, offer)))

  it('begin with the lowest payment; equal ones by VIN, unknown ones last', () => {
    expect(fits().map(({ vin }) => vin)).toEqual(['B', 'C', 'A', 'D'])
  })

  it('have a lowest payment, and a longer term that lowers it', () => {
    const floor = fitFloor(fits(), question)
    expect(floor).toMatchObject({
      isReached: true,
      nearest: { vin: 'B' },
      longerTerm: { term: 72 },
      downPayment: null,
    })
    expect(fitFloor(fits({ term: 72 }), { ...question, term: 72 })?.longerTerm).toBeNull()
    expect(fitFloor(fits({ target: null }), { ...question, target: null })?.isReached).toBe(true)
  })

  it('say what helps where none stays at the payment: the shortest longer term that does, or money down', () => {
    const few = { ...question, term: 24, target: toCents(500_00) }
    const floor = fitFloor(fits(few), few)
    expect(floor?.isReached).toBe(false)
    const { term = 0, payment = 0 } = floor?.longerTerm ?? {}
    expect([term, payment <= 500_00]).toEqual([48, true])
    const down = floor?.downPayment ?? toCents(0)
    expect(fitFloor(fits({ ...few, downPayment: down }), few)?.isReached).toBe(true)
    const byTerm = { ...few, solveFor: 'term' as const }
    expect(fitFloor(fits(byTerm), byTerm)?.downPayment).toBeNull()
  })

  it('have no lowest payment where none is known', () => {
    expect(fitFloor([], question)).toBeNull()
    expect(fitFloor(fits().slice(-1), question)).toBeNull()
  })
})

describe('the price at most', () => {
  it('is that of each rate, the rates of most vehicles first', () => {
    const used = stockOffer({
      newOrUsed: 'Used',
      make: 'Mazda',
      terms: { ...vehicleTerms, finance: { apr: 5.9, defaultTerm: 66 } },
    })
    const rates = [4.4, 1.9].map((apr) => priced('Z', 30_000, apr))
    const honda = { ...stockOffer(), make: 'Honda' }
    expect(priceLimits([used, stockOffer(), used, honda], offeredCustomer, question)).toEqual([
      { label: '3.9% new', price: 34_342_73 },
      { label: '5.9% used', price: priceAtMost(used, offeredCustomer, question) },
    ])
    expect(
      priceLimits([stockOffer(), used, ...rates], offeredCustomer, question).map(({ label }) => label),
    ).toEqual(['1.9% Toyota', '3.9% Toyota', '4.4% Toyota'])
    expect(priceLimits([stockOffer()], offeredCustomer, { ...question, target: null })).toEqual([])
    expect(priceLimits([stockOffer()], { ...offeredCustomer, quoteKind: 'lease' }, question)).toEqual([])
  })
})

describe('batches', () => {
  it('are a small one first, and all vehicles once in their order', () => {
    const offers = manyOffers(2_500)
    const batches = [...fitBatches(offers, offeredCustomer, question)]
    expect(batches.map(({ length }) => length)).toEqual([batchSizes.first, 1_000, 1_000, 400])
    expect(batches.flat().map(({ vin }) => vin)).toEqual(offers.map(({ vin }) => vin))
    expect([...fitBatches([], offeredCustomer, question)]).toEqual([])
  })
})
