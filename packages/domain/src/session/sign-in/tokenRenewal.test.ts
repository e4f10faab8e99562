import { expect, it } from 'vitest'
import { isRenewalDue, renewalAhead } from './tokenRenewal'

const isDue = (left: number, expiresIn: number): boolean =>
  isRenewalDue({ expiresAt: 1_000 + left, expiresIn }, 1_000)

it('a token is renewed when less than a minute is left of it', () => {
  expect(renewalAhead).toBe(60)
  expect([900, 61, 60, 59.9, 59, 1].map((left) => isDue(left, 900))).toEqual([
    ...[false, false, false],
    ...[true, true, true],
  ])
})

it('a token of a short life is renewed in the last quarter of it', () => {
  expect([100, 26, 25, 24].map((left) => isDue(left, 100))).toEqual([false, false, false, true])
  expect([239, 240, 241].map((life) => isDue(60, life))).toEqual([false, false, false])
  expect([239, 240, 241].map((life) => isDue(59.9, life))).toEqual([false, true, true])
})

it('a token that has ended is due', () => {
  expect([isDue(0, 900), isDue(-1, 900), isDue(-1, 0)]).toEqual([true, true, true])
})
