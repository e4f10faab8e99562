import { currentPayment } from '../deal/currentPayment'
import type { CurrentVehicleEdits } from '../deal/currentVehicleEdits'
import { hidesPaymentDifference } from '../deal/dealTypes'
import { withReplacementEdits, type ReplacementEdits } from '../deal/replacementEdits'
import { formatDollars } from '../money/format'
import { zeroCents, type Cents } from '../money/money'
import type { DealInformation, LeaseFinance, LenderQuote, VehicleInfo } from '../opportunity/sections'
import { defaultTermOf, quoteFor } from '../payment/lenderQuote'
import { explained, type Explained } from './explained'
import { entrySource, equityFormula } from './explainEquity'
import { amountInput, evaluate, figureInput, less, type AmountInput, type Formula } from './formula'

/** What the payments of a customer are explained with: the sections, and what somebody tries out beside them. */
export interface ExplainedSections {
  readonly leaseFinance: LeaseFinance | null
  readonly dealInformation: DealInformation | null
  readonly vehicleInfo: VehicleInfo | null
  readonly currentEdits: CurrentVehicleEdits
  readonly replacementEdits: ReplacementEdits
}

/** The present payment: as it was typed in, as the deal has it, else as the lender knows it; `null` where nobody does (O-082). */
function nowFormula({
  leaseFinance,
  dealInformation: deal,
  currentEdits,
}: ExplainedSections): AmountInput | null {
  const label = 'Monthly Payments'
  const onFile = currentPayment(deal)
  if (currentEdits.paymentAmtEdit !== null)
    return amountInput(label, currentEdits.paymentAmtEdit, 'entry', entrySource(onFile))
  const lender = deal?.lender === null || deal === null ? '' : `, ${deal.lender}`
  if (onFile !== null) return amountInput(label, onFile, 'exact', `The deal on file${lender}`)
  const quoted = quoteFor(leaseFinance, deal)?.currentPayment ?? null
  return quoted === null ? null : amountInput(label, quoted, 'exact', 'Known to the lender')
}

const madeOf = (vehicle: { msrp: Cents | null; rebateAmt: Cents | null; discount: Cents | null }): string =>
  vehicle.msrp === null || vehicle.rebateAmt === null || vehicle.discount === null
    ? 'On file'
    : `MSRP ${formatDollars(vehicle.msrp)} less rebate ${formatDollars(vehicle.rebateAmt)} and discount ${formatDollars(vehicle.discount)}`

/** The price that is quoted for, with what was typed in (O-311, OP-091); `null` where it is not known. */
function priceFormula({ vehicleInfo, replacementEdits: edits }: ExplainedSections): AmountInput | null {
  const onFile = vehicleInfo?.replacementVehicle ?? null
  if (onFile === null) return null
  const vehicle = withReplacementEdits(onFile, edits)
  if (vehicle.estimatedSelPrice === null) return null
  return edits.estimatedSelPriceEdit === null
    ? amountInput('Est Selling Price', vehicle.estimatedSelPrice, 'exact', madeOf(vehicle))
    : amountInput(
        'Est Selling Price',
        vehicle.estimatedSelPrice,
        'entry',
        entrySource(onFile.estimatedSelPrice),
      )
}

/** What is to be financed: price less equity and down payment, never less than nothing (OP-083). */
function financedFormula(sections: ExplainedSections, quote: LenderQuote, at: number): Formula | null {
  const price = priceFormula(sections)
  const equity =
    sections.vehicleInfo === null
      ? null
      : equityFormula(sections.vehicleInfo.currentVehicle, sections.currentEdits)
  if (price === null || equity === null) return null
  const down = quote.downPayments[at] ?? zeroCents
  return less(
    'Amount financed',
    price,
    [equity, amountInput('Down payment', down, 'exact', 'One of the lender’s options')],
    true,
  )
}

/** The payment as it was quoted, where how it comes about is the lender's own. */
const quotedFormula = (label: string, payment: Cents): Formula =>
  amountInput(label, payment, 'exact', 'Quoted by the lender')

/** A place in the grid of a quote. */
export interface QuotedPlace {
  readonly term: number
  /** Which of the down payments, counted from 0. */
  readonly at: number
}

/** What a quoted payment is called. */
const newPayment = (term: number): string => `New payment, ${term} months`

function paymentFormula(
  sections: ExplainedSections,
  quote: LenderQuote,
  { term, at }: QuotedPlace,
): Formula | null {
  const payments = quote.payments.find((one) => one.term === term)
  const payment = payments?.monthlyPayments[at]
  if (payments === undefined || payment === undefined) return null
  const label = newPayment(term)
  const amount = financedFormula(sections, quote, at)
  const isLoan = quote !== sections.leaseFinance?.leaseLender
  if (amount === null || quote.apr === null || !isLoan) return quotedFormula(label, payment)
  const formula: Formula = {
    kind: 'loanPayment',
    label,
    amount,
    apr: figureInput('APR', quote.apr, 'percent', 'exact', 'The rate that is quoted'),
    term: figureInput(
      'Term',
      term,
      'months',
      'exact',
      payments.isDefault ? 'Default term of the lender' : 'A term of the lender',
    ),
  }
  // What was quoted counts: figures that have changed since then do not explain it.
  return evaluate(formula) === payment ? formula : quotedFormula(label, payment)
}

/**
 * A payment of the grid and how it comes about; `null` for a place that the quote does not have.
 *
 * @example explainPayment(sections, quote, { term: 66, at: 0 })?.amount // 406_62
 */
export function explainPayment(
  sections: ExplainedSections,
  quote: LenderQuote,
  place: QuotedPlace,
): Explained | null {
  const formula = paymentFormula(sections, quote, place)
  const model = sections.vehicleInfo?.replacementVehicle?.model ?? 'other vehicle'
  return formula === null ? null : explained(`What the ${model} would cost a month.`, formula)
}

/** The payment that the card leads with: of the default term, with the first down payment. */
function leadingPayment(sections: ExplainedSections): Explained | null {
  const quote = quoteFor(sections.leaseFinance, sections.dealInformation)
  const term = defaultTermOf(quote)?.term
  return quote === null || term === undefined ? null : explainPayment(sections, quote, { term, at: 0 })
}

/** What the customer pays now. */
function explainNow(sections: ExplainedSections): Explained | null {
  const formula = nowFormula(sections)
  return formula === null ? null : explained('What is paid a month for the present vehicle.', formula)
}

/** The difference as it is shown: of both payments in whole dollars (O-312); `null` where the deal hides it (O-112, OP-066). */
function explainDifference(
  { dealInformation: deal, vehicleInfo }: ExplainedSections,
  now: Explained | null,
  payment: Explained | null,
): Explained | null {
  if (now === null || payment === null || (deal !== null && hidesPaymentDifference(deal))) return null
  const model = vehicleInfo?.replacementVehicle?.model ?? 'other vehicle'
  return explained(
    `What the ${model} would cost a month, less what is paid now.`,
    less('Difference', { kind: 'wholeDollars', of: payment.formula }, [
      { kind: 'wholeDollars', of: now.formula },
    ]),
  )
}

/** The figures of the Payment card that have to do with payments. */
export interface ExplainedPayments {
  readonly now: Explained | null
  readonly payment: Explained | null
  readonly difference: Explained | null
}

/**
 * What is paid now, what would be paid, and the difference, each with how it comes about.
 *
 * @example explainPayments(sections).difference?.amount // -29_00
 */
export function explainPayments(sections: ExplainedSections): ExplainedPayments {
  const now = explainNow(sections)
  const payment = leadingPayment(sections)
  return { now, payment, difference: explainDifference(sections, now, payment) }
}
