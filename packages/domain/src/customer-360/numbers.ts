import type { ProtectionProduct } from '../products/protectionProducts'
import { can } from '../session/user/can'
import type { Permission } from '../session/user/permissions'
import type { Appraisal360, Customer360, DealInfo360 } from './customer360'
import type { InventoryDetails } from './vehicleInterest'
import type { RepairOrder, RoHistory, RoLineItem } from './repairOrders'

/**
 * Whether somebody may open the 360 view (OP-115).
 *
 * @example canOpen360(['CanView360 Access']) // true
 */
export const canOpen360 = (roles: readonly Permission[]): boolean => can(roles, 'CanView360 Access')

/**
 * Whether somebody sees its amounts, rates and payments (OP-115).
 *
 * @example canSeeNumbers(['CanView360 Access']) // false
 */
export const canSeeNumbers = (roles: readonly Permission[]): boolean => can(roles, 'CanView360 Numbers')

/**
 * Whether the deal info of each deal is asked for and shown (OP-115).
 *
 * @example canSeeDealInfo(['CanView360 Access', 'CanView360 Numbers']) // false
 */
export const canSeeDealInfo = (roles: readonly Permission[]): boolean =>
  can(roles, 'CanView360 View Deal Info')

/** What is answered in each place of the view that holds amounts, rates or payments. */
export interface Numbered {
  readonly customer: Customer360
  readonly dealInfo: DealInfo360
  readonly appraisal: Appraisal360
  readonly product: ProtectionProduct
  readonly repairOrder: RepairOrder
  readonly lineItem: RoLineItem
  readonly inventory: InventoryDetails
}

/** The amounts, rates and payments of each place: what nobody sees without CanView360 Numbers (OP-115). */
export const numberFields = {
  customer: ['lifetimeService'],
  dealInfo: ['price', 'payment', 'rate', 'payoff'],
  appraisal: ['value'],
  product: ['price'],
  repairOrder: ['roAmount'],
  lineItem: ['amount'],
  inventory: ['price'],
} as const satisfies { readonly [Place in keyof Numbered]: readonly (keyof Numbered[Place])[] }

/**
 * A record without its amounts, rates and payments, unless the roles allow them; everything else stays (OP-115). The server
 * masks before it answers; a screen that masks again changes nothing.
 *
 * @example masked('dealInfo', info, ['CanView360 Access']).payment // null
 */
export function masked<Place extends keyof Numbered>(
  place: Place,
  record: Numbered[Place],
  roles: readonly Permission[],
): Numbered[Place] {
  if (canSeeNumbers(roles)) return record
  const hidden = Object.fromEntries(numberFields[place].map((field) => [field, null]))
  return { ...record, ...hidden }
}

/**
 * Repair orders without their amounts, unless the roles allow them.
 *
 * @example maskedRoHistory(history, ['CanView360 Access']).roSummary.total // null
 */
export const maskedRoHistory = (history: RoHistory, roles: readonly Permission[]): RoHistory =>
  canSeeNumbers(roles)
    ? history
    : {
        ...history,
        roSummary: { ...history.roSummary, total: null },
        roHistory: history.roHistory.map((order) => masked('repairOrder', order, roles)),
      }
