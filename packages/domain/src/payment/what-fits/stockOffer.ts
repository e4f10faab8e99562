import type { Cents } from '../../money/money'
import type { ListedVehicle } from '../../vls/vlsInventory'
import {
  deskingInForce,
  hasDeskingEdits,
  neutralDesking,
  type DeskingEdits,
  type DeskingTerms,
} from '../desking/deskingTerms'
import type { Holding, VehicleTerms } from '../leaseFinance'
import type { QuoteKind } from '../paymentTerms'
import { equityByPayments } from '../vehicleQuote'

/** A vehicle that a customer can be offered, with what its payments are reckoned from. */
export interface StockOffer extends ListedVehicle {
  /** It is the opportunity's own replacement. */
  readonly isReplacement: boolean
  readonly terms: VehicleTerms
}

/** For whom vehicles are looked for, as far as payments depend on it. */
export interface OfferedCustomer {
  readonly holding: Holding
  /** The kind of quote that fits the deal. */
  readonly quoteKind: QuoteKind
  /** The desking terms of the store. @default the neutral ones */
  readonly desking?: DeskingTerms
}

/**
 * The customer with desking terms tried out in the place of those of the store.
 *
 * @example withTriedDesking(customer, { salesTaxRate: 7 }).desking?.salesTaxRate // 7
 */
export const withTriedDesking = (customer: OfferedCustomer, edits: DeskingEdits): OfferedCustomer =>
  hasDeskingEdits(edits)
    ? { ...customer, desking: deskingInForce(customer.desking ?? neutralDesking, edits) }
    : customer

/** What the payments of one vehicle are reckoned from; `null` terms where the store does not offer it. */
export interface OfferTerms extends OfferedCustomer {
  readonly terms: VehicleTerms | null
}

/** The vehicles that a customer can be offered, a page of them by VIN. */
export interface StockOffers extends OfferedCustomer {
  readonly storeName: string
  /** How many there are in all pages. */
  readonly total: number
  readonly vehicles: readonly StockOffer[]
  /** The VIN after which the next page begins; `null` after the last one. */
  readonly after: string | null
}

/**
 * What the present vehicle brings into the deal on the basis with the lower payment, as the playground opens it (O-280, OP-082);
 * `null` where it is not known on either.
 *
 * @example bestEquity(holding) // 8_481_00
 */
export function bestEquity(holding: Holding): Cents | null {
  const byPayments = equityByPayments(holding)
  const byEquity = holding.equity
  if (byEquity === null) return byPayments
  return byPayments !== null && byPayments > byEquity ? byPayments : byEquity
}
