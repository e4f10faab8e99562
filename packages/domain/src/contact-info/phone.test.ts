import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCases } from '../../cases/readCases'
import {
  dialAddress,
  formatPhone,
  isPhone,
  keptPhone,
  keptParts,
  noAreaCode,
  normalisePhone,
  otherDigits,
  phoneDigits,
  readPhone,
  tenDigits,
} from './phone'

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

describe('an extension', () => {
  it.each([
    '207-555-0110 x123',
    '(207) 555-0110x123',
    '207.555.0110 ext 123',
    '207 555 0110 Ext. 123',
    '2075550110;ext=123',
    '+1 207 555 0110 extension 123',
    '(207) 555 - 0110, Ext: 123',
    '207-555-0110 #123',
  ])('is split off and kept: %s [S-767] [D-43]', (text) => {
    expect(readPhone(text)).toEqual(E.right({ number: '2075550110', extension: '123' }))
    expect(keptPhone(text)).toBe('2075550110x123')
    expect(normalisePhone(text)).toBe('2075550110')
    expect(keptParts('2075550110x123')).toEqual({ number: '2075550110', extension: '123' })
    expect(formatPhone('2075550110x123')).toBe('(207) 555 - 0110, Ext: 123')
  })

  it('is nothing without its number, and nothing where there is none', () => {
    expect(readPhone('x123')).toEqual(E.left(tenDigits))
    expect(readPhone('2075550110')).toEqual(E.right({ number: '2075550110', extension: null }))
    expect([keptPhone('2075550110'), keptPhone('x12')]).toEqual(['2075550110', null])
    expect(keptParts('2075550110')).toEqual({ number: '2075550110', extension: null })
  })

  it('that is known apart comes first', () => {
    expect(formatPhone('2075550110x123', '9')).toBe('(207) 555 - 0110, Ext: 9')
  })
})

describe('what cannot be dialled', () => {
  it.each(['٢٠٧٥٥٥٠١١٠', '२०७५५५०११०', '207-555-011٠'])(
    'is refused in digits of another script: %s',
    (text) => {
      expect(readPhone(text)).toEqual(E.left(otherDigits))
    },
  )

  it('is not a number in wide digits', () => {
    expect(readPhone('２０７－５５５－０１１０')).toEqual(E.right({ number: '2075550110', extension: null }))
  })

  it.each(['000', '100', '011', '211', '911'])(
    'is refused with an area code that does not exist: %s',
    (code) => {
      expect(readPhone(`${code}-555-0110`)).toEqual(E.left(noAreaCode(code)))
      expect(noAreaCode(code)).toBe(`There is no area code ${code}.`)
    },
  )

  it.each(['207', '800', '212', '989'])('is not one with the area code %s', (code) => {
    expect(readPhone(`+1 ${code} 555 0110`)).toEqual(E.right({ number: `${code}5550110`, extension: null }))
  })

  it('is refused without ten digits', () => {
    expect(['555-0110', '207-555-O110', '207-555-0110;207-555-0160'].map(readPhone)).toEqual(
      [0, 1, 2].map(() => E.left(tenDigits)),
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

it.each([
  ['2075550110', null, 'tel:+12075550110'],
  ['(207) 555 - 0110', '12', 'tel:+12075550110;ext=12'],
  ['2075550110', ' ext. 12 ', 'tel:+12075550110;ext=12'],
  ['2075550110', '', 'tel:+12075550110'],
  ['2075550110x7', null, 'tel:+12075550110;ext=7'],
  ['555-0110', null, null],
  ['', null, null],
])('%j with the extension %j is dialled as %j', (phone, extension, address) => {
  expect(dialAddress(phone, extension)).toBe(address)
})
