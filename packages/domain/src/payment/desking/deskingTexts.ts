import { formatAmount, formatDecimal } from '../../money/format'
import type { DeskingTerm, DeskingTerms } from './deskingTerms'

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

/**
 * A tax rate in percent with up to 3 decimals, as counties set them.
 *
 * @example formatTaxRate(8.875) // '8.875%'
 */
export const formatTaxRate = (rate: number): string => `${formatDecimal(rate, 3)}%`

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
      return `${terms.daysToFirstPayment} days`
    case 'tradeReducesTax':
    case 'incentivesTaxed':
    case 'rollsNegativeEquity':
    case 'chargesOddDays':
      return onOff(terms[term])
  }
}
