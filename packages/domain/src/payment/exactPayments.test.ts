/**
 * Every formula of payments beside the same one in decimals of 60 places. A thousand cases of each run here;
 * `EXACT_CASES=120000 npx vitest run src/payment/exactPayments` tries more than a million in all.
 */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCents, type Cents } from '../money/money'
import { adjustedValue } from '../trade-adjustment/adjustmentEffect'
import { adjustmentPercentages } from '../trade-adjustment/tradeAdjustment'
import { leaseCharges, moneyFactor, percentOf, withTax } from './lease'
import { leaseQuote } from './quotes'
import { yieldLeasePayment } from './leaseYield.fixture'
import { levelPayment, loanSchedule, payoff } from './loan'
import { amountAfterOddDays } from './oddFirstPeriod'

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })
const whole = (figure: Decimal): number => figure.toDecimalPlaces(0).plus(0).toNumber()
const numRuns = Number(process.env['EXACT_CASES'] ?? 1_000)

/** Many of them are round: with rates of few decimals those often come to exactly a half. */
const amounts = fc
  .tuple(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom(1, 50, 365, 500, 1_000, 1_200, 1_500))
  .map(([count, unit]) => toCents(count * unit))
/** Percent with up to three decimals, as people type them. */
const percents = fc
  .tuple(fc.integer({ min: 0, max: 29_999 }), fc.constantFrom(1, 10, 100, 1_000))
  .map(([digits, unit]) => digits / unit)
  .filter((percent) => percent <= 100)
const terms = fc.integer({ min: 1, max: 120 })

/** Tries two ways of reckoning beside each other. */
function agree<Values extends [unknown, ...unknown[]]>(
  values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
  ours: (...given: Values) => unknown,
  exact: (...given: Values) => unknown,
) {
  fc.assert(
    fc.property(...values, (...given: Values) => {
      expect(ours(...given)).toEqual(exact(...given))
    }),
    { numRuns },
  )
}

/** One and a monthly rate to a power, times 1200 to it: it has an end. */
const grown = (percent: number, periods: number) => new Exact(percent).plus(1200).pow(periods)
const still = (periods: number) => new Exact(1200).pow(periods)
const share = (amount: Cents, percent: number) => whole(new Exact(amount).mul(percent).div(100))

it('29 hundredths of a percent of 250 dollars are 73 cents', () => {
  expect(percentOf(toCents(250_00), 0.29)).toBe(73)
})

it('parts of amounts, taxes and adjustments are exact', () => {
  agree([amounts, percents], percentOf, share)
  agree([amounts, percents], withTax, (amount, percent) => amount + share(amount, percent))
  agree(
    [amounts, fc.constantFrom(...adjustmentPercentages), fc.constantFrom(1 as const, -1 as const)],
    (value, percentage, addOrSubtract) => adjustedValue(value, { percentage, addOrSubtract }),
    (value, percentage, sign) =>
      whole(new Exact(100).plus(new Exact(sign).mul(percentage)).mul(value).div(100)),
  )
})

it('payments of loans are exact, at the end of a month and at its beginning', () => {
  agree(
    [amounts, percents, terms, fc.constantFrom('end' as const, 'begin' as const)],
    (amount, annualRate, term, due) => levelPayment({ amount, annualRate, term, due }),
    (amount, percent, term, due) => {
      if (percent === 0) return whole(new Exact(amount).div(term))
      const paid = new Exact(amount).mul(percent).mul(grown(percent, due === 'begin' ? term - 1 : term))
      const growth = grown(percent, term).minus(still(term))
      return whole(due === 'begin' ? paid.div(growth) : paid.div(growth.mul(1200)))
    },
  )
})

it('the interest of a month and of odd days is exact', () => {
  agree(
    [amounts, percents],
    (amount, annualRate) => loanSchedule({ amount, annualRate, term: 2 })[0]?.interest,
    (amount, percent) => whole(new Exact(amount).mul(percent).div(1200)),
  )
  agree(
    [amounts, percents, fc.integer({ min: 0, max: 40 })],
    (amount, annualRate, days) => payoff({ amount, annualRate, term: 2 }, 0, days),
    (amount, percent, days) => amount + whole(new Exact(amount).mul(percent).mul(days).div(36_500)),
  )
  agree(
    [amounts, percents, fc.integer({ min: 0, max: 90 })],
    (amount, annualRate, days) => amountAfterOddDays({ amount, annualRate }, days, 'simple'),
    (amount, percent, days) => amount + whole(new Exact(amount).mul(percent).mul(days).div(36_000)),
  )
})

it('payments of leases are exact, by factor and by yield', () => {
  agree(
    [amounts, amounts, percents, terms],
    (capitalisedCost, residual, percent, term) =>
      leaseCharges({ capitalisedCost, residual, term, moneyFactor: moneyFactor(percent) }),
    (cost, residual, percent, term) => {
      const depreciation = new Exact(cost - residual).div(term)
      const rent = new Exact(cost + residual).mul(percent).div(2400)
      return { depreciation: whole(depreciation), rent: whole(rent), payment: whole(depreciation.plus(rent)) }
    },
  )
  agree(
    [amounts, amounts, percents, terms, fc.constantFrom(0, 1)],
    (cost, residual, percent, term, inAdvance) =>
      yieldLeasePayment({ cost, residual, term, inAdvance }, percent),
    (cost, residual, percent, term, inAdvance) => {
      if (percent === 0) return whole(new Exact(cost - residual).div(term))
      const owed = grown(percent, term).mul(cost).minus(still(term).mul(residual))
      const ofMonths = grown(percent, term).minus(grown(percent, inAdvance).mul(still(term - inAdvance)))
      const ofAdvance = grown(percent, term).mul(percent).mul(inAdvance)
      return whole(owed.mul(percent).div(ofMonths.mul(1200).plus(ofAdvance)))
    },
  )
})

it('residuals after whole years are exact', () => {
  const offer = { price: toCents(0), equity: toCents(0), downPayments: [toCents(0)] }
  agree(
    [amounts, fc.integer({ min: 1, max: 99 }), fc.constantFrom(24, 36, 48)],
    (msrp, retained, term) =>
      leaseQuote(offer, { apr: 0, defaultTerm: null }, { msrp, yearlyRetention: retained / 100 }).find(
        (quote) => quote.term === term,
      )?.monthlyPayments,
    (msrp, retained, term) => {
      const residual = whole(new Exact(msrp).mul('0.94').mul(new Exact(retained).div(100).pow(term / 12)))
      return [Math.max(0, whole(new Exact(-residual).div(term)))]
    },
  )
})
