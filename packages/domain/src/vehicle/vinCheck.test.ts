import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCases } from '../../cases/readCases'
import { withCheckDigit } from './vin'
import { checkVin, vinWarningTexts } from './vinCheck'

describe('a VIN', () => {
  it.each([
    ['1HGCM82633A004352', 2003, []],
    [' 1hgcm826-33a-004352 ', 2003, []],
    ['1HGCM82643A004352', 2003, ['checkDigit']],
    ['WVWZZZ1JZXW000001', 1999, ['checkDigit']],
    ['1HGCM82630UA04352', null, ['checkDigit', 'modelYear']],
    ['6T09R123456', null, ['form']],
    ['IHGCM82633A004352', null, ['form']],
    ['', null, []],
    [' - ', null, []],
  ])('%s is of %s, with the warnings %j', (text, modelYear, warnings) => {
    expect(checkVin(text)).toMatchObject({ modelYear, warnings })
  })

  it('is given in upper case, without what was copied with it', () => {
    expect(checkVin(' 1hgcm826-33a-004352 ').vin).toBe('1HGCM82633A004352')
  })

  it('has words for every warning', () => {
    expect(vinWarningTexts).toEqual({
      form: 'A VIN of 1981 or later has 17 letters and digits without I, O and Q.',
      checkDigit:
        'The check digit of this VIN does not match. Some VINs from outside North America have none.',
      modelYear: 'The tenth place of this VIN names no model year.',
    })
  })
})

it('a right check digit is not warned of, and no text is refused', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/), fc.string(), (text, other) => {
      expect(checkVin(withCheckDigit(text)).warnings).not.toContain('checkDigit')
      expect(checkVin(other).warnings.length).toBeLessThan(3)
    }),
  )
})

it.each(
  readCases('vin-examples.csv').map(({ example_vin = '', year = '', make, model }) => [
    example_vin,
    year,
    make,
    model,
  ]),
)('%s is of %s (%s %s)', (vin, year) => {
  expect(checkVin(vin ?? '')).toEqual({ vin, modelYear: Number(year), warnings: [] })
})
