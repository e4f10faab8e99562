import { firstPage } from '../paging/pageSize'
import { pageSlice } from '../paging/pageSlice'
import { compareKeys } from '../text/sortKey'
import type { NewUsed } from '../work-log/rows/logRow'

/** Vehicles on a page of the household panel (O-121). */
export const householdPageSize = 5

/** The page that the panel starts at (O-122). */
export const householdFirstPage = firstPage

/** Another vehicle of the customer's household (O-090, api.md 2.8). */
export interface HouseholdVehicle {
  readonly vin: string
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
  readonly trim: string | null
  readonly newOrUsed: NewUsed | null
  /** The opportunity that the vehicle has itself; `null` where it has none. */
  readonly opptId: string | null
  /** Who of the household owns it. */
  readonly owner: string | null
}

/** A page of the vehicles of a household, and where it stands among all of them (O-090). */
export interface HouseholdVehicleInformation {
  readonly householdVehicle: readonly HouseholdVehicle[]
  readonly pagination: {
    readonly page: number
    readonly pageSize: number
    readonly total: number
    readonly pageCount: number
  }
}

/** What the panel shows for a household with no other vehicle. */
export const noHouseholdVehiclesText = 'No other vehicles in this household.'

/** Newest first; what has no year comes last. */
const byYear = (a: HouseholdVehicle, b: HouseholdVehicle): number => (b.year ?? 0) - (a.year ?? 0)

/** By VIN, which no two vehicles share, so that pages never overlap. */
const byVin = (a: HouseholdVehicle, b: HouseholdVehicle): number => compareKeys(a.vin, b.vin)

/**
 * The vehicles of a household in the order of the panel: newest model year first, unknown years last, then by VIN. The
 * vehicle of the opportunity itself is not one of them.
 *
 * @example householdVehicles(found, '1HGCV1F57MA014882')
 */
export const householdVehicles = (
  vehicles: readonly HouseholdVehicle[],
  ownVin: string | null,
): readonly HouseholdVehicle[] =>
  vehicles.filter(({ vin }) => vin !== ownVin).sort((a, b) => byYear(a, b) || byVin(a, b))

/**
 * A page of an ordered household; a page beyond the end is empty (O-120 to O-122).
 *
 * @param page from 1.
 * @example householdPage(householdVehicles(found, ownVin), 1, householdPageSize)
 */
export function householdPage(
  vehicles: readonly HouseholdVehicle[],
  page: number,
  pageSize: number,
): HouseholdVehicleInformation {
  const { list, ...place } = pageSlice(vehicles, page, pageSize)
  return { householdVehicle: list, pagination: { ...place, pageSize } }
}
