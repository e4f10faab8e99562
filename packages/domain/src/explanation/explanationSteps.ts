import { formatAmount, formatDecimal, formatPercent } from '../money/format'
import { subtractCents, toCents } from '../money/money'
import { leaseCharges, percentOf, rateOfMoneyFactor } from '../payment/lease'
import { formatTaxRate } from '../payment/desking/deskingTexts'
import { amountAfterOddDays } from '../payment/oddFirstPeriod'
import type { Explained } from './explained'
import {
  basePayment,
  chargedDaysOf,
  evaluate,
  inputsOf,
  labelOf,
  leaseOf,
  partsOf,
  totalOf,
  type AdjustedFormula,
  type FigureInput,
  type Formula,
  type FormulaInput,
  type LeasePaymentFormula,
  type LoanPaymentFormula,
} from './formula'

/** A line of a step. */
export interface ExplanationLine {
  /** What is done with it; empty for the first. */
  readonly sign: '' | '+' | '−'
  readonly label: string
  /** Empty for a line that says something without an amount. */
  readonly amount: string
}

/** One formula, as it is written down. */
export interface ExplanationStep {
  /** Over every step but the first: `Where the new payment comes from`. */
  readonly heading: string
  readonly lines: readonly ExplanationLine[]
  readonly result: { readonly label: string; readonly amount: string }
  /** How it was rounded; empty where nothing was. */
  readonly note: string
}

/** A figure that the amount begins with, as it is shown. */
export interface ExplanationInput extends Pick<FormulaInput, 'label' | 'certainty' | 'source'> {
  readonly value: string
}

const shown = (formula: Formula): string => formatAmount(evaluate(formula))

/** A figure in its unit. */
function shownInput(input: FormulaInput): string {
  switch (input.unit) {
    case 'amount':
      return formatAmount(input.value)
    case 'percent':
      return formatPercent(input.value)
    case 'taxRate':
      return formatTaxRate(input.value)
    case 'adjustment':
      return `${input.value < 0 ? 'Subtract' : 'Add'} ${Math.abs(input.value)}%`
    case 'factor':
      return factorText(input.value)
    case 'months':
    case 'days':
      return `${input.value} ${input.unit}`
  }
}

/** A money factor as the trade writes it, with the rate that it stands for. */
const factorText = (factor: number): string =>
  `${formatDecimal(factor, 5)} (${formatPercent(rateOfMoneyFactor(factor))} a year)`

/** What a lease payment is made of: the loss of value, and the price of the money. */
function leaseLines(formula: LeasePaymentFormula): readonly ExplanationLine[] {
  const { depreciation, rent } = leaseCharges(leaseOf(formula))
  const [cost, residual] = [shown(formula.amount), shown(formula.residual)]
  return [
    {
      sign: '',
      label: `Depreciation: ${cost} less ${residual}, over ${formula.term.value} months`,
      amount: formatAmount(depreciation),
    },
    {
      sign: '+',
      label: `Rent: ${cost} and ${residual}, times ${formatDecimal(formula.moneyFactor.value, 5)}`,
      amount: formatAmount(rent),
    },
    ...(formula.salesTax === undefined ? [] : [leaseTaxLine(formula, formula.salesTax)]),
  ]
}

function leaseTaxLine(formula: LeasePaymentFormula, rate: FigureInput): ExplanationLine {
  const base = basePayment(formula)
  return {
    sign: '+',
    label: `Sales tax: ${formatTaxRate(rate.value)} of ${formatAmount(base)}`,
    amount: formatAmount(percentOf(base, rate.value)),
  }
}

/** What a loan payment is made of: what is financed, what the odd days add to it, and how it is paid back. */
function loanLines(formula: LoanPaymentFormula): readonly ExplanationLine[] {
  const { amount, apr, term } = formula
  const financed = evaluate(amount)
  const days = chargedDaysOf(formula)
  const interest = subtractCents(
    amountAfterOddDays({ amount: financed, annualRate: apr.value }, days, 'simple'),
    financed,
  )
  return [
    { sign: '', label: labelOf(amount), amount: formatAmount(financed) },
    ...(days === 0
      ? []
      : [
          {
            sign: '+',
            label: `Interest of ${days} odd days at ${formatPercent(apr.value)} a year`,
            amount: formatAmount(interest),
          } as const,
        ]),
    {
      sign: '',
      label: `${term.value} equal payments at ${formatPercent(apr.value)} a year`,
      amount: '',
    },
  ]
}

/** A value before a trade adjustment, and by how much that changed it. */
function adjustedLines(formula: AdjustedFormula): readonly ExplanationLine[] {
  const change = subtractCents(evaluate(formula), evaluate(formula.of))
  return [
    { sign: '', label: labelOf(formula.of), amount: shown(formula.of) },
    {
      sign: change < 0 ? '−' : '+',
      label: `Trade adjustment, ${formula.by.percentage}%`,
      amount: formatAmount(toCents(Math.abs(change))),
    },
  ]
}

function linesOf(formula: Formula): readonly ExplanationLine[] {
  const line = (sign: ExplanationLine['sign'], of: Formula): ExplanationLine => ({
    sign,
    label: labelOf(of),
    amount: shown(of),
  })
  switch (formula.kind) {
    case 'input':
    case 'wholeDollars':
      return []
    case 'sum':
      return formula.terms.map(({ sign, of }, at) => line(sign === -1 ? '−' : at === 0 ? '' : '+', of))
    case 'percent':
      return [
        line('', formula.of),
        { sign: '', label: `${formatTaxRate(formula.rate.value)} of it`, amount: '' },
      ]
    case 'adjusted':
      return adjustedLines(formula)
    case 'loanPayment':
      return loanLines(formula)
    case 'leasePayment':
      return leaseLines(formula)
  }
}

function noteOf(formula: Formula): string {
  if (formula.kind === 'loanPayment' || formula.kind === 'percent' || formula.kind === 'adjusted')
    return 'Rounded to the cent, halves up.'
  if (formula.kind === 'leasePayment')
    return formula.salesTax === undefined
      ? 'Rounded to the cent once, halves up: the parts can be a cent off.'
      : 'Rounded to the cent before the sales tax, which is rounded as well, halves up: the parts can be a cent off.'
  if (formula.kind !== 'sum') return ''
  const rounded = formula.terms.filter(({ of }) => of.kind === 'wholeDollars')
  if (rounded.length > 0)
    return `Both in whole dollars, as they are shown: ${rounded
      .flatMap(({ of }) => partsOf(of))
      .map(shown)
      .join(' and ')}.`
  const isCut = formula.isNeverNegative && totalOf(formula) < 0
  return isCut ? 'It comes to less than nothing, which counts as nothing.' : ''
}

/** The formulas that a step is written for, outermost first; what is merely shown in whole dollars has none of its own. */
function stepFormulas(formula: Formula): readonly Formula[] {
  const below = partsOf(formula).flatMap(stepFormulas)
  return formula.kind === 'input' || formula.kind === 'wholeDollars' ? below : [formula, ...below]
}

/** `Where the new payment comes from`, for the label "New payment, 66 months". */
const heading = (formula: Formula): string =>
  `Where the ${labelOf(formula).replace(/,.*/, '').toLowerCase()} comes from`

/**
 * How an amount comes about, a step for each formula of it, the amount's own first. An amount that is on file as it is has no
 * steps.
 *
 * @example explanationSteps(difference)[0]?.result // { label: 'Difference', amount: '-$29.00' }
 */
export const explanationSteps = ({ formula }: Explained): readonly ExplanationStep[] =>
  stepFormulas(formula).map((step, at) => ({
    heading: at === 0 ? '' : heading(step),
    lines: linesOf(step),
    result: { label: labelOf(step), amount: shown(step) },
    note: noteOf(step),
  }))

/**
 * The figures that an amount begins with, where each comes from and how sure it is.
 *
 * @example explanationInputs(equity)[0] // { label: 'Vehicle Value', value: '$24,350.00', certainty: 'estimate', source: 'Black Book value, average' }
 */
export const explanationInputs = ({ formula }: Explained): readonly ExplanationInput[] =>
  inputsOf(formula).map((input) => ({
    label: input.label,
    value: shownInput(input),
    certainty: input.certainty,
    source: input.source,
  }))
