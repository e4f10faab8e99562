import { addCents, zeroCents, type Cents } from '@retain/domain/money/money'
import type { Instant } from '@retain/domain/calendar/instant'
import { hasLongPast } from './cast'
import type { OpportunityDraft } from './opportunityDraft'
import { randomOf, type Random } from './random'
import { entryIdOf, type RepairOrderLineRow, type RepairOrderRow } from './seedRows'
import { usualYearlyMiles } from './valuation'
import { usualWork, workOfAmount, type SeedWork } from './workshop'

/** The rows of repair orders and of their work. */
export interface RepairOrders {
  readonly repairOrder: readonly RepairOrderRow[]
  readonly repairOrderLine: readonly RepairOrderLineRow[]
}

/** A visit before it has an id. */
export interface Visit {
  readonly hyperionId: string
  readonly vin: string
  readonly roNumber: string
  readonly at: Instant | null
  readonly status: string | null
  readonly tag: string | null
  readonly amount: Cents | null
  readonly mileage: number | null
  readonly work: readonly SeedWork[]
}

/** The rows of visits; the first of them takes the place after `from` among the ids of an opportunity. */
export function rowsOfVisits(opptId: number, from: number, visits: readonly Visit[]): RepairOrders {
  const numbered = visits.map((visit, at) => ({ ...visit, id: entryIdOf(opptId, from + at) }))
  return {
    repairOrder: numbered.map((visit) => ({
      hyperion_id: visit.hyperionId,
      repair_order_id: visit.id,
      vin: visit.vin,
      ro_number: visit.roNumber,
      ro_at: visit.at,
      ro_status: visit.status,
      ro_tag_number: visit.tag,
      ro_amount_cents: visit.amount,
      mileage: visit.mileage,
    })),
    repairOrderLine: numbered.flatMap(({ hyperionId, id, work }) =>
      work.map(({ description, opCode, amount }, at) => ({
        hyperion_id: hyperionId,
        repair_order_id: id,
        place: at + 1,
        description,
        op_code: opCode,
        amount_cents: amount,
      })),
    ),
  }
}

/** A closed visit some days ago; its amount is that of its work. */
export function closedVisit(
  random: Random,
  { context }: OpportunityDraft,
  at: {
    readonly hyperionId: string
    readonly vin: string
    readonly daysAgo: number
    readonly mileage: number
  },
): Visit {
  const work = usualWork(random)
  return {
    hyperionId: at.hyperionId,
    vin: at.vin,
    roNumber: String(random.integer(100_000, 999_999)),
    at: context.clock.at(at.daysAgo, random.integer(8 * 60, 16 * 60)),
    status: 'Closed',
    tag: String(random.integer(100, 999)),
    amount: addCents(...work.map(({ amount }) => amount ?? zeroCents)),
    mileage: at.mileage,
    work,
  }
}

const mostEarlier = 4
const daysBetweenVisits = 190

/** The present visit of the vehicle of an opportunity, and earlier ones about twice a year since it was bought. */
export function visitRows(draft: OpportunityDraft): RepairOrders {
  const { context, index, opptId, file, signed, plan } = draft
  if (plan.kind === 'Candidate') return rowsOfVisits(opptId, 0, presentVisit(draft))
  const random = randomOf(`${context.store.hyperionId}/${index}/repair orders`)
  const { hyperionId } = context.store
  const { vin } = file.vehicle
  const room = Math.min(mostEarlier, Math.floor((signed.daysAgo - 30) / daysBetweenVisits))
  const count = hasLongPast(index) ? mostEarlier : Math.max(0, random.integer(-3, Math.max(0, room)))
  const earlier = Array.from({ length: Math.min(count, Math.max(0, room)) }, (_, at) => {
    const daysAgo = 40 + at * daysBetweenVisits + random.integer(0, 90)
    const mileage = Math.max(500, Math.round(file.odometer - (usualYearlyMiles * daysAgo) / 365))
    return closedVisit(random, draft, { hyperionId, vin, daysAgo, mileage })
  })
  return rowsOfVisits(opptId, 0, unrepeated([...presentVisit(draft), ...earlier]))
}

function presentVisit({ context, index, visit, file, mileage }: OpportunityDraft): readonly Visit[] {
  if (visit.roNumber === null) return []
  const random = randomOf(`${context.store.hyperionId}/${index}/repair order`)
  return [
    {
      hyperionId: context.store.hyperionId,
      vin: file.vehicle.vin,
      roNumber: visit.roNumber,
      at: visit.roAt,
      status: visit.roStatus,
      tag: visit.roTag,
      amount: visit.roAmount,
      mileage: mileage.lastService?.mileage ?? null,
      work: workOfAmount(random, visit.roAmount),
    },
  ]
}

const unrepeated = (visits: readonly Visit[]): readonly Visit[] => [
  ...new Map(visits.map((visit) => [visit.roNumber, visit])).values(),
]
