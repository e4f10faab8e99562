import type { HistoryCondition, ValueSource } from '@retain/domain/opportunity/sections'
import type { NewUsed, UsedClassification } from '@retain/domain/work-log/rows/logRow'
import type { SeedVehicle } from './catalogue'
import { colors } from './colors'
import { keyFeatures } from './keyFeatures'
import type { OpportunityDraft } from './opportunityDraft'
import type { Random } from './random'
import type { OfferedVehicle } from './replacement'
import type { CurrentVehicleRow, ReplacementRow } from './seedRows'

const description = (random: Random, vehicle: SeedVehicle) => ({
  body_type: vehicle.body,
  market_class: vehicle.specification?.marketClass ?? null,
  transmission: vehicle.specification?.transmission ?? null,
  highway_mpg: vehicle.specification?.highwayMpg ?? null,
  city_mpg: vehicle.specification?.cityMpg ?? null,
  fuel_type: vehicle.specification?.fuelType ?? null,
  key_features: keyFeatures(random, vehicle),
})

type OrUnknown<Word extends string> = Record<Word | 'unknown', number>

const valueSources: OrUnknown<ValueSource> = { AN: 64, BB: 32, unknown: 4 }
const historyConditions: OrUnknown<HistoryCondition> = { CLEAN: 78, ACC_DMG: 13, TITLE: 5, unknown: 4 }

function pickKnown<Word extends string>(random: Random, weights: OrUnknown<Word>): Word | null {
  const word = random.weighted<Word | 'unknown'>(weights)
  return word === 'unknown' ? null : word
}

/** What describes the present vehicle of an opportunity. */
export function currentVehicleRow(
  random: Random,
  { context, opptId, file, value, mileage }: OpportunityDraft,
): CurrentVehicleRow {
  const { catalogueModel, trim } = file.vehicle
  return {
    hyperion_id: context.store.hyperionId,
    oppt_id: opptId,
    make_id: catalogueModel.makeId,
    model_id: catalogueModel.modelId,
    trim_id: trim === null ? null : (catalogueModel.trimIds.get(trim) ?? null),
    ...description(random, file.vehicle),
    value_source: value === null ? null : pickKnown(random, valueSources),
    history_condition: pickKnown(random, historyConditions),
    serviced_at: mileage.lastService?.date ?? null,
    serviced_mileage: mileage.lastService?.mileage ?? null,
    is_mileage_estimated: mileage.isEstimated,
    // The night before the first day.
    valued_at: value === null ? null : context.clock.at(1, 5 * 60),
  }
}

/** What a vehicle that is for sale is, as its row says. */
export interface VehicleState {
  readonly newUsed: NewUsed
  readonly classification: UsedClassification | null
  readonly mileage: (random: Random) => number
}

const isNew: VehicleState = {
  newUsed: 'New',
  classification: null,
  mileage: (random) => random.integer(3, 60),
}

/** What a vehicle that is for sale is, and on which terms. */
export function offeredColumns(random: Random, offered: OfferedVehicle, state = isNew) {
  const { vehicle, finance, lease } = offered
  return {
    new_used: state.newUsed,
    used_classification: state.classification,
    vin: vehicle.vin,
    year: vehicle.year,
    make_name: vehicle.catalogueModel.make,
    model_name: vehicle.modelName,
    trim_level: vehicle.trim,
    color: random.pick(colors),
    mileage: state.mileage(random),
    ...description(random, vehicle),
    msrp_cents: offered.msrp,
    rebate_cents: offered.rebate,
    discount_cents: offered.discount,
    selling_price_cents: offered.price,
    down_payment_cents: offered.downPayments,
    location_store_name: offered.location.name,
    finance_lender_code: finance.lender.code,
    finance_apr: finance.apr,
    finance_default_term: finance.defaultTerm,
    lease_lender_code: lease.lender.code,
    lease_apr: lease.apr,
    lease_default_term: lease.defaultTerm,
    yearly_retention: offered.yearlyRetention,
  }
}

/** The columns of a vehicle that is for sale. */
export type OfferedColumns = ReturnType<typeof offeredColumns>

/** The row of the vehicle that is offered in place of the present one; `null` when none is. */
export const replacementRow = (
  { context, opptId, replacement }: OpportunityDraft,
  offered: OfferedColumns | null,
): ReplacementRow | null =>
  replacement === null || offered === null
    ? null
    : {
        hyperion_id: context.store.hyperionId,
        oppt_id: opptId,
        ...offered,
        selection_reason: replacement.selectionReason,
        refreshed_on: context.clock.at(replacement.refreshedDaysAgo, 12 * 60).slice(0, 10),
      }
