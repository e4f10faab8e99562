import { toCents } from '@retain/domain/money/money'
import { daysLater, type Day } from '@retain/domain/calendar/day'
import { firstPaymentDays } from '@retain/domain/payment/desking/firstPayment'
import {
  deskingInForce,
  deskingLimits,
  neutralDesking,
  type DeskingTerms,
} from '@retain/domain/payment/desking/deskingTerms'
import type { Holding, VehicleTerms } from '@retain/domain/payment/leaseFinance'
import { randomNumbers } from '../randomNumbers.ts'

/** A vehicle on offer, and what a customer brings to it. */
export interface SeededDeal {
  readonly terms: VehicleTerms
  readonly holding: Holding
}

/**
 * The deal of a number, the same in every engine: prices to $150,000, equity of both signs, rates from 0 to 30 % with up to three
 * decimals, own default terms, one to three down payments. Many amounts are round, since those meet exact halves.
 */
export function seededDeal(seed: number): SeededDeal {
  const random = randomNumbers(seed)
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const amount = (least: number, most: number) => {
    const unit = [1, 50, 100, 1_000, 12_000][whole(0, 4)] ?? 1
    return toCents(Math.round(whole(least, most) / unit) * unit)
  }
  const rate = () => whole(0, 30_000) / 1_000
  const isTrue = () => random() < 0.5
  const { salesTaxRate, daysToFirstPayment } = deskingLimits
  const desking = (): DeskingTerms => ({
    salesTaxRate: isTrue() ? whole(0, salesTaxRate.to * 1_000) / 1_000 : whole(0, salesTaxRate.to * 4) / 4,
    tradeReducesTax: isTrue(),
    fees: amount(0, 500_000),
    incentives: amount(0, 1_000_000),
    incentivesTaxed: isTrue(),
    rollsNegativeEquity: isTrue(),
    daysToFirstPayment: whole(daysToFirstPayment.from, daysToFirstPayment.to),
    chargesOddDays: isTrue(),
  })
  /** The terms with a date of the first payment in the place of the days. */
  const dated = (terms: DeskingTerms): DeskingTerms => {
    const signedOn = daysLater('2024-01-01' as Day, whole(0, 1_500))
    const on = daysLater(firstPaymentDays(signedOn).from, whole(0, 55))
    return deskingInForce(terms, { firstPayment: { signedOn, on } })
  }
  const anyTerms = (): DeskingTerms => (random() < 0.5 ? dated(desking()) : desking())
  const value = amount(0, 9_000_000)
  const payoff = amount(0, 9_000_000)
  return {
    terms: {
      price: amount(500_000, 15_000_000),
      msrp: amount(500_000, 16_000_000),
      downPayments: random() < 0.2 ? null : Array.from({ length: whole(1, 3) }, () => amount(0, 1_500_000)),
      finance: { apr: rate(), defaultTerm: random() < 0.5 ? null : whole(12, 96) },
      lease: { apr: rate(), defaultTerm: random() < 0.5 ? null : whole(12, 60) },
      yearlyRetention: whole(600, 990) / 1_000,
      desking: random() < 0.75 ? anyTerms() : neutralDesking,
    },
    holding: {
      equity: toCents(value - payoff),
      defaultPayoff: payoff,
      paymentPayoff: toCents(-1 * amount(0, 4_000_000)),
      currentPayment: amount(0, 200_000),
      selectedPayoff: payoff,
    },
  }
}
