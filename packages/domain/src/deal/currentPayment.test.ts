import { expect, it } from 'vitest'
import { toCents, zeroCents } from '../money/money'
import { currentPayment } from './currentPayment'

const paymentAmt = toCents(436_00)

it('is the payment as it was edited, else as it stands in the deal', () => {
  expect(currentPayment({ paymentAmt, paymentAmtEdited: null })).toBe(436_00)
  expect(currentPayment({ paymentAmt, paymentAmtEdited: toCents(450_00) })).toBe(450_00)
  expect(currentPayment({ paymentAmt, paymentAmtEdited: zeroCents })).toBe(0)
})

it('is unknown without either', () => {
  expect(currentPayment({ paymentAmt: null, paymentAmtEdited: null })).toBeNull()
  expect(currentPayment(null)).toBeNull()
})
