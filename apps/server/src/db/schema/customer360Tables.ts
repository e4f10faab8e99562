import type { DealType } from '@retain/domain/deal/dealTypes'
import type { ValueSource } from '@retain/domain/opportunity/sections'
import type { Amount, GeneratedId, Id, Moment } from './columns'

/** A deal of a customer that no opportunity works on. */
export interface PastDealTable {
  hyperion_id: string
  past_deal_id: GeneratedId
  customer_id: Id
  vin: string | null
  year: number | null
  make_name: string | null
  model_name: string | null
  trim_level: string | null
  color: string | null
  mileage: number | null
  contract_at: Moment | null
  deal_type: DealType | null
  /** Such as `NLO` or `LEAM`; `null` while the vehicle is still the customer's. */
  status_flg: string | null
  co_buyer: string | null
  selling_hyperion_id: string | null
  price_cents: Amount
  payment_cents: Amount
  /** Percent a year. */
  rate: number | null
  /** Months. */
  term: number | null
  lender: string | null
  payoff_cents: Amount
}

/** A protection product that was sold with an earlier deal. */
export interface PastDealProductTable {
  hyperion_id: string
  past_deal_id: Id
  /** Where it stands in the contract, from 1. */
  place: number
  product_code: string | null
  product_name: string
  price_cents: Amount
  term_months: number | null
}

/** A visit of a vehicle to a workshop. */
export interface RepairOrderTable {
  hyperion_id: string
  repair_order_id: GeneratedId
  /** Upper case; with the number once in a store. */
  vin: string
  ro_number: string
  ro_at: Moment | null
  ro_status: string | null
  ro_tag_number: string | null
  ro_amount_cents: Amount
  mileage: number | null
}

/** A piece of work of a repair order. */
export interface RepairOrderLineTable {
  hyperion_id: string
  repair_order_id: Id
  /** Where it stands in the order, from 1. */
  place: number
  description: string
  op_code: string | null
  amount_cents: Amount
}

/** What a vehicle was found to be worth. */
export interface VehicleAppraisalTable {
  hyperion_id: string
  vehicle_appraisal_id: GeneratedId
  /** Upper case. */
  vin: string
  appraised_at: Moment
  source: ValueSource | null
  value_cents: Amount
  mileage: number | null
}

/** A vehicle that a customer looked at. */
export interface VehicleViewTable {
  hyperion_id: string
  vehicle_view_id: GeneratedId
  customer_id: Id
  vin: string
  viewed_at: Moment | null
  year: number | null
  make_name: string | null
  model_name: string | null
}

/** A search of a customer, and a vehicle that it found. */
export interface VehicleSearchTable {
  hyperion_id: string
  vehicle_search_id: GeneratedId
  customer_id: Id
  vin: string
  searched_at: Moment | null
  criteria: string | null
}
