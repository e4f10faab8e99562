import { median } from '../figures.ts'
import { randomNumbers } from '../randomNumbers.ts'

/** The median of paired ratios with the interval in which nine of ten resamples have theirs. */
export interface PairedRatio {
  readonly median: number
  readonly low: number
  readonly high: number
}

const resamples = 10_000

/** Compares two things round by round, and says how sure the median of the ratios is (bootstrap, 90 percent). */
export function pairedRatio(ours: readonly number[], theirs: readonly number[]): PairedRatio {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN)).filter(Number.isFinite)
  const random = randomNumbers(90)
  const medians = Array.from({ length: ratios.length > 0 ? resamples : 0 }, () =>
    median(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? Number.NaN)),
  ).sort((one, other) => one - other)
  const at = (share: number) => medians[Math.round(share * (medians.length - 1))] ?? Number.NaN
  return { median: median(ratios), low: at(0.05), high: at(0.95) }
}

/**
 * `met`: the median keeps the bound. `reached`: it does not, but the interval does. `MISS`: neither does.
 */
export const verdict = ({ median: middle, low }: PairedRatio, bound: number): 'met' | 'reached' | 'MISS' =>
  middle <= bound ? 'met' : low <= bound ? 'reached' : 'MISS'
