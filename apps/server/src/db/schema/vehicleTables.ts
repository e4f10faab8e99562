import type { HistoryCondition, ValueSource } from '@retain/domain/opportunity/sections'
import type { NewUsed } from '@retain/domain/work-log/rows/logRow'
import type { Generated } from 'kysely'
import type { Amount, Id, Moment } from './columns'

/** What describes a vehicle of any kind. */
interface DescriptionColumns {
  /** Of the size and kind that buyers compare, such as `Small SUV`. */
  market_class: string | null
  body_type: string | null
  transmission: string | null
  highway_mpg: number | null
  city_mpg: number | null
  fuel_type: string | null
  key_features: Generated<readonly string[]>
}

/** The present vehicle of an opportunity, beyond what its row of the logs holds. */
export interface CurrentVehicleTable extends DescriptionColumns {
  hyperion_id: string
  oppt_id: Id
  make_id: string | null
  model_id: string | null
  trim_id: string | null
  value_source: ValueSource | null
  history_condition: HistoryCondition | null
  /** When and at how many miles the vehicle was last seen in service: what its mileage is estimated from (OP-093). */
  serviced_at: Moment | null
  serviced_mileage: number | null
  is_mileage_estimated: Generated<boolean>
  /** When the value was found; `null` where that is not known. */
  valued_at: Moment | null
}

/** A vehicle that is for sale, and on which terms. */
interface OfferedColumns extends DescriptionColumns {
  new_used: NewUsed | null
  used_classification: string | null
  year: number | null
  make_name: string | null
  model_name: string | null
  trim_level: string | null
  color: string | null
  mileage: number | null
  msrp_cents: Amount
  rebate_cents: Amount
  discount_cents: Amount
  selling_price_cents: Amount
  /** In whole cents, the usual one first; `null` when the lender names none. */
  down_payment_cents: readonly number[] | null
  location_store_name: string | null
  finance_lender_code: string | null
  /** Percent a year; without it there is no quote. */
  finance_apr: number | null
  finance_default_term: number | null
  lease_lender_code: string | null
  lease_apr: number | null
  lease_default_term: number | null
  /** The share of its value that the vehicle keeps each year, from which the residual of a lease follows. */
  yearly_retention: number | null
}

/** The vehicle that is offered in place of the present one. */
export interface ReplacementVehicleTable extends OfferedColumns {
  hyperion_id: string
  oppt_id: Id
  vin: string | null
  selection_reason: string | null
  /** Day of the store. */
  refreshed_on: string | null
}

/** A vehicle that a store has in stock. */
export interface StockVehicleTable extends OfferedColumns {
  hyperion_id: string
  /** Upper case; once in a store. */
  vin: string
  /** Eight letters and digits (O-119). */
  stock_no: string
  /** Day of the store. */
  in_stock_since: string
}
