import { expect, it } from 'vitest'
import { answerTimeout, maximumRetries, mayRetry } from './retry'

const reading = { method: 'GET', isIdempotent: false, writes: false } as const

it('gives a call up after half a minute, and repeats it twice at most', () => {
  expect([answerTimeout, maximumRetries]).toEqual([30_000, 2])
  expect([0, 1, 2, 3].map((repeats) => mayRetry(reading, repeats))).toEqual([true, true, false, false])
})

it.each([
  [{ ...reading, writes: true }, false],
  [{ ...reading, writes: true, isIdempotent: true }, true],
  [{ method: 'POST', isIdempotent: false, writes: false }, false],
  [{ method: 'POST', isIdempotent: true, writes: true }, true],
  [{ method: 'PUT', isIdempotent: false, writes: true }, false],
  [{ method: 'DELETE', isIdempotent: false, writes: true }, false],
] as const)('repeats %o: %j', (call, may) => {
  expect(mayRetry(call, 0)).toBe(may)
})
