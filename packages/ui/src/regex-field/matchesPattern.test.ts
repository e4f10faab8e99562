import { expect, it } from 'vitest'
import { matchesPattern } from './matchesPattern'

const stockNumber = /(?:s#)?[a-z0-9]{8}/i

it('accepts eight letters or digits, with or without S# before them [L-126] [L-127]', () => {
  for (const text of ['A1B2C3D4', 'S#A1B2C3D4', 's#A1B2C3D4'])
    expect(matchesPattern(text, stockNumber)).toBe(true)
  for (const text of ['A1B2C3D', 'A1B2C3D-', 'A1B2C3D4E', 'A!', '']) {
    expect(matchesPattern(text, stockNumber)).toBe(false)
  }
})

it('looks at the whole text, each time anew', () => {
  const digits = /\d+|x/gm
  expect([1, 2, 3].map(() => matchesPattern('12', digits))).toEqual([true, true, true])
  expect(matchesPattern('12\nab', digits)).toBe(false)
  expect(matchesPattern('x1', digits)).toBe(false)
})
