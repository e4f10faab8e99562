import { formatAmount, formatDecimal } from '../../money/format'
import {
  deskingLimits,
  neutralDesking,
  oddDays,
  type DeskingFigure,
  type DeskingTerm,
  type DeskingTerms,
} from './deskingTerms'
import { firstPaymentText } from './firstPayment'

/** What each desking term is called, in the order in which they stand. */
export const deskingLabels: Readonly<Record<DeskingTerm, string>> = {
  salesTaxRate: 'Sales tax rate',
  tradeReducesTax: 'Trade-in reduces the tax',
  fees: 'Fees',
  incentives: 'Incentives',
  incentivesTaxed: 'Incentives are taxed',
  rollsNegativeEquity: 'Negative equity is financed',
  daysToFirstPayment: 'Days to first payment',
  chargesOddDays: 'Odd days earn interest',
}

/** All desking terms, in the order in which they stand. */
export const deskingTermNames = Object.keys(deskingLabels) as readonly DeskingTerm[]

/** What stands after each figure where it is typed. */
export const deskingUnits: Readonly<Record<DeskingFigure, string>> = {
  salesTaxRate: '%',
  fees: 'dollars',
  incentives: 'dollars',
  daysToFirstPayment: 'days',
}

/**
 * What is said of a figure that cannot be read, or lies beyond its limits.
 *
 * @example wrongDeskingFigure('salesTaxRate') // 'Enter a number from 0 to 20.'
 */
export function wrongDeskingFigure(term: DeskingFigure): string {
  const { from, to } = deskingLimits[term]
  const unit = deskingUnits[term] === 'dollars' ? 100 : 1
  return `Enter a number from ${from / unit} to ${to / unit}.`
}

/**
 * The terms that change an amount, in their order: a store without a tax has none that reduces it.
 *
 * @example termsThatCount(neutralDesking) // []
 */
export const termsThatCount = (terms: DeskingTerms): readonly DeskingTerm[] =>
  deskingTermNames.filter((term) => {
    switch (term) {
      case 'tradeReducesTax':
        return terms.salesTaxRate > 0
      case 'incentivesTaxed':
        return terms.salesTaxRate > 0 && terms.incentives > 0
      case 'chargesOddDays':
        return oddDays(terms) > 0
      case 'salesTaxRate':
      case 'fees':
      case 'incentives':
      case 'rollsNegativeEquity':
      case 'daysToFirstPayment':
        return terms[term] !== neutralDesking[term]
    }
  })

/**
 * A tax rate in percent with up to 3 decimals, as counties set them.
 *
 * @example formatTaxRate(8.875) // '8.875%'
 */
export const formatTaxRate = (rate: number): string => `${formatDecimal(rate, 3)}%`

/**
 * A figure of the terms as its field shows it: an amount with its cents.
 *
 * @example shownDeskingFigure('fees', { ...neutralDesking, fees: toCents(385_50) }) // '$385.50'
 */
export const shownDeskingFigure = (term: DeskingFigure, terms: Pick<DeskingTerms, DeskingFigure>): string =>
  term === 'fees' || term === 'incentives' ? formatAmount(terms[term]) : String(terms[term])

const onOff = (isOn: boolean): string => (isOn ? 'Yes' : 'No')

/**
 * A desking term as it is shown.
 *
 * @example formatDeskingTerm('daysToFirstPayment', neutralDesking) // '30 days'
 */
export function formatDeskingTerm(term: DeskingTerm, terms: DeskingTerms): string {
  switch (term) {
    case 'salesTaxRate':
      return formatTaxRate(terms.salesTaxRate)
    case 'fees':
    case 'incentives':
      return formatAmount(terms[term])
    case 'daysToFirstPayment':
      return terms.firstPayment === undefined
        ? `${terms.daysToFirstPayment} days`
        : firstPaymentText(terms.firstPayment)
    case 'tradeReducesTax':
    case 'incentivesTaxed':
    case 'rollsNegativeEquity':
    case 'chargesOddDays':
      return onOff(terms[term])
  }
}
