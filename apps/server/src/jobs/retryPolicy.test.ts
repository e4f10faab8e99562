import { describe, expect, it } from 'vitest'
import { retryPause, usualRetry } from './retryPolicy'

const policy = { attempts: 9, firstPauseMs: 1_000, longestPauseMs: 60_000 }

describe('retryPause', () => {
  it('doubles with every failed attempt, up to the longest', () => {
    const pauses = [1, 2, 3, 6, 7, 8].map((failed) => retryPause(policy, failed, 1))
    expect(pauses).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000])
  })

  it.each([
    [0, 2_000],
    [0.5, 3_000],
    [1, 4_000],
  ])('lies between half of the pause and all of it: by %f', (random, pause) => {
    expect(retryPause(policy, 3, random)).toBe(pause)
  })

  it('gives a partner about two hours by the usual policy', () => {
    const pauses = Array.from({ length: usualRetry.attempts - 1 }, (_, place) =>
      retryPause(usualRetry, place + 1, 0.5),
    )
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000
    expect(hours).toBeGreaterThan(1.5)
    expect(hours).toBeLessThan(2.5)
  })
})
