import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lastWhole } from './lastWhole'

it('finds the last number for which something holds', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: -1, max: 1_000_001 }),
      (to, last) => {
        const found = lastWhole(0, to, (figure) => figure <= last)
        expect(found).toBe(last < 0 ? null : Math.min(last, to))
      },
    ),
  )
})
