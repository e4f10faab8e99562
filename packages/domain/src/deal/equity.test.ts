import { expect, it } from 'vitest'
import { toCents } from '../money/money'
import { equity } from './equity'

it('is the value minus the payoff [O-307]', () => {
  expect(equity(toCents(20_000_00), toCents(15_000_00))).toBe(5_000_00)
})

it('is negative when more is owed than the vehicle is worth [O-308]', () => {
  expect(equity(toCents(20_000_00), toCents(22_000_00))).toBe(-2_000_00)
})
