import type { NumberFormat } from './numberSymbols'
import type { NumberReading } from './readNumber'
import { writeNumber } from './writeNumber'

/** Why what was typed cannot be taken as it is. */
export type NumberProblem = 'notANumber' | 'tooManyDecimals' | 'tooSmall' | 'tooLarge'

/** What a number may be. */
export interface NumberBounds {
  readonly min: number | undefined
  readonly max: number | undefined
}

/** What is wrong with a reading; `null` when nothing is. An amount has no decimals too many: it is rounded. */
export const problemOf = (
  reading: NumberReading,
  { style, decimals }: NumberFormat,
  { min = -Infinity, max = Infinity }: NumberBounds,
): NumberProblem | null => {
  if (reading.kind === 'empty') return null
  if (reading.kind === 'notANumber') return 'notANumber'
  if (style !== 'currency' && reading.decimals > decimals) return 'tooManyDecimals'
  if (reading.value < min) return 'tooSmall'
  return reading.value > max ? 'tooLarge' : null
}

/**
 * The sentence for a problem, where the caller has none of its own.
 *
 * @example
 * problemText('tooLarge', format, { min: 1, max: 50 }) // 'Enter 1 to 50'
 */
export const problemText = (
  problem: NumberProblem,
  format: NumberFormat,
  { min, max }: NumberBounds,
): string => {
  const written = (bound: number) => writeNumber(bound, format)
  switch (problem) {
    case 'notANumber':
      return 'Enter a number'
    case 'tooManyDecimals':
      if (format.decimals === 0) return 'Enter a whole number'
      return `Enter at most ${format.decimals} ${format.decimals === 1 ? 'decimal' : 'decimals'}`
    case 'tooSmall':
    case 'tooLarge':
      if (min !== undefined && max !== undefined) return `Enter ${written(min)} to ${written(max)}`
      return max === undefined ? `Enter ${written(min ?? 0)} or more` : `Enter ${written(max)} or less`
  }
}

/**
 * The number one step further, within the bounds. A step of 0.1 makes 0.3 out of 0.2, not 0.30000000000000004.
 *
 * @example
 * stepNumber(49, 5, { min: 1, max: 50 }) // 50
 */
export const stepNumber = (
  value: number | null,
  step: number,
  { min = -Infinity, max = Infinity }: NumberBounds,
): number => Math.min(max, Math.max(min, Number(((value ?? 0) + step).toFixed(10))))
