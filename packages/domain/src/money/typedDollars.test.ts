import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDollars } from './format'
import { toCents } from './money'
import { parseDollars } from './typedDollars'

it.each([
  ['$1,234.5', 1_234_50],
  ['1234.56', 1_234_56],
  [' 12 ', 12_00],
  ['0', 0],
  ['.5', 50],
  ['$.05', 5],
  ['1,234,567', 1_234_567_00],
  ['0012', 12_00],
])('%s is %d cents', (text, cents) => {
  expect(parseDollars(text)).toBe(cents)
})

it.each([
  '',
  ' ',
  '$',
  '.',
  '-1',
  '1.234',
  '1.',
  '1,23',
  '12,34,567',
  '1 000',
  'abc',
  '1e5',
  '$$1',
  '9'.repeat(20),
])('"%s" is no amount', (text) => {
  expect(parseDollars(text)).toBeNull()
})

it('reads every amount that is printed, and answers for any text', () => {
  fc.assert(
    fc.property(fc.nat(1e9), (dollars) => {
      expect(parseDollars(formatDollars(toCents(dollars * 100)))).toBe(dollars * 100)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cents = parseDollars(text)
      expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
    }),
  )
})
