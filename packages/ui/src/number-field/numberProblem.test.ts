import { expect, it } from 'vitest'
import { problemOf, problemText, stepNumber, type NumberBounds } from './numberProblem'
import type { NumberFormat } from './numberSymbols'
import { readNumber } from './readNumber'

const open: NumberBounds = { min: undefined, max: undefined }
const format = (style: NumberFormat['style'], decimals: number): NumberFormat => ({
  locale: 'en-US',
  style,
  currency: 'USD',
  decimals,
})
const problem = (text: string, of: NumberFormat, bounds = open) => problemOf(readNumber(text, of), of, bounds)

it('takes a whole number where no decimals are asked for [O-314]', () => {
  expect(problem('12', format('decimal', 0))).toBeNull()
  expect(problem('1.2', format('decimal', 0))).toBe('tooManyDecimals')
})

it('takes up to two decimals where two are asked for, and no negative where the least is zero [O-316]', () => {
  const positive = { min: 0, max: undefined }
  expect(problem('1.25', format('decimal', 2), positive)).toBeNull()
  expect(problem('1.255', format('decimal', 2), positive)).toBe('tooManyDecimals')
  expect(problem('-1', format('decimal', 2), positive)).toBe('tooSmall')
})

it('takes an optional minus and one decimal point [O-317]', () => {
  expect(problem('-1.5', format('decimal', 2))).toBeNull()
  expect(problem('1.5.2', format('decimal', 2))).toBe('notANumber')
  expect(problem('7', format('decimal', 2))).toBeNull()
})

it('rounds an amount instead of refusing its cents', () => {
  expect(problem('$1,234.56', format('currency', 0))).toBeNull()
})

it('says what may be entered', () => {
  const say = (bounds: Partial<NumberBounds>) =>
    problemText('tooLarge', format('currency', 0), { ...open, ...bounds })
  expect(say({ min: 0, max: 5000 })).toBe('Enter $0 to $5,000')
  expect(say({ max: 5000 })).toBe('Enter $5,000 or less')
  expect(say({ min: 0 })).toBe('Enter $0 or more')
  expect(problemText('tooManyDecimals', format('decimal', 0), open)).toBe('Enter a whole number')
  expect(problemText('tooManyDecimals', format('decimal', 1), open)).toBe('Enter at most 1 decimal')
})

it('steps within the bounds and without dust', () => {
  expect(stepNumber(0.2, 0.1, open)).toBe(0.3)
  expect(stepNumber(49, 5, { min: 1, max: 50 })).toBe(50)
  expect(stepNumber(null, 1, { min: 10, max: 50 })).toBe(10)
  expect(stepNumber(null, -1, open)).toBe(-1)
})
