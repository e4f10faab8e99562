import { evaluate, oddDaysOf, type FirstPayment, type LoanPaymentFormula } from '../explanation/formula'
import { toCents, type Cents } from '../money/money'
import { annualPercentageRate, disclosedRate } from '../payment/apr/annualPercentageRate'
import { firstPaymentText } from '../payment/desking/firstPayment'
import { daysOfMonth } from '../payment/oddFirstPeriod'

/**
 * What has to stand beside the payment of a loan once it is named: the terms of repayment, the down payment and the annual
 * percentage rate (12 CFR 1026.24(d)(2)), with what they come to (12 CFR 1026.18(b), (d), (h)).
 */
export interface LoanDisclosure {
  readonly kind: 'loan'
  /** Percent a year with two decimals, by the actuarial method from what is paid; `null` where nothing is financed. */
  readonly apr: number | null
  /** Number of monthly payments. */
  readonly term: number
  readonly downPayment: Cents
  readonly amountFinanced: Cents
  /** What the credit costs: all payments less what is financed. */
  readonly financeCharge: Cents
  readonly totalOfPayments: Cents
  readonly monthlyPayment: Cents
  /** When the first payment is, where that is not just a month after signing. */
  readonly firstPayment?: string | undefined
  /** What is owed beyond the value of the trade-in, where that is paid at signing. */
  readonly paidAtSigning?: Cents | undefined
}

const textOf = ({ days, dates }: FirstPayment): string =>
  dates === undefined ? `${days.value} days after signing` : firstPaymentText(dates)

/** The rate that the payments themselves give; 0 where rounding leaves less than was financed. */
function aprOf(financed: Cents, payment: Cents, term: number, odd: number): number | null {
  if (financed === 0) return null
  const first = 1 + Math.floor(odd / daysOfMonth)
  const part = (odd % daysOfMonth) / daysOfMonth
  const months = Array.from({ length: term }, (_, at) => at + first)
  const rate = annualPercentageRate({
    advances: [{ amount: financed, whole: 0, part: 0 }],
    payments: months.map((whole) => ({ amount: payment, whole, part })),
    perYear: 12,
  })
  return rate === null ? 0 : disclosedRate(rate)
}

/**
 * The disclosure of a loan, from the formula of its payment. Payments are monthly, the first of them a month
 * after the loan is made, or so many days after it as the formula says (12 CFR 1026, Appendix J (b)(5)).
 *
 * @example loanDisclosure(formula, toCents(0)).financeCharge // 2_717_92
 */
export function loanDisclosure(formula: LoanPaymentFormula, downPayment: Cents): LoanDisclosure {
  const { paidAtSigning } = formula
  const term = formula.term.value
  const amountFinanced = evaluate(formula.amount)
  const monthlyPayment = evaluate(formula)
  const totalOfPayments = toCents(monthlyPayment * term)
  return {
    kind: 'loan',
    apr: aprOf(amountFinanced, monthlyPayment, term, oddDaysOf(formula)),
    term,
    downPayment,
    amountFinanced,
    financeCharge: toCents(Math.max(0, totalOfPayments - amountFinanced)),
    totalOfPayments,
    monthlyPayment,
    ...(formula.firstPayment === undefined ? {} : { firstPayment: textOf(formula.firstPayment) }),
    ...(paidAtSigning === undefined ? {} : { paidAtSigning: evaluate(paidAtSigning) }),
  }
}
