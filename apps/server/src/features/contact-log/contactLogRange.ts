import * as E from 'fp-ts/Either'
import { epochOf, isInstant, shifted, type Instant } from '@retain/domain/calendar/instant'

/** What a refused range is answered with (L-202). */
export const rangeText = 'The search will only display up to 30 days of data!'

const dayLength = 86_400_000
const longestDays = 30

/** A range of moments; `until` is not included. */
export interface MomentRange {
  readonly from: Instant
  readonly until: Instant
}

/** Which end of a range is wrong, and how. */
export interface RangeFault {
  readonly field: 'from' | 'to'
  readonly message: string
}

/**
 * The range that a Contact Log search asks for. `from` and `to` are `YYYY-MM-DD HH:mm:ss` in UTC, and `to` covers its
 * whole second (D-18). A range holds at most 30 days, counted inclusively, and does not end more than 30 days ago
 * (L-200, L-201, L-537).
 *
 * The server need not know the day of whoever asks: the day 30 days ago ended between 29 and 30 times 24 hours ago,
 * wherever the day began.
 */
export function contactLogRange(from: string, to: string, now: Instant): E.Either<RangeFault, MomentRange> {
  const start = momentOf(from)
  const last = momentOf(to)
  if (start === null) return E.left({ field: 'from', message: 'contact log time' })
  if (last === null) return E.left({ field: 'to', message: 'contact log time' })
  const until = shifted(last, 1_000)
  const length = epochOf(until) - epochOf(start)
  if (length <= 0) return E.left({ field: 'to', message: 'later than from' })
  if (length > longestDays * dayLength) return E.left({ field: 'from', message: rangeText })
  if (epochOf(now) - epochOf(until) >= longestDays * dayLength)
    return E.left({ field: 'to', message: rangeText })
  return E.right({ from: start, until })
}

function momentOf(text: string): Instant | null {
  const instant = `${text.replace(' ', 'T')}.000Z`
  return isInstant(instant) ? instant : null
}
