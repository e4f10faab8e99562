/** How often a job is tried, and how long it waits in between. */
export interface RetryPolicy {
  /** All attempts, the first one too. */
  readonly attempts: number
  /** The pause after the first attempt; each further one is twice as long, up to the longest. In milliseconds. */
  readonly firstPauseMs: number
  readonly longestPauseMs: number
}

/** Twelve attempts within about two hours: a partner may be away for as long. */
export const usualRetry: RetryPolicy = { attempts: 12, firstPauseMs: 5_000, longestPauseMs: 3_600_000 }

/**
 * How long to wait after an attempt: between half of its pause and all of it, so that what failed together does not come
 * back together.
 *
 * @param failed how many attempts have failed so far, 1 or more.
 * @param random from 0 to 1.
 * @example retryPause({ attempts: 5, firstPauseMs: 1_000, longestPauseMs: 60_000 }, 3, 1) // 4_000
 */
export function retryPause(
  { firstPauseMs, longestPauseMs }: RetryPolicy,
  failed: number,
  random: number,
): number {
  const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (failed - 1))
  return Math.round(pause * (0.5 + random / 2))
}
