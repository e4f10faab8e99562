import type { Instant } from '../calendar/instant'
import type { Cents } from '../money/money'
import { newestFirst } from '../sorting/newestFirst'
import { normaliseVin } from '../vehicle/vin'

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
 * Entries held by VIN, in the form that VINs are compared in (O-359). Entries of one VIN stay in their order; those without a
 * VIN are held under the empty text.
 *
 * @example byVin([{ vin: '1hgcv1f57ma014882' }]) // { '1HGCV1F57MA014882': [{ vin: '1hgcv1f57ma014882' }] }
 */
export function byVin<Entry extends { readonly vin: string }>(
  entries: readonly Entry[],
): Readonly<Record<string, readonly Entry[]>> {
  const held = new Map<string, Entry[]>()
  for (const entry of entries) {
    const vin = normaliseVin(entry.vin)
    held.set(vin, [...(held.get(vin) ?? []), entry])
  }
  return Object.fromEntries(held)
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
