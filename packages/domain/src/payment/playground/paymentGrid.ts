import { hidesPaymentDifference, type DealTyped } from '../../deal/dealTypes'
import { formatDollars } from '../../money/format'
import { subtractCents, toCents, type Cents } from '../../money/money'
import type { LenderQuote } from '../../opportunity/sections'
import { leadTermOf } from '../lenderQuote'
import { termMark, type TermMark } from '../paymentTerms'

/** One term of a column. */
export interface GridRow {
  readonly term: number
  /** It is the term that is taken where none is chosen. */
  readonly isDefault: boolean
  readonly mark: TermMark
  /** Whole dollars, one for each down payment. */
  readonly payments: readonly string[]
}

/** The payments of a column by term and down payment (O-276). */
export interface PaymentGrid {
  /** Whole dollars, as the heads of the columns and the choices of the selector. */
  readonly downPayments: readonly string[]
  /** The column that the chosen down payment stands in; -1 for an empty grid. */
  readonly selected: number
  readonly rows: readonly GridRow[]
}

/**
 * Where a chosen down payment stands among those that are quoted; the first where it is none of them, -1 where there is none.
 *
 * @example selectedDownPayment([0, 1_000_00], [1_000_00]) // 1
 */
export function selectedDownPayment(quoted: readonly Cents[], chosen: readonly Cents[]): number {
  if (quoted.length === 0) return -1
  return Math.max(
    0,
    quoted.findIndex((amount) => amount === chosen[0]),
  )
}

/**
 * How a grid names a term.
 *
 * @example termLabel(54) // '54 mo'
 */
export const termLabel = (months: number): string => `${months} mo`

const emptyGrid: PaymentGrid = { downPayments: [], selected: -1, rows: [] }

/**
 * The grid of a column: every term by every down payment, the default term and its neighbours marked, the chosen down payment
 * found (O-276, O-277, O-290). Where another term is chosen, it stands out in the place of the default one. Empty without a quote
 * (OP-088).
 *
 * @param term the term that was chosen; `null` for none.
 * @example paymentGrid(quote, [toCents(0)]).rows[7] // { term: 66, isDefault: true, mark: 'default', payments: ['$407', '$390'] }
 */
export function paymentGrid(
  quote: LenderQuote | null,
  downPaymentValue: readonly Cents[],
  term: number | null = null,
): PaymentGrid {
  if (quote === null) return emptyGrid
  const lead = leadTermOf(quote, term)
  const leads = quote.payments.map((one) => ({ isDefault: one === lead }))
  return {
    downPayments: quote.downPayments.map(formatDollars),
    selected: selectedDownPayment(quote.downPayments, downPaymentValue),
    rows: quote.payments.map(({ term: months, isDefault, monthlyPayments }, at) => ({
      term: months,
      isDefault,
      mark: termMark(leads, at),
      payments: monthlyPayments.map(formatDollars),
    })),
  }
}

/** What stands over a grid. */
export interface GridHeadline {
  /** The payment of the chosen term, else of the default one, with the chosen down payment, in whole dollars; empty where it is unknown. */
  readonly payment: string
  /** `$29 less than now`, `$19 more than now` or `same as now`; empty where it is unknown or the deal hides it (O-112). */
  readonly difference: string
  /** Good for the customer: less than now. */
  readonly tone?: 'good'
}

/**
 * A payment difference in words.
 *
 * @example differenceText(toCents(-29_00)) // '$29 less than now'
 */
export function differenceText(difference: Cents): string {
  if (difference === 0) return 'same as now'
  const amount = formatDollars(toCents(Math.abs(difference)))
  return `${amount} ${difference < 0 ? 'less' : 'more'} than now`
}

/**
 * The payment that a column leads with and how it compares with the present one (O-312, O-112, OP-066).
 *
 * @example gridHeadline(quote, [toCents(0)], toCents(436_00), deal) // { payment: '$407', difference: '$29 less than now', tone: 'good' }
 */
export function gridHeadline(
  quote: LenderQuote | null,
  downPaymentValue: readonly Cents[],
  now: Cents | null,
  deal: DealTyped,
  term: number | null = null,
): GridHeadline {
  const at = selectedDownPayment(quote?.downPayments ?? [], downPaymentValue)
  const payment = leadTermOf(quote, term)?.monthlyPayments[at] ?? null
  if (payment === null || now === null || hidesPaymentDifference(deal))
    return { payment: formatDollars(payment), difference: '' }
  const difference = subtractCents(payment, now)
  return {
    payment: formatDollars(payment),
    difference: differenceText(difference),
    ...(difference < 0 ? { tone: 'good' } : {}),
  }
}
