import { addCents, subtractCents, type Cents } from '../money/money'
import { adjustedValue } from './adjustmentEffect'
import type { TradeAdjustmentRow } from './tradeAdjustment'

/** What an adjustment has done to the value of a vehicle. */
export interface ValueAdjustment {
  readonly tradeAdjustmentId: string
  readonly valueBefore: Cents
  readonly valueAfter: Cents
}

/** What a vehicle is worth, and what an adjustment did to that; `null` for nothing. */
export interface AdjustableValue {
  readonly value: Cents | null
  readonly adjustment: ValueAdjustment | null
}

/**
 * The value of a vehicle by the adjustment that counts for it today (OP-110). It is always computed from the value before any
 * adjustment, so that the same adjustment changes it once, another takes the place of the first, and without one the value
 * before returns. A value that somebody found since is the new value before.
 *
 * @example refreshedValue({ value: toCents(20_000_00), adjustment: null }, tenMore).value // 22_000_00
 */
export function refreshedValue(
  { value, adjustment: earlier }: AdjustableValue,
  inForce: TradeAdjustmentRow | null,
): AdjustableValue {
  const valueBefore = earlier !== null && value === earlier.valueAfter ? earlier.valueBefore : value
  if (valueBefore === null || inForce === null) return { value: valueBefore, adjustment: null }
  const valueAfter = adjustedValue(valueBefore, inForce)
  return {
    value: valueAfter,
    adjustment: { tradeAdjustmentId: inForce.tradeAdjustmentId, valueBefore, valueAfter },
  }
}

/**
 * The equity after the value has changed: by as much as the value, whatever is owed.
 *
 * @example equityAfter(toCents(5_000_00), toCents(20_000_00), toCents(22_000_00)) // 7_000_00
 */
export const equityAfter = (equity: Cents | null, before: Cents | null, after: Cents | null): Cents | null =>
  equity === null || before === null || after === null
    ? equity
    : addCents(equity, subtractCents(after, before))
