import type { Cents } from '../money/money'
import type { ReplacementVehicle } from '../opportunity/sections'
import { estimatedSellingPrice } from './estimatedSellingPrice'

/**
 * What somebody tries out with a replacement vehicle: what-if values, never on the wire, that stand beside the values on file
 * until a refresh or until the page is left. `null` leaves the value on file in force (O-086, OP-090, OP-091).
 */
export interface ReplacementEdits {
  readonly rebateAmountEdit: Cents | null
  readonly discountAmountEdit: Cents | null
  readonly downPaymentOptionsEdit: readonly Cents[] | null
  readonly estimatedSelPriceEdit: Cents | null
}

/** Nothing tried out: what a refresh and a reset lead back to (O-079, O-281). */
export const noReplacementEdits: ReplacementEdits = {
  rebateAmountEdit: null,
  discountAmountEdit: null,
  downPaymentOptionsEdit: null,
  estimatedSelPriceEdit: null,
}

/** The values of the vehicle that edits are made against. */
export type EditedReplacement = Pick<
  ReplacementVehicle,
  'msrp' | 'rebateAmt' | 'discount' | 'downPaymentOptions' | 'estimatedSelPrice'
>

/**
 * The vehicle with the edited values in the place of those on file, as the panel and the computations take it.
 *
 * @example withReplacementEdits(vehicle, editRebate(vehicle, noReplacementEdits, toCents(500_00))).rebateAmt // 500_00
 */
export const withReplacementEdits = <Vehicle extends EditedReplacement>(
  vehicle: Vehicle,
  edits: ReplacementEdits,
): Vehicle => ({
  ...vehicle,
  rebateAmt: edits.rebateAmountEdit ?? vehicle.rebateAmt,
  discount: edits.discountAmountEdit ?? vehicle.discount,
  downPaymentOptions: edits.downPaymentOptionsEdit ?? vehicle.downPaymentOptions,
  estimatedSelPrice: edits.estimatedSelPriceEdit ?? vehicle.estimatedSelPrice,
})

/** Edits with the price that follows from them; it stays as it was where a part of it is unknown (O-311, OP-091). */
function repriced(vehicle: EditedReplacement, edits: ReplacementEdits): ReplacementEdits {
  const { msrp, discount, rebateAmt: rebate } = withReplacementEdits(vehicle, edits)
  if (msrp === null || discount === null || rebate === null) return edits
  return { ...edits, estimatedSelPriceEdit: estimatedSellingPrice({ msrp, discount, rebate }) }
}

/**
 * Another rebate; the selling price follows, also where it was typed (O-114, OP-091). `null` takes the one on file
 * again.
 *
 * @example editRebate(vehicle, noReplacementEdits, toCents(500_00)).rebateAmountEdit // 500_00
 */
export const editRebate = (
  vehicle: EditedReplacement,
  edits: ReplacementEdits,
  rebate: Cents | null,
): ReplacementEdits => repriced(vehicle, { ...edits, rebateAmountEdit: rebate })

/**
 * Another discount; the selling price follows, also where it was typed (O-115, OP-091). `null` takes the one on
 * file again.
 *
 * @example editDiscount(vehicle, noReplacementEdits, toCents(0)).estimatedSelPriceEdit // msrp less rebate
 */
export const editDiscount = (
  vehicle: EditedReplacement,
  edits: ReplacementEdits,
  discount: Cents | null,
): ReplacementEdits => repriced(vehicle, { ...edits, discountAmountEdit: discount })

/**
 * Another selling price, which stands until rebate or discount are edited (O-117, OP-091).
 *
 * @example editSellingPrice(noReplacementEdits, toCents(30_000_00)).estimatedSelPriceEdit // 30_000_00
 */
export const editSellingPrice = (edits: ReplacementEdits, price: Cents | null): ReplacementEdits => ({
  ...edits,
  estimatedSelPriceEdit: price,
})

/**
 * One down payment option changed; the others stay (O-116). The same edits for a place that the list does not have.
 *
 * @example editDownPayment(vehicle, noReplacementEdits, 1, toCents(1_500_00)).downPaymentOptionsEdit // [0, 1_500_00]
 */
export function editDownPayment(
  vehicle: EditedReplacement,
  edits: ReplacementEdits,
  at: number,
  amount: Cents,
): ReplacementEdits {
  const { downPaymentOptions } = withReplacementEdits(vehicle, edits)
  if (downPaymentOptions[at] === undefined) return edits
  return {
    ...edits,
    downPaymentOptionsEdit: downPaymentOptions.map((option, place) => (place === at ? amount : option)),
  }
}

const editNames = Object.keys(noReplacementEdits) as (keyof ReplacementEdits)[]

/**
 * Whether anything is tried out; whatever else the vehicle that carries the edits holds does not count.
 *
 * @example hasReplacementEdits(noReplacementEdits) // false
 */
export const hasReplacementEdits = (edits: ReplacementEdits): boolean =>
  editNames.some((name) => edits[name] !== null)
