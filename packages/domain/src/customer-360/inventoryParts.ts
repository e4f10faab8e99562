import { normaliseVin } from '../vehicle/vin'
import type { InventoryDetails } from './byVin'
import type { DealPart } from './customer360'
import { partAfter, unread, type PartOutcome } from './dealParts'

/** What a store knows of the vehicles that a customer looked at, held by VIN with where each call stands (O-359, O-360). */
export type InventoryByVin = Readonly<Record<string, DealPart<InventoryDetails>>>

/**
 * What is known of one vehicle, however its VIN is written; `notStarted` before it is requested.
 *
 * @example inventoryOf({}, '1HGCV1F57MA014882').status // 'notStarted'
 */
export const inventoryOf = (held: InventoryByVin, vin: string): DealPart<InventoryDetails> =>
  held[normaliseVin(vin)] ?? unread

/**
 * The vehicles after the details of one of them were read: the outcome, an error too, is recorded on that vehicle only
 * (O-360).
 *
 * @example
 * const failed = withInventory({}, '1HGCV1F57MA014882', { status: 'error', error: 'Bad Gateway' })
 * inventoryOf(failed, '1HGCV1F57MA014882').error // 'Bad Gateway'
 */
export const withInventory = (
  held: InventoryByVin,
  vin: string,
  outcome: PartOutcome<InventoryDetails>,
): InventoryByVin => ({ ...held, [normaliseVin(vin)]: partAfter(inventoryOf(held, vin), outcome) })
