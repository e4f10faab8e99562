import Fraction from 'fraction.js'
import { fractionOf, power } from '../money/exactRounding'

/**
 * What one unit of money at the end of each period is worth at the beginning of the first, at a rate a period. It is exact
 * down to rates that make no difference, which count as none.
 *
 * @param rate 0 or more, as a share: 0.005 for half a percent.
 * @example annuity(0, 60) // 60
 */
export const annuity = (rate: number, periods: number): number =>
  1 + rate === 1 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate

/** Percent a year as an exact share a month; a rate that makes no difference counts as none, as in `annuity`. */
export const exactMonthlyRate = (annualRate: number): Fraction =>
  fractionOf(1 + annualRate / 1200 === 1 ? 0 : annualRate).div(1200)

/** As `annuity`, exactly. */
export function exactAnnuity(rate: Fraction, periods: number): Fraction {
  if (rate.equals(0)) return new Fraction(periods)
  return new Fraction(1).sub(discount(rate, periods)).div(rate)
}

/** What one unit of money after some periods is worth at the beginning, exactly. */
export const discount = (rate: Fraction, periods: number): Fraction => power(rate.add(1).inverse(), periods)
