import { expect, it } from 'vitest'
import { toCents } from '../money/money'
import { conquestEquity } from './conquestEquity'

const value = toCents(18_500_00)
const payoff = toCents(15_000_00)

it('is the value minus the payoff', () => {
  expect(conquestEquity({ payoff, paidOff: false }, value)).toBe(3_500_00)
  expect(conquestEquity({ payoff: toCents(20_000_00), paidOff: null }, value)).toBe(-1_500_00)
})

it('is the value of a vehicle that is paid off [OP-065]', () => {
  expect(conquestEquity({ payoff: null, paidOff: true }, value)).toBe(value)
  expect(conquestEquity({ payoff, paidOff: true }, value)).toBe(value)
})

it('is unknown where value or payoff is', () => {
  expect(conquestEquity({ payoff, paidOff: false }, null)).toBeNull()
  expect(conquestEquity({ payoff: null, paidOff: false }, value)).toBeNull()
})
