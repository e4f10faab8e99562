import { basePayment, evaluate, type LeasePaymentFormula } from '../explanation/formula'
import { addCents, subtractCents, toCents, zeroCents, type Cents } from '../money/money'

/**
 * What has to stand beside the payment of a lease once it is named: what is due at signing, the payments, and what is charged
 * for (12 CFR 1013.4(b) to (f), 1013.7(d)(2)).
 */
export interface LeaseDisclosure {
  readonly kind: 'lease'
  /** Number of monthly payments, the first of them made at signing. */
  readonly term: number
  readonly downPayment: Cents
  /** The down payment, the first monthly payment, and what is owed beyond the value of the trade-in where that is not financed. */
  readonly dueAtSigning: Cents
  readonly capitalizedCost: Cents
  readonly residual: Cents
  /** What the lease costs beyond the loss of value. */
  readonly rentCharge: Cents
  /** All that is paid by the end of the lease. */
  readonly totalOfPayments: Cents
  readonly monthlyPayment: Cents
  /** What of each payment is sales tax, where there is any. */
  readonly salesTaxPart?: Cents | undefined
  /** What is owed beyond the value of the trade-in, where that is paid at signing. */
  readonly paidAtSigning?: Cents | undefined
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
  const base = basePayment(formula)
  const basePayments = toCents(base * term)
  const paidAtSigning = formula.paidAtSigning === undefined ? zeroCents : evaluate(formula.paidAtSigning)
  const capitalizedCost = evaluate(formula.amount)
  const residual = formula.residual.value
  return {
    kind: 'lease',
    term,
    downPayment,
    dueAtSigning: addCents(downPayment, monthlyPayment, paidAtSigning),
    capitalizedCost,
    residual,
    rentCharge: toCents(Math.max(0, basePayments - (capitalizedCost - residual))),
    totalOfPayments: addCents(downPayment, toCents(monthlyPayment * term), paidAtSigning),
    monthlyPayment,
    ...(formula.salesTax === undefined ? {} : { salesTaxPart: subtractCents(monthlyPayment, base) }),
    ...(paidAtSigning === 0 ? {} : { paidAtSigning }),
  }
}
