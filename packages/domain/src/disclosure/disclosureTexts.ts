import { neutralDesking, type DeskingTerms } from '../payment/desking/deskingTerms'
import { deskingLabels, formatDeskingTerm, termsThatCount } from '../payment/desking/deskingTexts'

const workedOut =
  'Amount financed and adjusted capitalized cost are Est Selling Price less what the present vehicle brings in and less the down payment. ' +
  'Total of payments is the monthly payment in cents times the term, for a lease with the down payment; finance charge is that total ' +
  'less the amount financed. Due at signing is the down payment and the first monthly payment. '

/**
 * How the figures of the disclosure come about, with the desking terms that change them.
 *
 * @example workedOutText(neutralDesking) // '… Taxes, title, registration and dealer fees are not included.'
 */
export function workedOutText(desking: DeskingTerms = neutralDesking): string {
  const terms = termsThatCount(desking)
  if (terms.length === 0) return `${workedOut}Taxes, title, registration and dealer fees are not included.`
  const named = terms.map((term) => `${deskingLabels[term]}: ${formatDeskingTerm(term, desking)}`)
  const missing = [
    ...(desking.salesTaxRate === 0 ? ['Taxes'] : []),
    ...(desking.fees === 0 ? ['Title, registration and dealer fees'] : []),
  ]
  return [
    `${workedOut}With it: ${named.join('; ')}.`,
    ...missing.map((what) => `${what} are not included.`),
  ].join(' ')
}

/** What a payment that is given to a customer is, and what it is not. */
export const paymentDisclaimer =
  'Payments are estimates for discussion and are not an offer of credit or of a lease. Terms depend on credit approval by the lender, ' +
  'final appraisal of the trade-in and the lender’s payoff on the day of sale. Rebates and rates may end without notice; ' +
  'vehicles are subject to prior sale.'
