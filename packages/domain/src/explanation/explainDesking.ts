import { firstPaymentSetting, settingOfTerm } from '../payment/desking/deskingSettings'
import { deskingLabels, formatDeskingTerm } from '../payment/desking/deskingTexts'
import {
  deskingInForce,
  neutralDesking,
  noDeskingEdits,
  type DeskingEdits,
  type DeskingTerm,
  type DeskingTerms,
} from '../payment/desking/deskingTerms'
import { firstPaymentText } from '../payment/desking/firstPayment'
import { daysOfMonth } from '../payment/oddFirstPeriod'
import { settingName } from '../settings/settingTexts'
import {
  amountInput,
  evaluate,
  figureInput,
  less,
  sumOf,
  type AmountInput,
  type FigureInput,
  type FirstPayment,
  type Formula,
  type FormulaTerm,
} from './formula'

/** The desking terms that payments are explained with. */
export interface ExplainedDesking {
  /** Those of the store. */
  readonly onFile: DeskingTerms
  /** What is tried out. */
  readonly edits: DeskingEdits
}

/** Nothing beside price, trade-in and down payment. */
export const noDesking: ExplainedDesking = { onFile: neutralDesking, edits: noDeskingEdits }

/** The terms in force. */
export const termsInForce = ({ onFile, edits }: ExplainedDesking): DeskingTerms =>
  deskingInForce(onFile, edits)

/** Whether the days to the first payment follow from its date. */
const isByDate = (term: DeskingTerm, { firstPayment }: DeskingEdits): boolean =>
  term === 'daysToFirstPayment' && firstPayment !== undefined

/** How sure a term is and where it comes from: a setting of the store by its name, or somebody's own entry. */
function factsOf(
  term: DeskingTerm,
  { onFile, edits }: ExplainedDesking,
): readonly [AmountInput['certainty'], string] {
  const key = isByDate(term, onFile) ? firstPaymentSetting : settingOfTerm[term]
  const setting = `Setting of the store: ${settingName(key)}`
  const tried = isByDate(term, edits) ? edits.firstPayment : edits[term]
  return tried === undefined || tried === onFile[term]
    ? ['exact', setting]
    : ['entry', `${setting}, ${formatDeskingTerm(term, onFile)} on file, not saved`]
}

const amountTerm = (term: 'fees' | 'incentives', desking: ExplainedDesking): AmountInput =>
  amountInput(deskingLabels[term], termsInForce(desking)[term], ...factsOf(term, desking))

/** The rate of the sales tax; `undefined` where there is none. */
export function salesTaxInput(desking: ExplainedDesking): FigureInput | undefined {
  const { salesTaxRate } = termsInForce(desking)
  if (salesTaxRate === 0) return undefined
  const facts = factsOf('salesTaxRate', desking)
  return figureInput(deskingLabels.salesTaxRate, salesTaxRate, 'taxRate', ...facts)
}

const plus = (of: Formula): FormulaTerm => ({ sign: 1, of })
const minus = (of: Formula): FormulaTerm => ({ sign: -1, of })

/** The sales tax on a vehicle that is bought; none without a rate. */
function taxTerms(desking: ExplainedDesking, price: Formula, value: Formula | null): readonly FormulaTerm[] {
  const rate = salesTaxInput(desking)
  if (rate === undefined) return []
  const { incentives, incentivesTaxed, tradeReducesTax } = termsInForce(desking)
  const taken = [
    ...(incentives === 0 || incentivesTaxed ? [] : [amountTerm('incentives', desking)]),
    ...(tradeReducesTax && value !== null ? [value] : []),
  ]
  const of = less('Taxed price', price, taken, true)
  return [plus({ kind: 'percent', label: 'Sales tax', of, rate })]
}

/** What is owed beyond the value of the trade-in and paid at signing; `undefined` where it is financed. */
export function paidAtSigningFormula(desking: ExplainedDesking, brought: Formula): Formula | undefined {
  if (termsInForce(desking).rollsNegativeEquity) return undefined
  const owed = sumOf('Negative equity, paid at signing', [minus(brought)], true)
  return evaluate(owed) === 0 ? undefined : owed
}

/** The figures that what is financed begins with. */
export interface FinancedParts {
  readonly price: Formula
  /** What the present vehicle brings in. */
  readonly brought: Formula
  /** The value of the present vehicle; `null` where it is not known. */
  readonly value: Formula | null
  readonly down: Formula
}

/**
 * What is financed, as `amountFinanced` and `capitalizedCost` reckon it: the sales tax of a lease is not part of it.
 *
 * @param isTaxed whether the vehicle is bought.
 */
export function financedSum(
  label: string,
  desking: ExplainedDesking,
  isTaxed: boolean,
  { price, brought, value, down }: FinancedParts,
): Formula {
  const { fees, incentives } = termsInForce(desking)
  const owed = paidAtSigningFormula(desking, brought)
  return sumOf(
    label,
    [
      plus(price),
      ...(isTaxed ? taxTerms(desking, price, value) : []),
      ...(fees === 0 ? [] : [plus(amountTerm('fees', desking))]),
      ...(incentives === 0 ? [] : [minus(amountTerm('incentives', desking))]),
      minus(brought),
      ...(owed === undefined ? [] : [minus(owed)]),
      minus(down),
    ],
    true,
  )
}

/** When the loan is first paid; `undefined` for a month after signing. */
export function firstPaymentOf(desking: ExplainedDesking): FirstPayment | undefined {
  const { daysToFirstPayment, chargesOddDays, firstPayment } = termsInForce(desking)
  if (daysToFirstPayment === daysOfMonth && firstPayment === undefined) return undefined
  const [certainty, from] = factsOf('daysToFirstPayment', desking)
  const source = firstPayment === undefined ? from : `${firstPaymentText(firstPayment)}. ${from}`
  const days = figureInput(deskingLabels.daysToFirstPayment, daysToFirstPayment, 'days', certainty, source)
  return { days, chargesOddDays, ...(firstPayment === undefined ? {} : { dates: firstPayment }) }
}
