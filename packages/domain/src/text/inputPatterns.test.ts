import { describe, expect, it } from 'vitest'
import {
  decimalPattern,
  numericPattern,
  statePattern,
  storeCodePattern,
  twoDigitPattern,
  wholeNumberPattern,
  yearPattern,
} from './inputPatterns'

const matching = (pattern: RegExp, texts: string[]) => texts.filter((text) => pattern.test(text))

it('a whole number has no decimals [S-474] [O-314]', () => {
  expect(matching(wholeNumberPattern, ['12', '0', '1.2', '1.5', '-1'])).toEqual(['12', '0'])
})

it('a whole number can be limited to 2 digits [O-315]', () => {
  expect(matching(twoDigitPattern, ['7', '12', '123', '1.2', '-1'])).toEqual(['7', '12'])
})

it('a decimal is positive with up to 2 decimals [S-475] [O-316]', () => {
  expect(matching(decimalPattern, ['1.25', '1', '12.5', '1.255', '-1', '1.'])).toEqual(['1.25', '1', '12.5'])
})

it('a number has an optional minus and one decimal point [O-317]', () => {
  expect(matching(numericPattern, ['-1.5', '1.5.2', '-12', '7', '0.125', '--1', '-', '1e5'])).toEqual([
    '-1.5',
    '-12',
    '7',
    '0.125',
  ])
})

it('a state code has 1 to 2 letters [S-477] [O-318]', () => {
  expect(matching(statePattern, ['F', 'FL', 'FLA', 'F1', '1'])).toEqual(['F', 'FL'])
})

it('a year has 4 digits [S-476] [O-319]', () => {
  expect(matching(yearPattern, ['2024', '2019', '219', '20199'])).toEqual(['2024', '2019'])
})

describe('a store code', () => {
  it('starts with s or S, an optional #, four alphanumerics and four digits [S-473] [O-320] [OP-104]', () => {
    expect(
      matching(storeCodePattern, [
        'S#AB121234',
        'sAB121234',
        'AB121234',
        'X#AB121234',
        'XS#AB121234',
        'S#AB12123',
        'S#AB1212345',
      ]),
    ).toEqual(['S#AB121234', 'sAB121234'])
  })

  it('is not the global one, so the pattern tests no hyperionId [S-765]', () => {
    expect(storeCodePattern.test('0000')).toBe(false)
  })
})

it('no pattern takes an empty value: whether one is allowed is the rule of its field [OP-103]', () => {
  const patterns = [
    wholeNumberPattern,
    twoDigitPattern,
    decimalPattern,
    numericPattern,
    statePattern,
    yearPattern,
    storeCodePattern,
  ]
  expect(patterns.filter((pattern) => pattern.test(''))).toEqual([])
})
