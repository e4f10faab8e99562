import { decimalPattern, twoDigitPattern, wholeNumberPattern } from '../text/inputPatterns'
import type { Conquest } from './conquest'

/** The fields of a conquest deal that are typed as figures. */
export type FigureField = {
  readonly [Field in keyof Conquest]: NonNullable<Conquest[Field]> extends number ? Field : never
}[keyof Conquest]

/** What one of these fields takes. */
interface FigureRule {
  readonly pattern: RegExp
  /** What is said of any other text. */
  readonly message: string
  readonly most: number
  readonly least: number
  /** Whether it is an amount: dollars as they are typed, cents as they are kept. */
  readonly isAmount: boolean
  /** Whether it means nothing once the vehicle is paid off (OP-065). */
  readonly endsWithPayments: boolean
}

/** No figure of a deal is larger, so that none leaves the range in which cents are exact. */
const most = 999_999_999

const whole = { least: 0, most, isAmount: false, endsWithPayments: false }
const twoDigits = {
  ...whole,
  pattern: twoDigitPattern,
  message: 'A whole number of at most 2 digits is needed.',
}
const decimal = {
  ...whole,
  pattern: decimalPattern,
  message: 'A positive number with at most 2 decimals is needed.',
}
const amount = { ...decimal, isAmount: true }

/** What each figure of a conquest deal takes (OP-065). */
export const figureRules: Readonly<Record<FigureField, FigureRule>> = {
  term: twoDigits,
  annualLeaseMiles: { ...whole, pattern: wholeNumberPattern, message: 'A whole number is needed.' },
  paymentsLeft: { ...twoDigits, endsWithPayments: true },
  payment: { ...amount, endsWithPayments: true },
  paymentDay: { ...twoDigits, least: 1, most: 31, message: 'A day from 1 to 31 is needed.' },
  rate: decimal,
  payoff: { ...amount, endsWithPayments: true },
  price: amount,
}

/** The figures, in the order of the form. */
export const figureFields = [
  'term',
  'annualLeaseMiles',
  'paymentsLeft',
  'payment',
  'paymentDay',
  'rate',
  'payoff',
  'price',
] as const satisfies readonly FigureField[]

/** Why a text cannot be a figure; `null` when it can. An empty one is valid: the figure is not known (OP-065). */
export function wrongFigure(field: FigureField, text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  const rule = figureRules[field]
  const isIn = Number(typed) >= rule.least && Number(typed) <= rule.most
  if (rule.pattern.test(typed) && isIn) return null
  return Number(typed) > most && rule.pattern.test(typed) ? 'The number is too large.' : rule.message
}

/**
 * The figure that a text holds, as it is kept: amounts in whole cents. `null` for an empty text and for one that is wrong.
 *
 * @example readFigure('payment', '436.50') // 43650
 */
export function readFigure(field: FigureField, text: string): number | null {
  const typed = text.trim()
  if (typed === '' || wrongFigure(field, typed) !== null) return null
  return figureRules[field].isAmount ? Math.round(Number(typed) * 100) : Number(typed)
}

/**
 * A figure as the form shows it.
 *
 * @example writeFigure('payment', 43650) // '436.50'
 */
export function writeFigure(field: FigureField, figure: number | null): string {
  if (figure === null || !Number.isFinite(figure)) return ''
  if (!figureRules[field].isAmount) return String(figure)
  return figure % 100 === 0 ? String(figure / 100) : (figure / 100).toFixed(2)
}
