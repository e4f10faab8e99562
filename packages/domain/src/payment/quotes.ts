import type { DealTyped } from '../deal/dealTypes'
import type { TermPayments } from '../deal/paymentDifference'
import { toCents, type Cents } from '../money/money'
import { exactHalfUp, fractionOf, power } from '../money/exactRounding'
import { halfUp } from '../money/rounding'
import { amountFinanced, capitalizedCost, type Deal } from './desking/amountFinanced'
import { chargedOddDays, neutralDesking } from './desking/deskingTerms'
import { leasePayment, moneyFactor, withTax } from './lease'
import { quoteKindOf } from './lenderQuote'
import { levelPaymentAfterOddDays } from './oddFirstPeriod'
import { termsWith, usualDefaultTerms, type QuoteKind } from './paymentTerms'

/** The down payments that are offered when the lender names none (O-313, OP-085). */
const usualDownPayments = {
  finance: [toCents(0)],
  lease: [toCents(0), toCents(1_000_00), toCents(2_000_00)],
} as const

/** What a vehicle is offered for, as far as both kinds of quote need it. */
export interface Offer extends Deal {
  readonly downPayments: readonly Cents[]
}

/** A way of paying for it: the rate in percent a year and the lender's default term, if it names one. */
export interface Rate {
  readonly apr: number
  readonly defaultTerm: number | null
}

/** One place of the grid of a quote: a term in months, and what is paid down. */
export interface GridPlace {
  readonly term: number
  readonly downPayment: Cents
}

const grid = (
  { downPayments }: Offer,
  defaultTerm: number,
  payment: (place: GridPlace) => Cents,
): readonly TermPayments[] =>
  termsWith(defaultTerm).map((term) => ({
    term,
    isDefault: term === defaultTerm,
    monthlyPayments: downPayments.map((downPayment) => payment({ term, downPayment })),
  }))

const atLeastNothing = (payment: number): Cents => toCents(Math.max(0, payment))

/**
 * What a loan for the rest of the price costs a month at one place of the grid, with the interest of the odd days before the first
 * payment.
 *
 * @example
 * financePayment({ price: toCents(30_000_00), equity: toCents(0) }, 6, { term: 60, downPayment: toCents(0) }) // 579_98
 */
export const financePayment = (deal: Deal, apr: number, { term, downPayment }: GridPlace): Cents =>
  atLeastNothing(
    levelPaymentAfterOddDays(
      { amount: amountFinanced(deal, downPayment), annualRate: apr, term },
      chargedOddDays(deal.desking ?? neutralDesking),
      'simple',
    ),
  )

/**
 * What a loan for the rest of the price costs a month, for every term that is quoted (OP-083). Amounts are cents; a payment
 * is never less than nothing.
 *
 * @example
 * financeQuote({ price: toCents(30_000_00), equity: toCents(0), downPayments: [toCents(0)] }, { apr: 6, defaultTerm: null })
 */
export const financeQuote = (offer: Offer, { apr, defaultTerm }: Rate): readonly TermPayments[] =>
  grid(offer, defaultTerm ?? usualDefaultTerms.finance, (place) => financePayment(offer, apr, place))

/** What the vehicle is worth at the end of a lease. */
export interface Residual {
  readonly msrp: Cents
  /** The share of its value that it keeps each year. */
  readonly yearlyRetention: number
}

/** What is lost as soon as a new vehicle is driven. */
const keptAtDelivery = 0.94

function residualOf({ msrp, yearlyRetention }: Residual, term: number): Cents {
  const years = term / 12
  const residual = msrp * keptAtDelivery * yearlyRetention ** years
  // A root of the retention has no end, so that the residual of a part of a year is never exactly a half.
  if (!Number.isInteger(years)) return toCents(halfUp(residual))
  return toCents(
    exactHalfUp(residual, () =>
      power(fractionOf(yearlyRetention), years).mul(fractionOf(keptAtDelivery)).mul(msrp),
    ),
  )
}

/** What a lease costs a month at one place of the grid, with the residual of its term and the sales tax on the payment. */
export const leasedPayment = (
  deal: Deal,
  apr: number,
  residual: Residual,
  { term, downPayment }: GridPlace,
): Cents =>
  withTax(
    atLeastNothing(
      leasePayment({
        capitalisedCost: capitalizedCost(deal, downPayment),
        residual: residualOf(residual, term),
        term,
        moneyFactor: moneyFactor(apr),
      }),
    ),
    (deal.desking ?? neutralDesking).salesTaxRate,
  )

/**
 * What the vehicle is worth at the end of a lease, for every term that is quoted.
 *
 * @example leaseResiduals({ apr: 4, defaultTerm: null }, { msrp: toCents(40_000_00), yearlyRetention: 0.85 })[0] // 27_166_00, after 24 months
 */
export const leaseResiduals = ({ defaultTerm }: Rate, residual: Residual): readonly Cents[] =>
  termsWith(defaultTerm ?? usualDefaultTerms.lease).map((term) => residualOf(residual, term))

/** What a lease costs a month, for every term that is quoted: depreciation to the residual of the term, and rent (OP-083). */
export const leaseQuote = (
  offer: Offer,
  { apr, defaultTerm }: Rate,
  residual: Residual,
): readonly TermPayments[] =>
  grid(offer, defaultTerm ?? usualDefaultTerms.lease, (place) => leasedPayment(offer, apr, residual, place))

/**
 * The down payments that the lender names, else the usual ones of the kind of quote: 0 for a loan, 0, 1,000 and 2,000 dollars for a
 * lease (O-313, OP-085).
 *
 * @example
 * downPaymentsFor('finance', null) // [0]
 */
export const downPaymentsFor = (kind: QuoteKind, named: readonly number[] | null): readonly Cents[] =>
  named === null || named.length === 0 ? usualDownPayments[kind] : named.map(toCents)

/** The down payments that are offered with a replacement: those of the kind of deal that the customer has. */
export const downPaymentsOf = (named: readonly number[] | null, deal: DealTyped): readonly Cents[] =>
  downPaymentsFor(quoteKindOf(deal), named)
