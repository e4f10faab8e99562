import type { Instant } from '../calendar/instant'
import type { Cents } from '../money/money'
import { newestFirst } from '../sorting/newestFirst'

/** A vehicle that the customer looked at (O-342). */
export interface ViewedVehicle {
  readonly vin: string
  readonly viewedDate: Instant | null
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
}

/** A search of the customer, and a vehicle that it found (O-343). */
export interface VehicleSearch {
  readonly vin: string
  readonly searchDate: Instant | null
  readonly criteria: string | null
}

/** What a store knows of a vehicle that it has for sale (O-485). */
export interface InventoryDetails {
  readonly vin: string
  readonly stockNo: string | null
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
  readonly trim: string | null
  readonly price: Cents | null
  readonly location: string | null
  readonly status: string | null
}

/**
 * Views in the order of their tab: newest first, what has no date last.
 *
 * @example orderedViews(views)[0]?.viewedDate // the latest
 */
export const orderedViews = (views: readonly ViewedVehicle[]): readonly ViewedVehicle[] =>
  views.toSorted((a, b) => newestFirst(a.viewedDate, b.viewedDate))

/**
 * Searches in the order of their tab: newest first, what has no date last.
 *
 * @example orderedSearches(searches)[0]?.searchDate // the latest
 */
export const orderedSearches = (searches: readonly VehicleSearch[]): readonly VehicleSearch[] =>
  searches.toSorted((a, b) => newestFirst(a.searchDate, b.searchDate))
