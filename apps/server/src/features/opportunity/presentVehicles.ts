import type { Day } from '@retain/domain/calendar/day'
import type { Instant } from '@retain/domain/calendar/instant'
import type { DealTyped } from '@retain/domain/deal/dealTypes'
import type {
  CurrentVehicle,
  ReplacementVehicle,
  AppliedAdjustment,
  VehicleInfo,
} from '@retain/domain/opportunity/sections'
import { downPaymentsOf } from '@retain/domain/payment/quotes'
import { centsOf } from '../../db/money'
import { dayInZone } from '../../identity/personClaims'
import type { StoredCurrentVehicle, StoredReplacement } from './vehicleQueries'

/** The vehicle section in the words of the contract. */
export const presentVehicles = (
  current: StoredCurrentVehicle,
  replacement: StoredReplacement | undefined,
): VehicleInfo => ({
  currentVehicle: presentCurrent(current),
  replacementVehicle: replacement === undefined ? null : presentReplacement(current, replacement),
})

/** What describes a vehicle of either kind. */
const presentDescription = (row: StoredCurrentVehicle | OfferedColumns) => ({
  newOrUsed: row.new_used,
  usedClassification: row.used_classification,
  vin: row.vin,
  year: row.year,
  make: row.make_name,
  model: row.model_name,
  trim: row.trim_level,
  bodyType: row.body_type,
  color: row.color,
  transmission: row.transmission,
  highwayMpgAvg: row.highway_mpg,
  cityMpgAvg: row.city_mpg,
  fuelType: row.fuel_type,
})

const presentCurrent = (row: StoredCurrentVehicle): CurrentVehicle => ({
  ...presentDescription(row),
  mileage: row.vehicle_mileage,
  keyFeatures: row.key_features ?? [],
  vehicleValue: centsOf(row.vehicle_value_cents),
  payoffAmt: centsOf(row.payoff_cents),
  equityAmount: centsOf(row.equity_cents),
  numberOfPayments: row.payments_left,
  makeId: row.make_id,
  modelId: row.model_id,
  trimId: row.trim_id,
  valueSource: row.value_source,
  historyCondition: row.history_condition,
  recall: row.has_recall ? 'YES' : 'NO',
  warrantyExpIcon: row.warranty_icon,
  predictiveScore: row.predictive_score,
  isMileageEstimated: row.is_mileage_estimated ?? false,
  valueAdjustment: presentAdjustment(row),
  valuedOn: storeDayOf(row, row.valued_at),
  dealSavedOn: storeDayOf(row, row.deal_saved_at),
  version: row.vehicle_version,
})

/** The day of a moment by the calendar of the store. */
const storeDayOf = ({ time_zone: zone }: StoredCurrentVehicle, moment: Instant | null): Day | null =>
  moment === null ? null : dayInZone(zone, moment)

function presentAdjustment(row: StoredCurrentVehicle): AppliedAdjustment | null {
  const valueBefore = centsOf(row.value_before_cents)
  const { adjusted_percentage: percentage, add_or_subtract: addOrSubtract, adjusted_on: adjustedOn } = row
  return valueBefore === null || percentage === null || addOrSubtract === null || adjustedOn === null
    ? null
    : {
        percentage,
        addOrSubtract,
        valueBefore,
        createdBy: row.adjusted_by_name ?? row.adjusted_by,
        adjustedOn,
      }
}

const presentReplacement = (current: StoredCurrentVehicle, row: StoredReplacement): ReplacementVehicle => ({
  ...presentOffered(row, { dealType: current.deal_type, dealTypeCode: current.deal_type_code }),
  stockNo: current.replacement_stock_no,
  selectionReason: row.selection_reason,
  refreshedOn: row.refreshed_on,
})

/** What replacements and vehicles in stock both say of themselves. */
type OfferedColumns = Omit<StoredReplacement, 'oppt_id' | 'selection_reason' | 'refreshed_on'>

/** A vehicle that is offered, on its terms, to a customer with a deal. */
export const presentOffered = (
  row: OfferedColumns,
  deal: DealTyped,
): Omit<ReplacementVehicle, 'stockNo' | 'selectionReason' | 'refreshedOn'> => ({
  ...presentDescription(row),
  mileage: row.mileage,
  keyFeatures: row.key_features,
  msrp: centsOf(row.msrp_cents),
  rebateAmt: centsOf(row.rebate_cents),
  discount: centsOf(row.discount_cents),
  estimatedSelPrice: centsOf(row.selling_price_cents),
  downPaymentOptions: downPaymentsOf(row.down_payment_cents, deal),
  vehLocationStore: row.location_store_name,
})
