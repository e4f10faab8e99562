import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedNumber } from './typedNumber'

describe('a typed number', () => {
  it.each([
    ['0', 0],
    ['-0', 0],
    ['25', 25],
    [' 25 ', 25],
    ['-1', -1],
    ['4.9', 4.9],
    ['5.', 5],
    ['.5', 0.5],
    ['.25', 0.25],
    ['-.5', -0.5],
    ['2,500', 2500],
    ['-1,234,567.5', -1_234_567.5],
    ['0.000001', 0.000001],
    ['999999999999', 999_999_999_999],
  ])('%s is %d', (text, number) => {
    expect(typedNumber(text)).toBe(number)
  })

  it.each([
    '',
    ' ',
    'abc',
    '-',
    '.',
    '$',
    '--1',
    '1e9',
    '0x10',
    '1.2.3',
    '1 000',
    '$1',
    '4%',
    '5,5',
    '1,23',
    ',500',
    '1234,567',
    'NaN',
    'Infinity',
    '1234567890123',
    '0.0000001',
    '٣',
  ])('"%s" is none', (text) => {
    expect(typedNumber(text)).toBeNull()
  })

  it.each([
    ['$2,500', 2500],
    ['-$2,500', -2500],
    ['$-2,500', -2500],
    ['2500', 2500],
    [' $0.5 ', 0.5],
  ])('of dollars: %s is %d', (text, number) => {
    expect(typedNumber(text, 'dollars')).toBe(number)
  })

  it.each(['$$1', '5$', '4%', '$5,5'])('of dollars: "%s" is none', (text) => {
    expect(typedNumber(text, 'dollars')).toBeNull()
  })

  it.each([
    ['4.9%', 4.9],
    ['4.9 %', 4.9],
    [' 4.9', 4.9],
    ['0%', 0],
  ])('of percent: %s is %d', (text, number) => {
    expect(typedNumber(text, 'percent')).toBe(number)
  })

  it.each(['$4.9', '$4.9%', '5,5', '1,000%', '%', '4%%', '%4'])('of percent: "%s" is none', (text) => {
    expect(typedNumber(text, 'percent')).toBeNull()
  })

  it('is found in no text that cannot be printed and read again', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^-?\d{1,13}\.?\d{0,7}$/)),
        (text) => {
          const number = typedNumber(text)
          if (number !== null) expect(typedNumber(String(number))).toBe(number)
        },
      ),
    )
  })
})
