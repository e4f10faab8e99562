/** How often the inputs of the filter panel of the Equity and the Search Log act at most, in milliseconds (S-480, S-821, D-46). */
export const filterThrottle = 15

/** How often the inputs of the Service and Contact Log filters and of the online help act at most, in milliseconds (S-481, S-821, D-46). */
export const searchThrottle = 25

/** How long number inputs and recomputing wait after the last key, in milliseconds: the short debounce (O-544, OP-106, D-46). */
export const shortDebounce = 500

/** How long text, address and lookup inputs wait after the last key, in milliseconds: the long, trailing one (O-545, OP-106, D-46). */
export const longDebounce = 350

/**
 * How long an input that acts at most once in `interval` waits before it acts again: the first change acts at once, the
 * last one of the time at its end, so that the last value always counts (S-727).
 *
 * @param last when it acted last, in milliseconds; `null` before the first time.
 * @param now in milliseconds, on the same clock; one that ran back does not make anybody wait longer than once.
 * @example throttleWait(1_000, 1_010, filterThrottle) // 5
 */
export const throttleWait = (last: number | null, now: number, interval: number): number =>
  last === null ? 0 : Math.min(interval, Math.max(0, last + interval - now))
