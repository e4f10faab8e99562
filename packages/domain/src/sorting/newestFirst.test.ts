import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newestFirst } from './newestFirst'

it('the newest comes first, the unknown last', () => {
  expect(['2026-05-08', null, '2026-11-20'].toSorted(newestFirst)).toEqual(['2026-11-20', '2026-05-08', null])
  expect([newestFirst(null, null), newestFirst('2026-01-01', '2026-01-01')]).toEqual([0, 0])
})

it('is an order', () => {
  const date = fc.constantFrom(null, '2024-02-17', '2026-11-20', '2026-11-20T10:00:00.000Z')
  fc.assert(
    fc.property(date, date, (a, b) => {
      expect(Math.sign(newestFirst(a, b)) + Math.sign(newestFirst(b, a))).toBe(0)
      expect(newestFirst(a, b) === 0).toBe(a === b)
    }),
  )
})
