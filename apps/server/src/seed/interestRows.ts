import type { Instant } from '@retain/domain/calendar/instant'
import { toCents } from '@retain/domain/money/money'
import { formatDollars } from '@retain/domain/money/format'
import { hasLongPast, sharesCustomer } from './cast'
import type { OpportunityDraft } from './opportunityDraft'
import { randomOf, type Random } from './random'
import { entryIdOf, type AppraisalRow, type VehicleSearchRow, type VehicleViewRow } from './seedRows'
import { furtherRow, opportunitiesPerVehicle } from './stock'

/** What a customer looked at and searched for on the pages of a store. */
interface InterestRows {
  readonly vehicleView: readonly VehicleViewRow[]
  readonly vehicleSearch: readonly VehicleSearchRow[]
}

/** The vehicles that customers look at are among the first of the store's stock. */
const lookedAt = 60
const mostViews = 6
const mostSearches = 4

/** The views and searches of a customer: some vehicles that the store has, of which a few were searched for first. */
export function interestRows(draft: OpportunityDraft): InterestRows {
  const { context, index, opptId, customer } = draft
  const random = randomOf(`${context.store.hyperionId}/${index}/interest`)
  if (sharesCustomer(index) || !(hasLongPast(index) || random.chance(0.25)))
    return { vehicleView: [], vehicleSearch: [] }
  const ids = { hyperion_id: context.store.hyperionId, customer_id: customer.customer_id }
  const viewed = Array.from({ length: random.integer(1, mostViews) }, () => {
    const vehicle = furtherRow(context, opportunitiesPerVehicle * random.integer(0, lookedAt))
    return { vehicle, at: recent(random, draft) }
  })
  return {
    vehicleView: viewed.map(({ vehicle, at }, place) => ({
      ...ids,
      vehicle_view_id: entryIdOf(opptId, place),
      vin: vehicle.vin,
      viewed_at: at,
      year: vehicle.year,
      make_name: vehicle.make_name,
      model_name: vehicle.model_name,
    })),
    vehicleSearch: viewed.slice(0, random.integer(0, mostSearches)).map(({ vehicle, at }, place) => ({
      ...ids,
      vehicle_search_id: entryIdOf(opptId, place),
      vin: vehicle.vin,
      searched_at: at,
      criteria: `${vehicle.make_name} ${vehicle.model_name}, up to ${limitAbove(vehicle.selling_price_cents)}`,
    })),
  }
}

const recent = (random: Random, { context }: OpportunityDraft): Instant =>
  context.clock.passed(random.integer(0, 75), random.integer(7 * 60, 22 * 60))

/** People search up to the next round price. */
const limitAbove = (price: number | null): string =>
  formatDollars(toCents(Math.ceil((price ?? 0) / 5_000_00) * 5_000_00))

/** What the present vehicle was found to be worth, today's value included: each time a little less than before. */
export function appraisalRows(draft: OpportunityDraft): readonly AppraisalRow[] {
  const { context, index, opptId, value, file, signed } = draft
  if (value === null) return []
  const random = randomOf(`${context.store.hyperionId}/${index}/appraisals`)
  const count = hasLongPast(index) ? 2 : Number(random.weighted({ 0: 60, 1: 30, 2: 10 }))
  return Array.from({ length: count }, (_, place) => {
    const daysAgo = Math.min(signed.daysAgo, place === 0 ? random.integer(0, 20) : random.integer(120, 240))
    return {
      hyperion_id: context.store.hyperionId,
      vehicle_appraisal_id: entryIdOf(opptId, place),
      vin: file.vehicle.vin,
      appraised_at: context.clock.passed(daysAgo, random.integer(9 * 60, 16 * 60)),
      source: random.pick(['AN', 'BB'] as const),
      value_cents: toCents(Math.round((value * (1 + daysAgo * 0.0004)) / 25_00) * 25_00),
      mileage: Math.max(0, Math.round(file.odometer - (file.yearlyMiles * daysAgo) / 365)),
    }
  })
}
