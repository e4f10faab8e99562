import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filterThrottle, longDebounce, searchThrottle, shortDebounce, throttleWait } from './inputTiming'

it('names 15, 25, 350 and 500 ms; short and long are called so although they are not  [OP-106] [O-544] [O-545] [S-821]', () => {
  expect([filterThrottle, searchThrottle, longDebounce, shortDebounce]).toEqual([15, 25, 350, 500])
})

it('lets the first change act at once, and the next one when its time has come', () => {
  expect(throttleWait(null, 1_000, 15)).toBe(0)
  expect(throttleWait(null, 0, 15)).toBe(0)
  expect([1_000, 1_010, 1_015, 9_000].map((now) => throttleWait(1_000, now, 15))).toEqual([15, 5, 0, 0])
  expect(throttleWait(1_000, 0, 15)).toBe(15)
})

it('never acts twice within one interval, and lets the last change act', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 50 }), (pauses) => {
      const acted: number[] = []
      let waiting: number | null = null
      let now = 0
      for (const pause of pauses) {
        now += pause
        if (waiting !== null && waiting <= now) {
          acted.push(waiting)
          waiting = null
        }
        waiting ??= now + throttleWait(acted.at(-1) ?? null, now, filterThrottle)
      }
      if (waiting !== null) acted.push(waiting)
      for (const [at, moment] of acted.entries())
        expect(moment - (acted[at - 1] ?? -filterThrottle)).toBeGreaterThanOrEqual(filterThrottle)
      expect(acted.at(-1) ?? -1).toBeGreaterThanOrEqual(now)
    }),
  )
})
