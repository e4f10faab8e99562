import { compareKeys } from '../text/sortKey'
import type { ListedVehicle } from './vlsInventory'

/** By what a listing is filtered; an empty list and `null` leave a field open. */
export interface ListingFilters {
  /** Part of a VIN or stock number. */
  readonly text: string
  readonly makes: readonly string[]
  readonly model: string | null
  readonly bodyTypes: readonly string[]
  readonly colors: readonly string[]
  readonly condition: 'New' | 'Used' | null
  /** Whole dollars. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  readonly yearFrom: number | null
  readonly yearTo: number | null
}

/** A listing without filters. */
export const noListingFilters: ListingFilters = {
  text: '',
  makes: [],
  model: null,
  bodyTypes: [],
  colors: [],
  condition: null,
  priceFrom: null,
  priceTo: null,
  yearFrom: null,
  yearTo: null,
}

/** The columns that a listing is sorted by. */
export const listingSorts = ['price', 'mileage', 'daysInStock', 'year'] as const

/** One of them. */
export type ListingSort = (typeof listingSorts)[number]

/** The order of a listing. */
export interface ListingOrder {
  readonly by: ListingSort
  readonly isDescending: boolean
}

/** The cheapest first. */
export const usualListingOrder: ListingOrder = { by: 'price', isDescending: false }

const within = (value: number | null, from: number | null, to: number | null): boolean =>
  (from === null && to === null) ||
  (value !== null && (from === null || value >= from) && (to === null || value <= to))

const among = (values: readonly string[], value: string | null): boolean =>
  values.length === 0 || (value !== null && values.includes(value))

const textOf = (vehicle: ListedVehicle): string => `${vehicle.vin} ${vehicle.stockNo}`.toUpperCase()

/** The color of a paint: paints that are not one of the usual words are others. */
export const usualColors = ['White', 'Black', 'Gray', 'Silver', 'Blue', 'Red', 'Green', 'Other'] as const

/**
 * The color by which a listing is filtered.
 *
 * @example listingColor('Lunar Rock') // 'Other'
 */
export const listingColor = (color: string | null): string =>
  usualColors.find((usual) => usual === color) ?? 'Other'

/**
 * Whether a vehicle passes all filters.
 *
 * @example isListed({ ...noListingFilters, makes: ['Honda'] })(vehicle)
 */
export const isListed =
  (filters: ListingFilters) =>
  (vehicle: ListedVehicle): boolean =>
    textOf(vehicle).includes(filters.text.trim().toUpperCase()) &&
    among(filters.makes, vehicle.make) &&
    (filters.model === null || filters.model === vehicle.model) &&
    among(filters.bodyTypes, vehicle.bodyType) &&
    among(filters.colors, listingColor(vehicle.color)) &&
    (filters.condition === null || filters.condition === vehicle.newOrUsed) &&
    within(vehicle.price === null ? null : vehicle.price / 100, filters.priceFrom, filters.priceTo) &&
    within(vehicle.year, filters.yearFrom, filters.yearTo)

/**
 * The vehicles that pass the filters, in an order; what has no value stands last, and equal ones stand by VIN.
 *
 * @example listedVehicles(inventory.vehicles, noListingFilters, usualListingOrder)[0]?.price // the lowest
 */
export function listedVehicles(
  vehicles: readonly ListedVehicle[],
  filters: ListingFilters,
  { by, isDescending }: ListingOrder,
): readonly ListedVehicle[] {
  const sign = isDescending ? -1 : 1
  return vehicles.filter(isListed(filters)).toSorted((a, b) => {
    const [left, right] = [a[by], b[by]]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right) || compareKeys(a.vin, b.vin)
  })
}

/** How many of the vehicles have each value, the most first. */
export interface ListingCount {
  readonly value: string
  readonly count: number
}

/**
 * Counts vehicles by a value.
 *
 * @example listingCounts(vehicles, ({ make }) => make)[0] // { value: 'Toyota', count: 61 }
 */
export function listingCounts(
  vehicles: readonly ListedVehicle[],
  valueOf: (vehicle: ListedVehicle) => string | null,
): readonly ListingCount[] {
  const counts = new Map<string, number>()
  for (const vehicle of vehicles) {
    const value = valueOf(vehicle)
    if (value !== null && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || compareKeys(a.value, b.value))
}
