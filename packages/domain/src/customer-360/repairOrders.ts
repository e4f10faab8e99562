import type { Instant } from '../calendar/instant'
import { addCents, type Cents } from '../money/money'
import { newestFirst } from '../sorting/newestFirst'
import { compareIds } from '../sorting/sorting'

/** One visit to the workshop (O-358). */
export interface RepairOrder {
  readonly roNumber: string
  readonly roDate: Instant | null
  readonly roStatus: string | null
  readonly roTagNumber: string | null
  readonly roAmount: Cents | null
  /** The work in a few words, such as `Brake inspection, oil`. */
  readonly work: string | null
  readonly mileage: number | null
  /** The id that its line items are asked by; `null` where there are none. */
  readonly lineItemId: string | null
}

/** The visits of a vehicle together. */
export interface RoSummary {
  readonly lastRoDate: Instant | null
  readonly visits: number
  readonly total: Cents | null
}

/** The repair orders of a vehicle (O-358). */
export interface RoHistory {
  readonly vin: string
  readonly roSummary: RoSummary
  readonly roHistory: readonly RepairOrder[]
}

/** One piece of work of a repair order (O-481). */
export interface RoLineItem {
  readonly lineItemId: string
  readonly description: string
  readonly opCode: string | null
  readonly amount: Cents | null
}

/** Newest first; what has no date last; of one date the higher number first. */
const byDate = (a: RepairOrder, b: RepairOrder): number =>
  newestFirst(a.roDate, b.roDate) || compareIds(b.roNumber, a.roNumber)

/**
 * Repair orders in the order of the view: newest first.
 *
 * @example orderedRepairOrders([older, newer]) // [newer, older]
 */
export const orderedRepairOrders = (orders: readonly RepairOrder[]): readonly RepairOrder[] =>
  orders.toSorted(byDate)

/**
 * What a repair order is called in a list: its first two pieces of work; `null` without any.
 *
 * @example workText(['Oil and filter', 'Brake inspection', 'Wiper blades']) // 'Oil and filter, brake inspection'
 */
export function workText(descriptions: readonly string[]): string | null {
  const [first, second] = descriptions
  if (first === undefined) return null
  return second === undefined ? first : `${first}, ${second.charAt(0).toLowerCase()}${second.slice(1)}`
}

/** The sum of the amounts that are known; `null` where none is, as for somebody who may not see numbers. */
const sumOf = (amounts: readonly (Cents | null)[]): Cents | null => {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === 0 ? null : addCents(...known)
}

/**
 * The visits together: how many, the last, and the sum of the known amounts.
 *
 * @example roSummary([{ ...order, roAmount: toCents(284_00) }]) // { lastRoDate: order.roDate, visits: 1, total: 284_00 }
 */
export const roSummary = (orders: readonly RepairOrder[]): RoSummary => ({
  lastRoDate: orderedRepairOrders(orders)[0]?.roDate ?? null,
  visits: orders.length,
  total: sumOf(orders.map(({ roAmount }) => roAmount)),
})

/**
 * The sum of the known amounts of a repair order's line items.
 *
 * @example lineItemsTotal([{ ...item, amount: toCents(118_00) }, { ...item, amount: null }]) // 118_00
 */
export const lineItemsTotal = (items: readonly RoLineItem[]): Cents | null =>
  sumOf(items.map(({ amount }) => amount))
