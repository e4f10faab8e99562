import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCases } from '../../cases/readCases'
import { formatPhone, isPhone, normalisePhone, phoneDigits, tenDigits } from './phone'

describe('normalisePhone', () => {
  it.each([
    ['3055550100', '3055550100'],
    ['(305) 555-0100', '3055550100'],
    ['1 305.555.0100', '3055550100'],
    ['+13055550100', '3055550100'],
    ['305555010', null],
    ['23055550100', null],
    ['130555501000', null],
    ['1305555010', '1305555010'],
    ['', null],
  ])('%s gives %s [S-767]', (text, digits) => {
    expect(normalisePhone(text)).toBe(digits)
  })

  const plain = readCases('phones-composed.csv').filter(({ class: kind }) => kind === 'ok')
  it.each(plain.map(({ input, e164_or_blank }) => [input, e164_or_blank]))(
    'reads %s as people write it',
    (text, e164) => {
      expect(`+1${normalisePhone(text ?? '')}`).toBe(e164)
    },
  )

  it.each([
    '19876543210',
    '8005552222',
    '+1(567)3628910',
    '+1(567) 362-8910',
    '1(567)362 8910',
    '223-456-7890',
  ])('takes %s, as validator.js does (MIT)', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  it.each(['564785', '+2(267)362-8910', '11435213543000'])('refuses %s', (text) => {
    expect(isPhone(text)).toBe(false)
  })

  it('reads back what formatPhone shows', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{9}$/), (digits) => {
        expect(normalisePhone(formatPhone(digits))).toBe(digits)
      }),
    )
  })
})

describe('isPhone', () => {
  it('is said in words where it does not hold', () => {
    expect(tenDigits).toBe('A phone number has ten digits.')
  })

  it('takes 10 digits, not 9 and not 11 [S-471]', () => {
    expect(['305555010', '3055550100', '30555501000'].map(isPhone)).toEqual([false, true, false])
  })
})

describe('phoneDigits', () => {
  it('keeps digits only, and no more than were typed [S-121]', () => {
    expect(phoneDigits('305.555.0101')).toBe('3055550101')
    expect(phoneDigits('555-01')).toBe('55501')
  })
})

describe('formatPhone', () => {
  it('is (xxx) xxx - xxxx [S-469] [O-237]', () => {
    expect(formatPhone('3055550100')).toBe('(305) 555 - 0100')
  })

  it('appends an extension when there is one [S-470] [O-238]', () => {
    expect(formatPhone('3055550100', '12')).toBe('(305) 555 - 0100, Ext: 12')
    expect(formatPhone('5551234567', '89')).toBe('(555) 123 - 4567, Ext: 89')
    expect(formatPhone('3055550100', ' 89 ')).toBe('(305) 555 - 0100, Ext: 89')
    expect(formatPhone('3055550100', '')).toBe('(305) 555 - 0100')
    expect(formatPhone('3055550100', ' ')).toBe('(305) 555 - 0100')
    expect(formatPhone('3055550100', null)).toBe('(305) 555 - 0100')
  })

  it('shows unchanged what is no phone [S-767]', () => {
    expect(formatPhone('call the office')).toBe('call the office')
  })
})
