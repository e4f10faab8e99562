import { epochOf, isInstant, shifted, type Instant } from '../../calendar/instant'
import * as E from 'fp-ts/Either'
import { contactLogDays, contactLogRangeText } from './contactLogFilters'

const second = 1_000
const dayLength = 86_400_000

/**
 * A moment as Contact Log searches carry it: `YYYY-MM-DD HH:mm:ss` in UTC, without its part of a second (L-424, D-18).
 *
 * @example contactLogTime('2024-03-31T04:59:59.999Z') // '2024-03-31 04:59:59'
 */
export const contactLogTime = (moment: Instant): string => moment.slice(0, 19).replace('T', ' ')

/**
 * The moment of such a text; `null` for any other one.
 *
 * @example readContactLogTime('2024-03-01 05:00:00') // '2024-03-01T05:00:00.000Z'
 */
export function readContactLogTime(text: string): Instant | null {
  const moment = `${text.replace(' ', 'T')}.000Z`
  return isInstant(moment) ? moment : null
}

/** A range of moments; `until` is not included. */
export interface MomentRange {
  readonly from: Instant
  readonly until: Instant
}

/** Which end of a range is wrong, and how. */
export interface RangeProblem {
  readonly field: 'from' | 'to'
  readonly message: string
}

/**
 * The range that the times of a Contact Log search name. `to` covers its whole second (D-18). A range holds at most 30
 * days, counted inclusively, and does not end more than 30 days ago (L-200 to L-202, L-537).
 *
 * The server need not know the store's day: the day 30 days ago ended between 29 and 30 times 24 hours ago, whatever the
 * offset.
 *
 * @example readContactLogRange('2026-03-01 05:00:00', '2026-03-16 04:59:59', now) // until 2026-03-16T05:00:00.000Z
 */
export function readContactLogRange(
  from: string,
  to: string,
  now: Instant,
): E.Either<RangeProblem, MomentRange> {
  const start = readContactLogTime(from)
  const last = readContactLogTime(to)
  if (start === null) return E.left({ field: 'from', message: 'contact log time' })
  if (last === null) return E.left({ field: 'to', message: 'contact log time' })
  const until = shifted(last, second)
  const length = epochOf(until) - epochOf(start)
  if (length <= 0) return E.left({ field: 'to', message: 'later than from' })
  if (length > contactLogDays * dayLength) return E.left({ field: 'from', message: contactLogRangeText })
  if (epochOf(now) - epochOf(until) >= contactLogDays * dayLength)
    return E.left({ field: 'to', message: contactLogRangeText })
  return E.right({ from: start, until })
}
