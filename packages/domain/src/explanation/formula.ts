import { inWholeDollars } from '../money/dollars'
import { toCents, type Cents } from '../money/money'
import { leasePayment, percentOf, withTax, type Lease } from '../payment/lease'
import { oddDays } from '../payment/desking/deskingTerms'
import type { FirstPaymentDates } from '../payment/desking/firstPayment'
import { adjustedValue } from '../trade-adjustment/adjustmentEffect'
import type { TradeAdjustment } from '../trade-adjustment/tradeAdjustment'
import { levelPaymentAfterOddDays } from '../payment/oddFirstPeriod'

/** How sure a figure is: on file as it is, reckoned or guessed by somebody, or typed in just now and not saved. */
export type Certainty = 'exact' | 'estimate' | 'entry'

/** What is said of a figure that a formula begins with. */
interface InputFacts {
  readonly kind: 'input'
  readonly label: string
  readonly certainty: Certainty
  /** Where it comes from: `Lender's rate`. */
  readonly source: string
}

/** An amount that a formula begins with. */
export interface AmountInput extends InputFacts {
  readonly unit: 'amount'
  readonly value: Cents
}

/** A rate in percent a year, a tax rate or a trade adjustment in percent, a money factor, a term in months, or a number of days. */
export interface FigureInput extends InputFacts {
  readonly unit: 'percent' | 'taxRate' | 'adjustment' | 'factor' | 'months' | 'days'
  readonly value: number
}

/** Whatever a formula begins with. */
export type FormulaInput = AmountInput | FigureInput

/** A part of a sum. */
export interface FormulaTerm {
  readonly sign: 1 | -1
  readonly of: Formula
}

/** Amounts added and taken away. */
export interface SumFormula {
  readonly kind: 'sum'
  readonly label: string
  readonly terms: readonly FormulaTerm[]
  /** The sum counts as nothing where it is less. */
  readonly isNeverNegative: boolean
}

/** An amount as it is shown, without its cents. */
export interface WholeDollarsFormula {
  readonly kind: 'wholeDollars'
  readonly of: Formula
}

/** A part of an amount in percent, such as the sales tax. */
export interface PercentFormula {
  readonly kind: 'percent'
  readonly label: string
  readonly of: Formula
  readonly rate: FigureInput
}

/** A value that a trade adjustment has raised or lowered (OP-110). */
export interface AdjustedFormula {
  readonly kind: 'adjusted'
  readonly label: string
  readonly of: Formula
  readonly by: Pick<TradeAdjustment, 'percentage' | 'addOrSubtract'>
  /** Who made it, and since when it counts. */
  readonly source: string
}

/** When a loan is first paid. */
export interface FirstPayment {
  /** After signing; a month has 30. */
  readonly days: FigureInput
  /** Whether the days beyond a month earn interest. */
  readonly chargesOddDays: boolean
  /** @default only the days are known */
  readonly dates?: FirstPaymentDates | undefined
}

/** The level payment of a loan. */
export interface LoanPaymentFormula {
  readonly kind: 'loanPayment'
  readonly label: string
  readonly amount: Formula
  readonly apr: FigureInput
  readonly term: FigureInput
  /** @default a month after signing */
  readonly firstPayment?: FirstPayment | undefined
  /** What is owed beyond the value of the trade-in and not financed. @default nothing */
  readonly paidAtSigning?: Formula | undefined
}

/** The payment of a lease: depreciation to the residual, rent on the sum of cost and residual, and the sales tax on both. */
export interface LeasePaymentFormula {
  readonly kind: 'leasePayment'
  readonly label: string
  /** The adjusted capitalized cost. */
  readonly amount: Formula
  readonly residual: AmountInput
  readonly moneyFactor: FigureInput
  readonly term: FigureInput
  /** Percent of each payment. @default nothing */
  readonly salesTax?: FigureInput | undefined
  /** As that of a loan. @default nothing */
  readonly paidAtSigning?: Formula | undefined
}

/** What is paid a month for a vehicle, as a formula. */
export type PaymentFormula = LoanPaymentFormula | LeasePaymentFormula

/** How an amount comes about; a tree whose leaves are the figures that it begins with. */
export type Formula =
  AmountInput | SumFormula | PercentFormula | AdjustedFormula | WholeDollarsFormula | PaymentFormula

/** What is financed and what is paid is never less than nothing, as in the quotes (OP-083). */
const notNegative = (amount: Cents): Cents => toCents(Math.max(0, amount))

/** What the terms of a sum come to, also where the sum itself counts as nothing. */
export const totalOf = ({ terms }: SumFormula): Cents =>
  toCents(terms.reduce((total, { sign, of }) => total + sign * evaluate(of), 0))

/**
 * The amount of a formula, by the same function that the quotes are computed with.
 *
 * @throws RangeError where its figures are none that this function takes, such as a term of 0.
 * @example evaluate({ kind: 'wholeDollars', of: amountInput('Payment', toCents(406_62), 'exact', 'Deal') }) // 407_00
 */
export function evaluate(formula: Formula): Cents {
  switch (formula.kind) {
    case 'input':
      return formula.value
    case 'sum':
      return formula.isNeverNegative ? notNegative(totalOf(formula)) : totalOf(formula)
    case 'wholeDollars':
      return inWholeDollars(evaluate(formula.of))
    case 'percent':
      return percentOf(evaluate(formula.of), formula.rate.value)
    case 'adjusted':
      return adjustedValue(evaluate(formula.of), formula.by)
    case 'loanPayment':
      return notNegative(
        levelPaymentAfterOddDays(
          { amount: evaluate(formula.amount), annualRate: formula.apr.value, term: formula.term.value },
          chargedDaysOf(formula),
          'simple',
        ),
      )
    case 'leasePayment':
      return withTax(basePayment(formula), formula.salesTax?.value ?? 0)
  }
}

/** The days beyond a month before the first payment of a loan. */
export const oddDaysOf = ({ firstPayment }: LoanPaymentFormula): number =>
  firstPayment === undefined ? 0 : oddDays({ daysToFirstPayment: firstPayment.days.value })

/** Those of them that earn interest. */
export const chargedDaysOf = (formula: LoanPaymentFormula): number =>
  formula.firstPayment?.chargesOddDays === true ? oddDaysOf(formula) : 0

/** The payment of a lease before its sales tax. */
export const basePayment = (formula: LeasePaymentFormula): Cents =>
  notNegative(leasePayment(leaseOf(formula)))

/** The lease that a formula is the payment of. */
export const leaseOf = ({ amount, residual, moneyFactor, term }: LeasePaymentFormula): Lease => ({
  capitalisedCost: evaluate(amount),
  residual: residual.value,
  moneyFactor: moneyFactor.value,
  term: term.value,
})

/**
 * An amount that a formula begins with.
 *
 * @example amountInput('Est Payoff', toCents(15_869_00), 'estimate', 'On file')
 */
export const amountInput = (
  label: string,
  value: Cents,
  certainty: Certainty,
  source: string,
): AmountInput => ({ kind: 'input', unit: 'amount', label, value, certainty, source })

/**
 * Another figure that a formula begins with.
 *
 * @example figureInput('APR', 3.9, 'percent', 'exact', 'Lender’s rate')
 */
export const figureInput = (
  label: string,
  value: number,
  unit: FigureInput['unit'],
  certainty: Certainty,
  source: string,
): FigureInput => ({ kind: 'input', unit, label, value, certainty, source })

/** Amounts added and taken away, each by its sign. */
export const sumOf = (label: string, terms: readonly FormulaTerm[], isNeverNegative = false): SumFormula => ({
  kind: 'sum',
  label,
  terms,
  isNeverNegative,
})

/** An amount less others. */
export const less = (
  label: string,
  from: Formula,
  taken: readonly Formula[],
  isNeverNegative = false,
): SumFormula =>
  sumOf(
    label,
    [{ sign: 1, of: from }, ...taken.map((of): FormulaTerm => ({ sign: -1, of }))],
    isNeverNegative,
  )

/** What a formula is called: the label of its result. */
export const labelOf = (formula: Formula): string =>
  formula.kind === 'wholeDollars' ? labelOf(formula.of) : formula.label

/** The formulas right below one, in the order of its lines. */
export function partsOf(formula: Formula): readonly Formula[] {
  switch (formula.kind) {
    case 'input':
      return []
    case 'sum':
      return formula.terms.map(({ of }) => of)
    case 'percent':
    case 'adjusted':
    case 'wholeDollars':
      return [formula.of]
    case 'loanPayment':
      return [formula.amount]
    case 'leasePayment':
      return [formula.amount, formula.residual]
  }
}

function figuresOf(formula: Formula): readonly FigureInput[] {
  switch (formula.kind) {
    case 'percent':
      return [formula.rate]
    case 'adjusted': {
      const { percentage, addOrSubtract } = formula.by
      return [
        figureInput('Trade adjustment', addOrSubtract * percentage, 'adjustment', 'exact', formula.source),
      ]
    }
    case 'loanPayment': {
      const { apr, term, firstPayment } = formula
      return [apr, term, ...(firstPayment === undefined ? [] : [firstPayment.days])]
    }
    case 'leasePayment': {
      const { moneyFactor, term, salesTax } = formula
      return [moneyFactor, term, ...(salesTax === undefined ? [] : [salesTax])]
    }
    case 'input':
    case 'sum':
    case 'wholeDollars':
      return []
  }
}

/**
 * Every figure that a formula begins with, each label once, in the order in which they are met.
 *
 * @example inputsOf(difference).map(({ label }) => label) // ['Est Selling Price', 'Vehicle Value', …]
 */
export function inputsOf(formula: Formula): readonly FormulaInput[] {
  const all: readonly FormulaInput[] =
    formula.kind === 'input' ? [formula] : [...partsOf(formula).flatMap(inputsOf), ...figuresOf(formula)]
  return [...new Map(all.map((input) => [input.label, input])).values()]
}
