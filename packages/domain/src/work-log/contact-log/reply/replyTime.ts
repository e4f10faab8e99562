import { epochOf, type Instant } from '../../../calendar/instant'

const minuteLength = 60_000
const hourMinutes = 60
const dayMinutes = 1_440

/**
 * How long an answer took, as it stands beside 'View': whole days from 1440 minutes on, below that hours and minutes
 * (L-227, L-228, L-547). Below 0, because two clocks differ, is 0; what is no number is nothing.
 *
 * @example replyTimeText(125) // '2 hr 5 min'
 * @example replyTimeText(1440) // '1 days'
 */
export function replyTimeText(minutes: number): string {
  if (!Number.isFinite(minutes)) return ''
  const whole = Math.max(0, Math.floor(minutes))
  if (whole >= dayMinutes) return `${Math.floor(whole / dayMinutes)} days`
  return `${Math.floor(whole / hourMinutes)} hr ${whole % hourMinutes} min`
}

/** The time from an email to its answer in minutes; `null` without an answer (L-547). */
export const replyMinutes = ({
  inboundCreateDate,
  replyDate,
}: {
  readonly inboundCreateDate: Instant
  readonly replyDate: Instant | null
}): number | null =>
  replyDate === null ? null : (epochOf(replyDate) - epochOf(inboundCreateDate)) / minuteLength
