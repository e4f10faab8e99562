import { toCents, zeroCents, type Cents } from '../../money/money'
import { daysOfMonth } from '../oddFirstPeriod'
import { daysToFirst, type FirstPaymentDates } from './firstPayment'

/** What a deal is made of beside the vehicle, the rate and what the customer brings in: terms of the store, or of one comparison. */
export interface DeskingTerms {
  /** Percent: of the taxed price of a vehicle that is bought, of each payment of a lease. */
  readonly salesTaxRate: number
  /** Whether the value of the trade-in is taken off the price before it is taxed. */
  readonly tradeReducesTax: boolean
  /** Title, registration and documents, which a cash buyer pays as well: financed, not taxed, no finance charge. */
  readonly fees: Cents
  /** What the manufacturer adds to the deal beside the rebate of the vehicle. */
  readonly incentives: Cents
  /** Whether the price is taxed before the incentives are taken off. */
  readonly incentivesTaxed: boolean
  /** Whether what is owed beyond the value of the trade-in is financed; else it is paid at signing. */
  readonly rollsNegativeEquity: boolean
  /** From signing to the first payment of a loan, in days, a month having 30. */
  readonly daysToFirstPayment: number
  /** The dates that those days are counted between. @default only the days are known */
  readonly firstPayment?: FirstPaymentDates
  /** Whether the days beyond a month before the first payment earn interest. */
  readonly chargesOddDays: boolean
}

/** The name of a desking term; the dates of the first payment are how its days came about. */
export type DeskingTerm = Exclude<keyof DeskingTerms, 'firstPayment'>

/** What is tried out in the place of the terms of the store; a term that is left out is the store's. */
export type DeskingEdits = Partial<DeskingTerms>

/** The terms with which nothing is added: the figures of the specification (OP-083). */
export const neutralDesking: DeskingTerms = {
  salesTaxRate: 0,
  tradeReducesTax: false,
  fees: zeroCents,
  incentives: zeroCents,
  incentivesTaxed: false,
  rollsNegativeEquity: true,
  daysToFirstPayment: daysOfMonth,
  chargesOddDays: true,
}

/** Nothing is tried out. */
export const noDeskingEdits: DeskingEdits = {}

/**
 * Whether anything is tried out.
 *
 * @example hasDeskingEdits({ salesTaxRate: 0 }) // true
 */
export const hasDeskingEdits = (edits: DeskingEdits): boolean => Object.keys(edits).length > 0

/**
 * Whether terms change no amount.
 *
 * @example isNeutral({ ...neutralDesking, tradeReducesTax: true }) // true: nothing is taxed
 */
export const isNeutral = (terms: DeskingTerms): boolean =>
  terms.salesTaxRate === 0 &&
  terms.fees === 0 &&
  terms.incentives === 0 &&
  terms.rollsNegativeEquity &&
  terms.daysToFirstPayment === daysOfMonth

/**
 * What is tried out after a term was typed or chosen; `null` and the store's own take back what was tried out before.
 *
 * The days to the first payment and its date take the place of one another.
 *
 * @example triedDesking({ salesTaxRate: 7 }, neutralDesking, 'salesTaxRate', null) // {}
 */
export function triedDesking<Term extends keyof DeskingTerms>(
  edits: DeskingEdits,
  onFile: DeskingTerms,
  term: Term,
  value: DeskingTerms[Term] | null,
): DeskingEdits {
  const replaced: readonly string[] = firstPaymentTerms.includes(term) ? firstPaymentTerms : [term]
  const others = Object.fromEntries(
    Object.entries(edits).filter(([name]) => !replaced.includes(name)),
  ) as DeskingEdits
  return value === null || value === onFile[term] ? others : { ...others, [term]: value }
}

/** Two ways of saying when the first payment is. */
const firstPaymentTerms: readonly (keyof DeskingTerms)[] = ['daysToFirstPayment', 'firstPayment']

/** The desking terms that are figures. */
export const deskingFigures = ['salesTaxRate', 'fees', 'incentives', 'daysToFirstPayment'] as const

/** A desking term that is a figure. */
export type DeskingFigure = (typeof deskingFigures)[number]

/** Whether a term is a figure; else it is yes or no. */
export const isDeskingFigure = (term: DeskingTerm): term is DeskingFigure =>
  (deskingFigures as readonly DeskingTerm[]).includes(term)

/** The limits of each figure, both of which belong to it: percent, cents, days. */
export const deskingLimits: Readonly<Record<DeskingFigure, { readonly from: number; readonly to: number }>> =
  {
    salesTaxRate: { from: 0, to: 20 },
    fees: { from: 0, to: 50_000_00 },
    incentives: { from: 0, to: 50_000_00 },
    daysToFirstPayment: { from: daysOfMonth, to: 90 },
  }

const limited = (term: DeskingFigure, figure: number): number =>
  Math.min(deskingLimits[term].to, Math.max(deskingLimits[term].from, figure))

/**
 * The terms with what is tried out in force; a figure beyond its limits counts as the limit. Where the date of the first payment is
 * known the days follow from it, unless other days are tried out.
 *
 * @example deskingInForce(neutralDesking, { salesTaxRate: 6.25 }).salesTaxRate // 6.25
 */
export function deskingInForce(onFile: DeskingTerms, edits: DeskingEdits): DeskingTerms {
  const { firstPayment: dates, ...terms } = { ...onFile, ...edits }
  const isDaysTried = edits.daysToFirstPayment !== undefined && edits.firstPayment === undefined
  const firstPayment = isDaysTried ? undefined : dates
  const days = firstPayment === undefined ? terms.daysToFirstPayment : daysToFirst(firstPayment)
  return {
    ...terms,
    salesTaxRate: limited('salesTaxRate', terms.salesTaxRate),
    fees: toCents(limited('fees', terms.fees)),
    incentives: toCents(limited('incentives', terms.incentives)),
    daysToFirstPayment: limited('daysToFirstPayment', days),
    ...(firstPayment === undefined ? {} : { firstPayment }),
  }
}

/**
 * The days beyond a month before the first payment.
 *
 * @example oddDays({ ...neutralDesking, daysToFirstPayment: 45 }) // 15
 */
export const oddDays = ({ daysToFirstPayment }: Pick<DeskingTerms, 'daysToFirstPayment'>): number =>
  Math.max(0, daysToFirstPayment - daysOfMonth)

/** The odd days that earn interest. */
export const chargedOddDays = (terms: Pick<DeskingTerms, 'daysToFirstPayment' | 'chargesOddDays'>): number =>
  terms.chargesOddDays ? oddDays(terms) : 0
