import { expect, it } from 'vitest'
import {
  decimalPattern,
  statePattern,
  storeCodePattern,
  wholeNumberPattern,
  yearPattern,
} from './inputPatterns'

const matching = (pattern: RegExp, texts: string[]) => texts.filter((text) => pattern.test(text))

it('a store code starts with s or S, an optional #, four alphanumerics and four digits [S-473]', () => {
  expect(
    matching(storeCodePattern, ['S#AB121234', 'sAB121234', 'X#AB121234', 'S#AB12123', 'S#AB1212345']),
  ).toEqual(['S#AB121234', 'sAB121234'])
})

it('the global store code does not fit the store code pattern, which therefore tests no hyperionId [S-765]', () => {
  expect(storeCodePattern.test('0000')).toBe(false)
})

it('a whole number has no decimals [S-474]', () => {
  expect(matching(wholeNumberPattern, ['12', '0', '1.5', '-1', ''])).toEqual(['12', '0'])
})

it('a decimal is positive with up to 2 decimals [S-475]', () => {
  expect(matching(decimalPattern, ['1.25', '1', '1.255', '-1', '1.'])).toEqual(['1.25', '1'])
})

it('a year has 4 digits [S-476]', () => {
  expect(matching(yearPattern, ['2024', '224', '20245'])).toEqual(['2024'])
})

it('a state code has 1 to 2 letters [S-477]', () => {
  expect(matching(statePattern, ['F', 'FL', 'FLA', '1'])).toEqual(['F', 'FL'])
})
