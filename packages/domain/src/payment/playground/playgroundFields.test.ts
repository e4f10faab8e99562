import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playgroundFields, readPlaygroundField, type PlaygroundField } from './playgroundFields'

const fields = Object.keys(playgroundFields) as PlaygroundField[]
const amounts = fields.filter((field) => playgroundFields[field].message.startsWith('$0'))

describe('what is typed', () => {
  it('is an amount in seven fields', () => {
    expect(amounts).toEqual([
      'rebateAmountEdit',
      'discountAmountEdit',
      'downPaymentOptionsEdit',
      'estimatedSelPriceEdit',
      'vehicleValueEdit',
      'payoffAmtEdit',
      'paymentAmtEdit',
    ])
  })

  it.each<[PlaygroundField, string, number]>([
    ['rebateAmountEdit', '$1,250', 1_250_00],
    ['estimatedSelPriceEdit', '9,999,999', 9_999_999_00],
    ['aprValue', '4.99', 4.99],
    ['aprValue', '0', 0],
    ['aprValue', ' 100 ', 100],
    ['numberOfPaymentsEdit', '0', 0],
    ['numberOfPaymentsEdit', '99', 99],
    ['mileageEdit', '41,208', 41_208],
    ['mileageEdit', '999999', 999_999],
  ])('into %s, %s, is %d', (field, text, figure) => {
    expect(readPlaygroundField(field, text)).toEqual(E.right(figure))
  })

  it.each(fields)('into %s can be nothing, which takes the value on file again', (field) => {
    expect(readPlaygroundField(field, ' ')).toEqual(E.right(null))
  })

  it.each<[PlaygroundField, string, string]>([
    ['rebateAmountEdit', '-1', '$0 to $9,999,999, with 2 decimals at most.'],
    ['payoffAmtEdit', '9999999.01', '$0 to $9,999,999, with 2 decimals at most.'],
    ['aprValue', '4.999', '0 to 100 percent, with 2 decimals at most.'],
    ['aprValue', '100.01', '0 to 100 percent, with 2 decimals at most.'],
    ['aprValue', '-1', '0 to 100 percent, with 2 decimals at most.'],
    ['numberOfPaymentsEdit', '100', 'A whole number from 0 to 99.'],
    ['numberOfPaymentsEdit', '1.5', 'A whole number from 0 to 99.'],
    ['mileageEdit', '1000000', 'A whole number from 0 to 999,999.'],
    ['mileageEdit', '12.5', 'A whole number from 0 to 999,999.'],
  ])('into %s, %s, is refused', (field, text, message) => {
    expect(readPlaygroundField(field, text)).toEqual(E.left([{ field, message }]))
  })

  it('is answered, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string(), (field, text) => {
        const read = readPlaygroundField(field, text)
        expect(E.isLeft(read) || read.right === null || read.right >= 0).toBe(true)
      }),
    )
  })
})
