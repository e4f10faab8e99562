import { formatCount, formatDollars } from '../../money/format'
import { negateCents, type Cents } from '../../money/money'
import { scoreLevel } from '../../work-log/rows/cells/score'
import { warrantyLabels, warrantyOf, type WarrantyValue } from '../../work-log/rows/cells/warranty'
import type { RoStatus } from '../../work-log/rows/logRow'
import { rowState } from '../../work-log/rows/rowState'

/** What can put a customer on the list, the strongest first (S-002). */
export const listReasonKinds = ['equity', 'payment', 'warranty', 'service', 'payments-left', 'score'] as const
export type ListReasonKind = (typeof listReasonKinds)[number]

/** One reason: what it is, and its figure. */
export interface ListReason {
  readonly kind: ListReasonKind
  /** The words before the figure. */
  readonly label: string
  readonly figure: string
  /** Good for the customer. */
  readonly tone?: 'good'
}

/** What the reasons are read from; `null` for what is not known. */
export interface ReasonFacts {
  readonly equityAmount: Cents | null
  /** How much the monthly payment would change; `null` also where the deal shows none. */
  readonly paymentDifference: Cents | null
  readonly paymentsLeft: number | null
  /** A warranty icon code, 1 to 14 (L-267, L-268). */
  readonly warrantyExpIcon: number | null
  readonly predictiveScore: number | null
  readonly roStatus: RoStatus | null
  readonly roTagNumber: string | null
}

/** As many as stand in one line. */
export const mostReasons = 5

/** The payments of the last year of a deal: so few are a reason to talk about the next vehicle. */
export const fewPayments = 12

const expiring: readonly (WarrantyValue | null)[] = ['WEXPMILES', 'WEXPMONTHS', 'WEXPMONTHSMILES']

const texts: Readonly<Record<ListReasonKind, (facts: ReasonFacts) => Omit<ListReason, 'kind'> | null>> = {
  equity: ({ equityAmount: amount }) =>
    amount !== null && amount > 0 ? { label: 'Equity', figure: formatDollars(amount), tone: 'good' } : null,
  payment: ({ paymentDifference: amount }) =>
    amount !== null && amount < 0
      ? { label: 'Payment', figure: `${formatDollars(negateCents(amount))} lower`, tone: 'good' }
      : null,
  warranty: ({ warrantyExpIcon }) => {
    const value = warrantyOf(warrantyExpIcon)
    return value !== null && expiring.includes(value)
      ? { label: 'Warranty', figure: warrantyLabels[value] }
      : null
  },
  service: ({ roStatus, roTagNumber }) => {
    if (rowState({ dealType: null, roStatus }) !== 'open') return null
    return roTagNumber === null
      ? { label: 'In service', figure: 'now', tone: 'good' }
      : { label: 'In service now,', figure: `tag ${roTagNumber}`, tone: 'good' }
  },
  'payments-left': ({ paymentsLeft: left }) =>
    left !== null && left > 0 && left <= fewPayments
      ? { label: 'Payments left', figure: formatCount(left) }
      : null,
  score: ({ predictiveScore: score }) =>
    scoreLevel(score) === 'high' ? { label: 'Score', figure: formatCount(score) } : null,
}

/**
 * Why a customer is on the list, each reason with its figure, the strongest first and five at most: equity, a lower payment, a
 * warranty that expires soon, an open repair order, the payments of the last year, a high predictive score (S-002). None where
 * nothing of these is so.
 *
 * @example
 * listReasons({ ...facts, equityAmount: toCents(8_481_00) }) // [{ kind: 'equity', label: 'Equity', figure: '$8,481', tone: 'good' }]
 */
export const listReasons = (facts: ReasonFacts): readonly ListReason[] =>
  listReasonKinds
    .flatMap((kind) => {
      const text = texts[kind](facts)
      return text === null ? [] : [{ kind, ...text }]
    })
    .slice(0, mostReasons)
