import { isApr, type VehicleTerms } from '../leaseFinance'
import type { QuoteKind } from '../paymentTerms'

const isQuoted = (terms: VehicleTerms, kind: QuoteKind): boolean =>
  isApr(terms[kind].apr) && (kind === 'finance' || (terms.msrp !== null && terms.yearlyRetention !== null))

/**
 * The kind whose quote is shown for a vehicle: the one that fits the deal, else the other where that one alone can be quoted
 * (OP-067), whatever the price.
 *
 * @example shownKind({ ...terms, msrp: null }, 'lease') // 'finance'
 */
export function shownKind(terms: VehicleTerms, kind: QuoteKind): QuoteKind {
  const other = kind === 'lease' ? 'finance' : 'lease'
  return !isQuoted(terms, kind) && isQuoted(terms, other) ? other : kind
}
