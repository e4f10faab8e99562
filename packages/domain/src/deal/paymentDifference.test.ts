import { expect, it } from 'vitest'
import { toCents } from '../money/money'
import { paymentDifference } from './paymentDifference'

const dollars = (...amounts: number[]) => amounts.map((amount) => toCents(amount * 100))
const quote = [
  { term: 48, isDefault: false, monthlyPayments: dollars(500, 470) },
  { term: 60, isDefault: true, monthlyPayments: dollars(410, 380) },
]

it('is the first payment of the default term minus the current payment [O-312]', () => {
  expect(paymentDifference(quote, toCents(400_00))).toBe(10_00)
  expect(paymentDifference(quote, toCents(450_00))).toBe(-40_00)
})

it('is the difference of what is shown, whatever the cents', () => {
  const of = (first: number) => [{ term: 60, isDefault: true, monthlyPayments: [toCents(first)] }]
  expect(paymentDifference(of(561_60), toCents(364_40))).toBe(198_00)
  expect(paymentDifference(of(562_49), toCents(363_50))).toBe(198_00)
})

it('is unknown when one of the two is', () => {
  expect(paymentDifference(quote, null)).toBeNull()
  expect(paymentDifference([], toCents(400_00))).toBeNull()
  expect(paymentDifference([{ term: 60, isDefault: true, monthlyPayments: [] }], toCents(400_00))).toBeNull()
  expect(paymentDifference(quote.slice(0, 1), toCents(400_00))).toBeNull()
})
