import { evaluate, type LeasePaymentFormula } from '../explanation/formula'
import { addCents, toCents, type Cents } from '../money/money'

/**
 * What has to stand beside the payment of a lease once it is named: what is due at signing, the payments, and what is charged
 * for (12 CFR 1013.4(b) to (f), 1013.7(d)(2)).
 */
export interface LeaseDisclosure {
  readonly kind: 'lease'
  /** Number of monthly payments, the first of them made at signing. */
  readonly term: number
  readonly downPayment: Cents
  /** The down payment and the first monthly payment. */
  readonly dueAtSigning: Cents
  readonly capitalizedCost: Cents
  readonly residual: Cents
  /** What the lease costs beyond the loss of value. */
  readonly rentCharge: Cents
  /** All that is paid by the end of the lease. */
  readonly totalOfPayments: Cents
  readonly monthlyPayment: Cents
}

/**
 * The disclosure of a lease, from the formula of its payment. The rent charge is what the base payments come to beyond the
 * depreciation (12 CFR 1013.4(f)(5) and (6)).
 *
 * @example leaseDisclosure(formula, toCents(2_000_00)).dueAtSigning // 2_431_05, with a payment of 431.05
 */
export function leaseDisclosure(formula: LeasePaymentFormula, downPayment: Cents): LeaseDisclosure {
  const term = formula.term.value
  const monthlyPayment = evaluate(formula)
  const basePayments = toCents(monthlyPayment * term)
  const capitalizedCost = evaluate(formula.amount)
  const residual = formula.residual.value
  return {
    kind: 'lease',
    term,
    downPayment,
    dueAtSigning: addCents(downPayment, monthlyPayment),
    capitalizedCost,
    residual,
    rentCharge: toCents(Math.max(0, basePayments - (capitalizedCost - residual))),
    totalOfPayments: addCents(downPayment, basePayments),
    monthlyPayment,
  }
}
