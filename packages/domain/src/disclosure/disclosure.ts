import type { Explained } from '../explanation/explained'
import type { Cents } from '../money/money'
import { leaseDisclosure, type LeaseDisclosure } from './leaseDisclosure'
import { loanDisclosure, type LoanDisclosure } from './loanDisclosure'

/** What has to stand beside a payment that is named to a customer. */
export type Disclosure = LoanDisclosure | LeaseDisclosure

/**
 * The disclosure of a payment that says how it came about; `null` for one that stands as the lender quoted it, of which nothing
 * more is known.
 *
 * @example disclosureOf(explainPayment(sections, quote, { term: 66, at: 0 }), toCents(0))?.totalOfPayments // 26_836_92
 */
export function disclosureOf(payment: Explained | null, downPayment: Cents): Disclosure | null {
  if (payment === null) return null
  const { formula } = payment
  if (formula.kind === 'loanPayment') return loanDisclosure(formula, downPayment)
  return formula.kind === 'leasePayment' ? leaseDisclosure(formula, downPayment) : null
}
