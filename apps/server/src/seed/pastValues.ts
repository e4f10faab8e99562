import { monthsLater, parseDay, type Day } from '@retain/domain/calendar/day'
import { toCents, type Cents } from '@retain/domain/money/money'
import { levelPayment, loanSchedule } from '@retain/domain/payment/loan'
import { equityOf } from './deal'
import type { OpportunityDraft } from './opportunityDraft'
import { randomOf } from './random'
import { paymentDifferences } from './replacement'
import type { ValueRow } from './seedRows'
import { marketValue } from './valuation'

/** How many months ago values were looked up: each of the last, every third before. */
const lookedUp = [24, 21, 18, 15, 12, 9, 6, 3, 2, 1]

/** Books differ from one issue to the next. */
const wobble = 0.015
const valueStep = 25_00

/** What an opportunity was worth, and what the offered vehicle would have cost more a month, in the months that it is on file. */
export function pastValueRows(draft: OpportunityDraft): readonly ValueRow[] {
  const { context, index, opptId, plan, deal, value, replacement } = draft
  const today = parseDay(context.clock.at(0, 12 * 60).slice(0, 10))
  if (value === null || today === null) return []
  const random = randomOf(`${context.store.hyperionId}/${index}/past values`)
  const owed = owedMonthsAgo(draft)
  const known = lookedUp.filter((months) => months < plan.months)
  return known.map((months) => {
    const worth = toCents(
      Math.round((valueMonthsAgo(draft, value, months) * (1 + wobble * random.bell())) / valueStep) *
        valueStep,
    )
    const { payoff, payment } = owed(months)
    const equity = equityOf(worth, payoff)
    const differences =
      replacement === null
        ? { finance: null, lease: null }
        : paymentDifferences(replacement, equity, payment ?? deal.currentPayment)
    return {
      hyperion_id: context.store.hyperionId,
      oppt_id: opptId,
      day: dayMonthsAgo(today, months),
      vehicle_value_cents: worth,
      payoff_cents: payoff,
      equity_cents: equity,
      payment_difference_finance_cents: differences.finance,
      payment_difference_lease_cents: differences.lease,
    }
  })
}

const dayMonthsAgo = (today: Day, months: number): Day => monthsLater(today, -months)

/** By the market of its age and miles then, as far from it as it is today. */
function valueMonthsAgo({ file }: OpportunityDraft, value: Cents, months: number): number {
  const { sticker, ageMonths, odometer, yearlyMiles } = file
  const { make } = file.vehicle.catalogueModel
  const then = marketValue(
    make,
    sticker,
    Math.max(0, ageMonths - months) / 12,
    Math.max(0, odometer - (yearlyMiles * months) / 12),
  )
  return (value * then) / marketValue(make, sticker, ageMonths / 12, odometer)
}

interface Owed {
  readonly payoff: Cents | null
  readonly payment: Cents | null
}

/** What was owed and paid some months ago: by the schedule of a loan, or the payments of a lease that were still to make. */
function owedMonthsAgo({ plan, deal, payoff }: OpportunityDraft): (months: number) => Owed {
  const { loan, currentPayment } = deal
  if (payoff === null || plan.funding === 'cash') return () => ({ payoff, payment: currentPayment })
  if (loan === null)
    return (months) => ({
      payoff: toCents(payoff + (currentPayment ?? 0) * months),
      payment: currentPayment,
    })
  const schedule = loanSchedule(loan)
  const payment = levelPayment(loan)
  return (months) => {
    const paid = Math.min(loan.term, plan.months - months)
    const balance = paid === 0 ? loan.amount : schedule[paid - 1]?.balance
    return { payoff: balance ?? payoff, payment: paid === loan.term ? null : payment }
  }
}
