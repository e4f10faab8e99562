import type { Cents } from '../money/money'
import { evaluate, type Formula } from './formula'

/** An amount that can say how it came about. */
export interface Explained {
  readonly amount: Cents
  /** What it is, in a sentence. */
  readonly sentence: string
  readonly formula: Formula
}

/**
 * An amount made by its formula: the one way to get both.
 *
 * @example explained('What the vehicle is worth beyond what is owed on it.', formula).amount
 */
export const explained = (sentence: string, formula: Formula): Explained => ({
  amount: evaluate(formula),
  sentence,
  formula,
})
