import { parseDay, type Day } from '@retain/domain/calendar/day'
import type { Instant } from '@retain/domain/calendar/instant'
import { valueHistory, type ValueHistory } from '@retain/domain/values-over-time/valueHistory'
import { ApiProblem } from '../../core/apiProblem'
import { centsOf } from '../../db/money'
import type { Database } from '../../db/schema/schema'
import { dayInZone } from '../../identity/personClaims'

const figures = [
  'equity_cents',
  'payment_difference_finance_cents',
  'payment_difference_lease_cents',
] as const

/**
 * The figures of an opportunity in the last months: those that the daily refresh has kept, and those of today.
 *
 * @throws ApiProblem `notFound` for an unknown opportunity.
 */
export async function findValueHistory(db: Database, opptId: string, now: Instant): Promise<ValueHistory> {
  const own = await db
    .selectFrom('opportunity as o')
    .innerJoin('store as s', 's.hyperion_id', 'o.hyperion_id')
    .select(['o.hyperion_id', 'o.deal_type', 'o.deal_type_code', 's.time_zone'])
    .select(figures.map((name) => `o.${name}` as const))
    .where('o.oppt_id', '=', opptId)
    .executeTakeFirst()
  if (own === undefined) throw new ApiProblem('notFound', 'There is no such opportunity.')
  const kept = await db
    .selectFrom('opportunity_value')
    .select('day')
    .select(figures)
    .where('hyperion_id', '=', own.hyperion_id)
    .where('oppt_id', '=', opptId)
    .orderBy('day')
    .execute()
  const today = dayInZone(own.time_zone, now)
  return valueHistory(
    kept.flatMap((row) => {
      const day = parseDay(row.day)
      return day === null ? [] : [figuresOf(day, row)]
    }),
    figuresOf(today, own),
    { dealType: own.deal_type, dealTypeCode: own.deal_type_code },
  )
}

const figuresOf = (day: Day, row: Readonly<Record<(typeof figures)[number], string | null>>) => ({
  day,
  equity: centsOf(row.equity_cents),
  paymentDifferenceFinance: centsOf(row.payment_difference_finance_cents),
  paymentDifferenceLease: centsOf(row.payment_difference_lease_cents),
})
