import fc from 'fast-check'
import { expect, it } from 'vitest'
import { figureFields, figureRules, readFigure, writeFigure, wrongFigure } from './conquestFigures'

const twoDigits = 'A whole number of at most 2 digits is needed.'
const decimals = 'A positive number with at most 2 decimals is needed.'

it.each([
  ['term', '72', null],
  ['term', ' 72 ', null],
  ['term', '', null],
  ['term', '100', twoDigits],
  ['term', '1.5', twoDigits],
  ['paymentsLeft', '0', null],
  ['paymentDay', '0', 'A day from 1 to 31 is needed.'],
  ['paymentDay', '1', null],
  ['paymentDay', '31', null],
  ['paymentDay', '32', 'A day from 1 to 31 is needed.'],
  ['paymentDay', '100', 'A day from 1 to 31 is needed.'],
  ['annualLeaseMiles', '12000', null],
  ['annualLeaseMiles', '12,000', 'A whole number is needed.'],
  ['annualLeaseMiles', '999999999', null],
  ['annualLeaseMiles', '1000000000', 'The number is too large.'],
  ['annualLeaseMiles', '1e99', 'A whole number is needed.'],
  ['payment', '436.50', null],
  ['payment', '436.505', decimals],
  ['payment', '-1', decimals],
  ['payment', '$5', decimals],
  ['price', '999999999', null],
  ['price', '999999999.01', 'The number is too large.'],
  ['price', '9'.repeat(400), 'The number is too large.'],
  ['rate', '4.9', null],
  ['rate', 'x', decimals],
] as const)('%s takes %s: %s [OP-065]', (field, text, message) => {
  expect(wrongFigure(field, text)).toBe(message)
})

it.each([
  ['payment', '436.50', 43_650],
  ['payment', '1.15', 115],
  ['payment', '0', 0],
  ['rate', '4.9', 4.9],
  ['term', ' 72 ', 72],
  ['term', '', null],
  ['term', ' ', null],
  ['term', 'x', null],
] as const)('%s reads %s as %s', (field, text, figure) => {
  expect(readFigure(field, text)).toBe(figure)
})

it.each([
  ['payment', 43_650, '436.50'],
  ['payment', 43_600, '436'],
  ['payment', 5, '0.05'],
  ['rate', 4.9, '4.9'],
  ['rate', 100, '100'],
  ['term', null, ''],
  ['price', Number.NaN, ''],
] as const)('%s writes %s as "%s"', (field, figure, text) => {
  expect(writeFigure(field, figure)).toBe(text)
})

it('the figures of the payments end with them', () => {
  expect(figureFields.filter((field) => figureRules[field].endsWithPayments)).toEqual([
    'paymentsLeft',
    'payment',
    'payoff',
  ])
  expect(figureFields.filter((field) => figureRules[field].isAmount)).toEqual(['payment', 'payoff', 'price'])
})

it('what is written is read back to the cent', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_900), (cents) => {
      expect(readFigure('price', writeFigure('price', cents))).toBe(cents)
    }),
  )
})
