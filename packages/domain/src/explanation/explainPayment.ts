import { currentPayment } from '../deal/currentPayment'
import { currentFigures, type CurrentVehicleEdits } from '../deal/currentVehicleEdits'
import { hidesPaymentDifference } from '../deal/dealTypes'
import { withReplacementEdits, type ReplacementEdits } from '../deal/replacementEdits'
import { formatCount, formatDollars, formatPercent } from '../money/format'
import { toCents, zeroCents, type Cents } from '../money/money'
import type {
  DealInformation,
  LeaseFinance,
  LenderQuote,
  ReplacementVehicle,
  VehicleInfo,
} from '../opportunity/sections'
import { moneyFactor } from '../payment/lease'
import { defaultTermOf, quoteFor } from '../payment/lenderQuote'
import type { QuoteKind } from '../payment/paymentTerms'
import type { Basis } from '../payment/playground/basis'
import { explained, type Explained } from './explained'
import {
  financedSum,
  firstPaymentOf,
  noDesking,
  paidAtSigningFormula,
  salesTaxInput,
  type ExplainedDesking,
} from './explainDesking'
import { entrySource, equityFormula, valueFormula } from './explainEquity'
import {
  amountInput,
  evaluate,
  figureInput,
  less,
  type AmountInput,
  type FigureInput,
  type Formula,
  type PaymentFormula,
} from './formula'
import { sourceOn } from './sourceDay'

/** What the payments of a customer are explained with: the sections, and what somebody tries out beside them. */
export interface ExplainedSections {
  readonly leaseFinance: LeaseFinance | null
  readonly dealInformation: DealInformation | null
  readonly vehicleInfo: VehicleInfo | null
  readonly currentEdits: CurrentVehicleEdits
  readonly replacementEdits: ReplacementEdits
  /** What is counted against the vehicle's value (OP-082). @default 'Equity' */
  readonly basis?: Basis
  /** The rate on file, in percent a year, where another one is tried out. @default none is */
  readonly aprOnFile?: number
  /** What else the deal is made of. @default nothing */
  readonly desking?: ExplainedDesking | undefined
}

/** The present payment: as it was typed in, as the deal has it, else as the lender knows it; `null` where nobody does (O-082). */
function nowFormula(sections: ExplainedSections): AmountInput | null {
  const { leaseFinance, dealInformation: deal, currentEdits } = sections
  const label = 'Monthly Payments'
  const onFile = currentPayment(deal)
  if (currentEdits.paymentAmtEdit !== null)
    return amountInput(label, currentEdits.paymentAmtEdit, 'entry', entrySource(onFile))
  const lender = deal?.lender === null || deal === null ? '' : `, ${deal.lender}`
  if (onFile !== null)
    return amountInput(label, onFile, 'exact', dealSource(`The deal on file${lender}`, sections))
  const quoted = quoteFor(leaseFinance, deal)?.currentPayment ?? null
  return quoted === null ? null : amountInput(label, quoted, 'exact', 'Known to the lender')
}

type PricedVehicle = Pick<ReplacementVehicle, 'msrp' | 'rebateAmt' | 'discount' | 'refreshedOn'>

const madeOf = ({ msrp, rebateAmt, discount }: PricedVehicle): string =>
  msrp === null || rebateAmt === null || discount === null
    ? 'On file'
    : `MSRP ${formatDollars(msrp)} less rebate ${formatDollars(rebateAmt)} and discount ${formatDollars(discount)}`

/** Where a price comes from, and when it was read from the stock. */
const priceSource = (vehicle: PricedVehicle): string => sourceOn(madeOf(vehicle), 'read', vehicle.refreshedOn)

/** What the lender names for the vehicle that is offered, and when that was read. */
const lenderSource = (text: string, { vehicleInfo }: Pick<ExplainedSections, 'vehicleInfo'>): string =>
  sourceOn(text, 'read', vehicleInfo?.replacementVehicle?.refreshedOn ?? null)

/** What is on file of the deal, and when somebody saved it. */
const dealSource = (text: string, { vehicleInfo }: Pick<ExplainedSections, 'vehicleInfo'>): string =>
  sourceOn(text, 'saved', vehicleInfo?.currentVehicle.dealSavedOn ?? null)

/** The price that is quoted for, with what was typed in (O-311, OP-091); `null` where it is not known. */
function priceFormula({ vehicleInfo, replacementEdits: edits }: ExplainedSections): AmountInput | null {
  const onFile = vehicleInfo?.replacementVehicle ?? null
  if (onFile === null) return null
  const vehicle = withReplacementEdits(onFile, edits)
  if (vehicle.estimatedSelPrice === null) return null
  return edits.estimatedSelPriceEdit === null
    ? amountInput('Est Selling Price', vehicle.estimatedSelPrice, 'exact', priceSource(vehicle))
    : amountInput(
        'Est Selling Price',
        vehicle.estimatedSelPrice,
        'entry',
        entrySource(onFile.estimatedSelPrice),
      )
}

/** What the present vehicle brings into the deal: its value less the payoff, or less the payments that are left (OP-082). */
function broughtFormula(sections: ExplainedSections): Formula | null {
  const { vehicleInfo, currentEdits, dealInformation, basis = 'Equity' } = sections
  if (vehicleInfo === null) return null
  if (basis === 'Equity') return equityFormula(vehicleInfo.currentVehicle, currentEdits)
  const { currentVehicle } = vehicleInfo
  const value = valueFormula(currentVehicle, currentEdits)
  const figures = currentFigures(currentVehicle, dealInformation, currentEdits)
  if (value === null || figures.paymentPayoff === null) return null
  const isEntry = currentEdits.numberOfPaymentsEdit !== null || currentEdits.paymentAmtEdit !== null
  const payments = `${formatCount(figures.numberOfPayments)} payments of ${formatDollars(figures.paymentAmt)}`
  const left = amountInput(
    'Remaining payments',
    toCents(-1 * figures.paymentPayoff),
    isEntry ? 'entry' : 'exact',
    isEntry ? payments : dealSource(payments, sections),
  )
  return less('Value less remaining payments', value, [left])
}

/** What is to be financed, and what of the present vehicle is paid at signing. */
interface Financed {
  readonly amount: Formula
  readonly paidAtSigning: Formula | undefined
}

/** What is to be financed: price less equity and down payment, never less than nothing (OP-083), and what the desking terms add. */
function financedFormula(
  kind: QuoteKind,
  sections: ExplainedSections,
  quote: LenderQuote,
  at: number,
): Financed | null {
  const { vehicleInfo, currentEdits, desking = noDesking } = sections
  const price = priceFormula(sections)
  const brought = broughtFormula(sections)
  if (price === null || brought === null || vehicleInfo === null) return null
  const isEntry = sections.replacementEdits.downPaymentOptionsEdit !== null
  const down = amountInput(
    'Down payment',
    quote.downPayments[at] ?? zeroCents,
    isEntry ? 'entry' : 'exact',
    isEntry ? 'Not saved' : 'One of the lender’s options',
  )
  const value = valueFormula(vehicleInfo.currentVehicle, currentEdits)
  return {
    amount: financedSum(financedLabels[kind], desking, kind === 'finance', { price, brought, value, down }),
    paidAtSigning: paidAtSigningFormula(desking, brought),
  }
}

const financedLabels: Readonly<Record<QuoteKind, string>> = {
  finance: 'Amount financed',
  lease: 'Adjusted capitalized cost',
}

/** The payment as it was quoted, where how it comes about is the lender's own. */
const quotedFormula = (label: string, payment: Cents): Formula =>
  amountInput(label, payment, 'exact', 'Quoted by the lender')

/** A rate of the quote, in the form that its kind has. */
const rateInput = (
  label: string,
  value: number,
  unit: FigureInput['unit'],
  sections: ExplainedSections,
): FigureInput =>
  sections.aprOnFile === undefined
    ? figureInput(label, value, unit, 'exact', lenderSource('The rate that is quoted', sections))
    : figureInput(label, value, unit, 'entry', `On file ${formatPercent(sections.aprOnFile)}, not saved`)

/** A place in the grid of a quote. */
export interface QuotedPlace {
  readonly term: number
  /** Which of the down payments, counted from 0. */
  readonly at: number
}

/** What a quoted payment is called. */
const newPayment = (term: number): string => `New payment, ${term} months`

function loanFormula(
  label: string,
  sections: ExplainedSections,
  quote: LenderQuote,
  { at }: QuotedPlace,
  term: FigureInput,
): PaymentFormula | null {
  const financed = financedFormula('finance', sections, quote, at)
  if (financed === null || quote.apr === null) return null
  return {
    kind: 'loanPayment',
    label,
    ...financed,
    apr: rateInput('APR', quote.apr, 'percent', sections),
    term,
    firstPayment: firstPaymentOf(sections.desking ?? noDesking),
  }
}

function leaseFormula(
  label: string,
  sections: ExplainedSections,
  quote: LenderQuote,
  { at }: QuotedPlace,
  term: FigureInput,
): PaymentFormula | null {
  const financed = financedFormula('lease', sections, quote, at)
  const residual = quote.residuals?.[quote.payments.findIndex((one) => one.term === term.value)]
  if (financed === null || quote.apr === null || residual === undefined) return null
  return {
    kind: 'leasePayment',
    label,
    ...financed,
    residual: amountInput(
      'Residual',
      residual,
      'estimate',
      lenderSource(`The lender’s, after ${term.value} months`, sections),
    ),
    moneyFactor: rateInput('Money factor', moneyFactor(quote.apr), 'factor', sections),
    term,
    salesTax: salesTaxInput(sections.desking ?? noDesking),
  }
}

function paymentFormula(sections: ExplainedSections, quote: LenderQuote, place: QuotedPlace): Formula | null {
  const { term, at } = place
  const payments = quote.payments.find((one) => one.term === term)
  const payment = payments?.monthlyPayments[at]
  if (payments === undefined || payment === undefined) return null
  const label = newPayment(term)
  const formulaOf = quote === sections.leaseFinance?.leaseLender ? leaseFormula : loanFormula
  const source = payments.isDefault
    ? lenderSource('Default term of the lender', sections)
    : 'A term of the lender'
  const formula = formulaOf(
    label,
    sections,
    quote,
    place,
    figureInput('Term', term, 'months', 'exact', source),
  )
  // What was quoted counts: figures that have changed since then do not explain it.
  return formula !== null && evaluate(formula) === payment ? formula : quotedFormula(label, payment)
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
