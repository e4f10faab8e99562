import type { DealType } from '@retain/domain/deal/dealTypes'
import { equity } from '@retain/domain/deal/equity'
import { toCents, type Cents } from '@retain/domain/money/money'
import { halfUp } from '@retain/domain/money/rounding'
import { leasePayment, moneyFactor } from '@retain/domain/payment/lease'
import { balanceAfter, levelPayment, type Loan } from '@retain/domain/payment/loan'
import { pickLender, type Lender } from './lenders'
import type { Random } from './random'
import { yearlyRetention } from './valuation'

/** How a purchase was paid for. */
export type Funding = 'loan' | 'lease' | 'cash' | 'unknown'

/** A deal before it is priced: what it is and how long ago it was signed. */
export interface DealPlan {
  readonly kind: DealType
  readonly funding: Funding
  readonly isNew: boolean
  readonly term: number | null
  /** Whole months since the contract. */
  readonly months: number
}

/** What is known of the deal behind an opportunity. */
export interface SeedDeal {
  readonly lender: Lender | null
  readonly apr: number | null
  readonly term: number | null
  readonly paymentsLeft: number | null
  readonly currentPayment: Cents | null
  readonly payoff: Cents | null
  readonly annualLeaseMiles: number | null
  /** The loan that the payoff was reckoned from. */
  readonly loan: Loan | null
}

const fundingOf: Readonly<Record<DealType, Funding>> = {
  Finance: 'loan',
  Purchase: 'loan',
  Conquest: 'loan',
  ConquestFinance: 'loan',
  Lease: 'lease',
  ConquestLease: 'lease',
  Cash: 'cash',
  ConquestCash: 'cash',
  Candidate: 'unknown',
}

const kindWeights: Readonly<Record<DealType, number>> = {
  Finance: 57,
  Lease: 19,
  Cash: 6,
  Conquest: 3,
  ConquestFinance: 8,
  ConquestLease: 3.5,
  ConquestCash: 1.5,
  Purchase: 0.7,
  Candidate: 0.5,
}

const loanTerms = { '36': 2, '48': 7, '60': 36, '66': 12, '72': 43 } as const
const leaseTerms = { '24': 12, '30': 6, '36': 66, '42': 8, '48': 8 } as const

/** Decides what kind of deal a customer has and when it was signed. */
export function planDeal(random: Random, kind = random.weighted(kindWeights), leaseEnded = false): DealPlan {
  const funding = fundingOf[kind]
  const isNew = funding === 'lease' || random.chance(0.6)
  if (funding === 'lease') {
    const term = Number(random.weighted(leaseTerms))
    const months = leaseEnded || random.chance(0.04) ? term : random.integer(1, term - 1)
    return { kind, funding, isNew, term, months }
  }
  if (funding === 'loan') {
    const term = Number(random.weighted(loanTerms))
    const months = random.chance(0.04)
      ? term + random.integer(0, 10)
      : Math.max(1, Math.round((random.next() + random.next()) * 0.47 * term))
    return { kind, funding, isNew, term, months }
  }
  return { kind, funding, isNew, term: null, months: random.integer(50, 150) }
}

/** What money cost in the year of the contract, in percent a year. */
const usualRate = (year: number): number =>
  year <= 2016
    ? 3.4
    : year <= 2019
      ? 4.6
      : year <= 2021
        ? 3.7
        : year === 2022
          ? 5.1
          : year <= 2024
            ? 7.2
            : 6.6

const subvented = [0, 0.9, 1.9, 2.9, 3.9]

function loanRate(random: Random, year: number, isNew: boolean, isCaptive: boolean): number {
  if (isNew && isCaptive && random.chance(0.28)) return random.pick(subvented)
  const rate = usualRate(year) + (isNew ? 0 : 2.4) + 2.1 * random.bell()
  return Math.max(1.49, Math.round(rate * 100) / 100)
}

/** Contract, vehicle and price, as far as a deal is reckoned from them. */
export interface DealTerms {
  readonly make: string
  readonly sticker: Cents
  readonly price: Cents
  readonly contractYear: number
  /** The share of the price that was paid at once; a usual one when left out. */
  readonly downShare?: number
}

const nothing: SeedDeal = {
  lender: null,
  apr: null,
  term: null,
  paymentsLeft: null,
  currentPayment: null,
  payoff: null,
  annualLeaseMiles: null,
  loan: null,
}

/** Reckons the deal: payments and payoff by the domain's own loan and lease. */
export function makeDeal(random: Random, plan: DealPlan, terms: DealTerms): SeedDeal {
  if (plan.funding === 'unknown') return nothing
  if (plan.funding === 'cash' || plan.term === null)
    return { ...nothing, payoff: toCents(0), paymentsLeft: random.chance(0.5) ? 0 : null }
  return plan.funding === 'lease'
    ? makeLease(random, plan, plan.term, terms)
    : makeLoan(random, plan, plan.term, terms)
}

function makeLoan(random: Random, plan: DealPlan, term: number, terms: DealTerms): SeedDeal {
  const lender = pickLender(random, terms.make, plan.isNew ? 0.68 : 0.34)
  const down = terms.downShare ?? Math.max(0, random.between(-0.06, 0.24))
  const taxAndFees = random.between(1.03, 1.09)
  const loan: Loan = {
    amount: toCents(halfUp(terms.price * (taxAndFees - down))),
    annualRate: loanRate(random, terms.contractYear, plan.isNew, lender.brands.includes(terms.make)),
    term,
  }
  const paid = Math.min(term, plan.months)
  return {
    lender,
    apr: loan.annualRate,
    term,
    paymentsLeft: term - paid,
    currentPayment: paid === term ? null : levelPayment(loan),
    payoff: balanceAfter(loan, paid),
    annualLeaseMiles: null,
    loan,
  }
}

/** The lessor takes the vehicle back at this share of the sticker price. */
const residualShare = (make: string, term: number): number =>
  Math.min(0.78, 0.93 * yearlyRetention(make) ** (term / 12))

function makeLease(random: Random, plan: DealPlan, term: number, terms: DealTerms): SeedDeal {
  const rate = Math.round((usualRate(terms.contractYear) - 0.8 + 1.2 * random.bell()) * 100) / 100
  const down = terms.downShare ?? 0
  const residual = toCents(halfUp(terms.sticker * residualShare(terms.make, term) * (1 - down)))
  const payment = leasePayment({
    capitalisedCost: toCents(halfUp(terms.price * (random.between(0.94, 1.03) - down))),
    residual,
    term,
    moneyFactor: moneyFactor(rate),
  })
  const paymentsLeft = term - plan.months
  return {
    lender: pickLender(random, terms.make, 0.9),
    apr: rate,
    term,
    paymentsLeft,
    currentPayment: payment,
    payoff: toCents(residual + payment * paymentsLeft),
    annualLeaseMiles: random.pick([10_000, 10_000, 12_000, 12_000, 15_000]),
    loan: null,
  }
}

/** The equity of a deal, unknown when the value or the payoff is. */
export const equityOf = (value: Cents | null, payoff: Cents | null): Cents | null =>
  value === null || payoff === null ? null : equity(value, payoff)
