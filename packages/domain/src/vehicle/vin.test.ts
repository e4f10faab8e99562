import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCases } from '../../cases/readCases'
import { hasValidCheckDigit, isVin, normaliseVin, vinCheckDigit, vinModelYear, withCheckDigit } from './vin'

const anyVin = fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/)

describe('published cases', () => {
  it.each(
    readCases('vin-checkdigit-cases.csv').map(({ input = '', expect: verdict = '', note }) => [
      input,
      verdict,
      note,
    ]),
  )('%s is %s (%s)', (input = '', verdict = '') => {
    expect(hasValidCheckDigit(normaliseVin(input))).toBe(verdict.startsWith('valid'))
  })
})

describe('the form of a VIN', () => {
  it('is 17 letters and digits without I, O and Q, in any case [S-766]', () => {
    expect(isVin('1hgcm82633a004352')).toBe(true)
    for (const wrong of [
      '1HGCM82633A00435',
      'IHGCM82633A004352',
      '1HGCM8263OA004352',
      '1HGCM82633Q004352',
      '',
    ])
      expect(isVin(wrong)).toBe(false)
  })
})

describe('the check digit', () => {
  it('made for any VIN makes it valid', () => {
    fc.assert(
      fc.property(anyVin, (vin) => {
        expect(hasValidCheckDigit(withCheckDigit(vin))).toBe(true)
      }),
    )
  })

  it('finds every single wrong place whose sign counts differently', () => {
    fc.assert(
      fc.property(anyVin, fc.nat(16), fc.integer({ min: 1, max: 9 }), (text, at, step) => {
        const vin = withCheckDigit(text)
        fc.pre(at !== 8 && /\d/.test(vin.charAt(at)))
        const wrong = vin.slice(0, at) + String((Number(vin.charAt(at)) + step) % 10) + vin.slice(at + 1)
        expect(hasValidCheckDigit(wrong)).toBe(false)
      }),
    )
  })

  it('can be X', () => {
    expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X')
    expect(vinCheckDigit('1M8GDM9A0KP042788')).toBe('X')
    expect(withCheckDigit('1hgcm82603a004352')).toBe('1HGCM82633A004352')
  })

  it('exists for nothing else', () => {
    for (const text of ['1HGCM82633A00435', '1HGCM8263OA004352', '']) {
      expect(vinCheckDigit(text)).toBeNull()
      expect(hasValidCheckDigit(text)).toBe(false)
      expect(withCheckDigit(text)).toBe(text)
    }
  })
})

describe('the model year', () => {
  it.each([
    ['1HGCM82633A004352', 2003],
    ['1M8GDM9AXKP042788', 1989],
    ['11111111111111111', 2001],
    ['1HGCM8263AA004352', 1980],
    ['1HGCM8A63AA004352', 2010],
    ['4T1DAACK5SU000001', 2025],
    ['1HGCM82630UA04352', null],
    ['too short', null],
  ])('of %s is %s', (vin, year) => {
    expect(vinModelYear(vin)).toBe(year)
  })
})
