import { daysBetween, monthsLater, type Day } from '../calendar/day'
import { formatDateOfDay, formatDay } from '../calendar/storeDay'
import type { ValueHistory, ValuePoint } from './valueHistory'

/** Where equity stands to zero. */
export type EquityTurn =
  /** It became positive on a day. */
  | { readonly kind: 'crossed'; readonly day: Day }
  /** It is positive for as long as figures are kept. */
  | { readonly kind: 'positive' }
  /** At the pace of the last months it becomes positive about a day. An estimate. */
  | { readonly kind: 'expected'; readonly day: Day }
  /** It is not positive, and nothing says that it will be. */
  | { readonly kind: 'open' }
  | { readonly kind: 'unknown' }

/** Over how many months the pace is taken, and how far ahead it is believed. */
export const paceMonths = 6
const farthestMonths = 24

const daysPerMonth = 365.25 / 12

/**
 * When a customer crosses into positive equity: the day on which it happened, or about when it will at the pace of the last six
 * months, two years ahead at most.
 *
 * @example equityTurn(history) // { kind: 'crossed', day: '2026-04-30' }
 */
export function equityTurn({ points, positiveSince }: ValueHistory): EquityTurn {
  const now = points.at(-1)
  if (now === undefined || now.equity === null) return { kind: 'unknown' }
  if (now.equity > 0)
    return positiveSince === null ? { kind: 'positive' } : { kind: 'crossed', day: positiveSince }
  const months = monthsToZero(points, now.equity, now.day)
  return months === null ? { kind: 'open' } : { kind: 'expected', day: monthsLater(now.day, months) }
}

/** Whole months until the amount is more than nothing; `null` where it does not grow, or not soon enough. */
function monthsToZero(points: readonly ValuePoint[], equity: number, today: Day): number | null {
  const from = monthsLater(today, -paceMonths - 1)
  const first = points.find((one) => one.day >= from && one.equity !== null)
  if (first === undefined || first.equity === null || first.day === today) return null
  const monthly = ((equity - first.equity) / daysBetween(first.day, today)) * daysPerMonth
  const months = Math.floor(-equity / monthly) + 1
  return monthly > 0 && months <= farthestMonths ? months : null
}

/**
 * A month, as the axis and the table name it.
 *
 * @example monthText('2026-04-30') // 'Apr 2026'
 */
export const monthText = (day: Day): string => formatDay(day).slice(3)

/** The same in a sentence; empty where nothing is known. */
export function equityTurnText(turn: EquityTurn): string {
  switch (turn.kind) {
    case 'crossed':
      return `Positive equity since ${formatDateOfDay(turn.day)}.`
    case 'positive':
      return 'Positive equity for as long as figures are kept.'
    case 'expected':
      return `Positive equity about ${monthText(turn.day)}, at the pace of the last ${paceMonths} months (estimate).`
    case 'open':
      return 'No positive equity in sight at the pace of the last months.'
    case 'unknown':
      return ''
  }
}
