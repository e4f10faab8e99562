import { formatCount } from '../money/format'

/** How a figure stands to the one of the period before. */
export interface Comparison {
  readonly direction: 'up' | 'down' | 'same'
  /** Such as `97 more (9.2%)`. */
  readonly change: string
  /** What it is compared with, such as `from 1,058`. */
  readonly from: string
}

const secondsPerMinute = 60
const minutesPerHour = 60

/**
 * A time as the page tells it, in whole minutes; nothing for none.
 *
 * @example formatDuration(2_825) // '0 hr 47 m'
 */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) return ''
  const minutes = Math.floor(seconds / secondsPerMinute)
  return `${formatCount(Math.floor(minutes / minutesPerHour))} hr ${minutes % minutesPerHour} m`
}

/** A difference in time, without hours where it has none. */
function shortDuration(minutes: number): string {
  const hours = Math.floor(minutes / minutesPerHour)
  return hours === 0 ? `${minutes} m` : `${formatCount(hours)} hr ${minutes % minutesPerHour} m`
}

const directionOf = (difference: number) => (difference > 0 ? 'up' : difference < 0 ? 'down' : 'same')

/**
 * A count beside the one before; the percentage is left out where there was nothing before.
 *
 * @example compareCounts(1_155, 1_058) // { direction: 'up', change: '97 more (9.2%)', from: 'from 1,058' }
 */
export function compareCounts(now: number, before: number): Comparison {
  const difference = now - before
  const from = `from ${formatCount(before)}`
  if (difference === 0) return { direction: 'same', change: 'No change', from }
  const percent = before === 0 ? '' : ` (${((Math.abs(difference) / before) * 100).toFixed(1)}%)`
  const change = `${formatCount(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'}${percent}`
  return { direction: directionOf(difference), change, from }
}

/**
 * A time beside the one before; `null` where one of them is not known.
 *
 * @example compareDurations(2_820, 3_480) // { direction: 'down', change: '11 m faster', from: 'from 0 hr 58 m' }
 */
export function compareDurations(now: number | null, before: number | null): Comparison | null {
  if (now === null || before === null) return null
  const minutes = Math.floor(now / secondsPerMinute) - Math.floor(before / secondsPerMinute)
  const from = `from ${formatDuration(before)}`
  if (minutes === 0) return { direction: 'same', change: 'No change', from }
  const change = `${shortDuration(Math.abs(minutes))} ${minutes > 0 ? 'slower' : 'faster'}`
  return { direction: directionOf(minutes), change, from }
}

/**
 * The share of a whole in whole percent; `null` of nothing. Only a whole has 100, and only nothing 0.
 *
 * @example shareOf(818, 1_248) // 66
 */
export function shareOf(part: number, whole: number): number | null {
  if (whole === 0) return null
  const percent = Math.round((part / whole) * 100)
  if (part > 0 && percent === 0) return 1
  return part < whole && percent === 100 ? 99 : percent
}

/**
 * The median: half of the figures are no larger. Of an even number it is the mean of the two in the middle; `null` of none.
 *
 * @example medianOf([60, 600, 120]) // 120
 */
export function medianOf(figures: readonly number[]): number | null {
  const sorted = figures.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [below, above] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return below === undefined || above === undefined ? null : (below + above) / 2
}
