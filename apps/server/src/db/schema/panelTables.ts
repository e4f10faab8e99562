import type { OfferCategory, OfferType } from '@retain/domain/offers/offer'
import type { NewUsed } from '@retain/domain/work-log/rows/logRow'
import type { Amount, Id } from './columns'

/** A vehicle of a customer's household that need not have an opportunity. */
export interface HouseholdVehicleTable {
  hyperion_id: string
  customer_id: Id
  vin: string
  year: number | null
  make_name: string | null
  model_name: string | null
  trim_level: string | null
  new_used: NewUsed | null
  owner_name: string | null
}

/** Something that a store offers: to everybody, or to the customer of an opportunity. */
export interface OfferTable {
  hyperion_id: string
  offer_id: Id
  oppt_id: Id | null
  category: OfferCategory
  type: OfferType
  offer_details: string
  /** Day of the store. */
  campaign_date: string | null
}

/** A protection product that was sold with the deal of an opportunity. */
export interface ProtectionProductTable {
  hyperion_id: string
  oppt_id: Id
  /** Where it stands in the contract, from 1. */
  place: number
  product_code: string | null
  product_name: string
  price_cents: Amount
  term_months: number | null
}
