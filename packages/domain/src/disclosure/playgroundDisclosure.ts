import { currentFigures } from '../deal/currentVehicleEdits'
import { hidesApr } from '../deal/dealTypes'
import { explainColumnPayment } from '../explanation/explainColumn'
import { formatAmount, formatCount, formatPercent } from '../money/format'
import { zeroCents } from '../money/money'
import { defaultTermOf, quoteFor } from '../payment/lenderQuote'
import { selectedDownPayment } from '../payment/playground/paymentGrid'
import { shownVehicles, type Playground } from '../payment/playground/playground'
import type { PresentDeal } from '../payment/playground/computation'
import { shownLeaseFinance, type PlaygroundVehicle } from '../payment/playground/playgroundVehicle'
import { disclosureOf } from './disclosure'
import { disclosureRows, disclosureValues, type DisclosureRow, type DisclosureValues } from './disclosureRows'

/** What is known of the present deal, without the rate of a lease (O-111). */
function currentValues({ deal, currentEdits }: Playground, present: PresentDeal): DisclosureValues {
  const { currentVehicle, dealInformation } = present
  const term = dealInformation?.curVehFinanceTerm ?? null
  return {
    APR: hidesApr(deal) ? '' : formatPercent(dealInformation?.curVehFinanceRate ?? null),
    Term: term === null ? '' : `${term} months`,
    'Monthly payment': formatAmount(currentFigures(currentVehicle, dealInformation, currentEdits).paymentAmt),
  }
}

/** The payment that leads a column: of the default term, with the chosen down payment. */
function offeredValues(
  playground: Playground,
  column: PlaygroundVehicle,
  present: PresentDeal,
): DisclosureValues {
  const quote = quoteFor(shownLeaseFinance(column), playground.deal)
  const term = defaultTermOf(quote)?.term
  if (quote === null || term === undefined) return {}
  const at = selectedDownPayment(quote.downPayments, column.downPaymentValue)
  const explained = explainColumnPayment(playground, column, present, quote, { term, at })
  const disclosure = disclosureOf(explained, quote.downPayments[at] ?? zeroCents)
  const miles = present.dealInformation?.annualLeaseMiles ?? null
  return disclosure === null ? {} : disclosureValues(disclosure, formatCount(miles))
}

/**
 * What has to stand under the payments of the playground when they are given to a customer: a column for each of its columns, the
 * present deal first (12 CFR 1026.24(d), 12 CFR 1013.7(d)).
 *
 * @example playgroundDisclosure(playground, present)[0] // { label: 'APR', values: ['4.2%', '3.9%'] }
 */
export const playgroundDisclosure = (
  playground: Playground,
  present: PresentDeal,
): readonly DisclosureRow[] =>
  disclosureRows([
    currentValues(playground, present),
    ...shownVehicles(playground).map((column) => offeredValues(playground, column, present)),
  ])
