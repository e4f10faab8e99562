import { daysLater, monthsLater, type Day } from '../calendar/day'
import type { DealTyped } from '../deal/dealTypes'
import type { Cents } from '../money/money'
import { comparedPaymentDifference } from '../work-log/equity-log/paymentDifferenceFilter'

/** What an opportunity was worth from a day on, until the next such day. */
export interface KeptFigures {
  readonly day: Day
  readonly equity: Cents | null
  readonly paymentDifferenceFinance: Cents | null
  readonly paymentDifferenceLease: Cents | null
}

/** The figures of one day. */
export interface ValuePoint {
  readonly day: Day
  readonly equity: Cents | null
  /** Of the kind of deal that the customer has; `null` where that shows none. */
  readonly paymentDifference: Cents | null
}

/** The figures of the last months, the oldest first and those of today last. */
export interface ValueHistory {
  readonly points: readonly ValuePoint[]
  /** The day on which equity became positive; `null` where it is not, or has been for as long as figures are kept. */
  readonly positiveSince: Day | null
}

/** For how many months figures are shown. */
export const shownMonths = 24

/**
 * Equity and payment difference of the last 24 months: at the end of each month, and today. A month before the first figures
 * has no point.
 *
 * @param kept in the order of their days.
 * @param now those of today.
 * @example valueHistory(kept, now, { dealType: 'Finance', dealTypeCode: null }).points.at(-1)?.day // today
 */
export function valueHistory(kept: readonly KeptFigures[], now: KeptFigures, deal: DealTyped): ValueHistory {
  const known = [...kept.filter(({ day }) => day < now.day), now]
  const ends = Array.from({ length: shownMonths }, (_, at) => endOfMonth(now.day, at - shownMonths))
  const points = [...ends, now.day].flatMap((day): ValuePoint[] => {
    const figures = known.findLast((one) => one.day <= day)
    return figures === undefined
      ? []
      : [{ day, equity: figures.equity, paymentDifference: differenceOf(figures, deal) }]
  })
  return { points, positiveSince: positiveSince(known) }
}

/** The last day of a month, some months from that of a day. */
const endOfMonth = (day: Day, months: number): Day =>
  daysLater(monthsLater(`${day.slice(0, 7)}-01` as Day, months + 1), -1)

const differenceOf = (figures: KeptFigures, deal: DealTyped): Cents | null =>
  comparedPaymentDifference('Original Deal Type', { ...figures, ...deal })

const isPositive = ({ equity }: Pick<KeptFigures, 'equity'>): boolean => equity !== null && equity > 0

function positiveSince(known: readonly KeptFigures[]): Day | null {
  const last = known.at(-1)
  if (last === undefined || !isPositive(last)) return null
  const before = known.findLastIndex((one) => one.equity !== null && !isPositive(one))
  return before < 0 ? null : (known[before + 1]?.day ?? null)
}
