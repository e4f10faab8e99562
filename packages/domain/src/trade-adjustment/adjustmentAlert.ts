import type { Instant } from '../calendar/instant'
import type { OffsetMinutes } from '../calendar/storeOffset'
import { adjustmentState } from './adjustmentEffect'
import {
  adjustedVehicleName,
  adjustmentText,
  cancelledExpiration,
  type TradeAdjustment,
  type TradeAdjustmentRow,
} from './tradeAdjustment'

/** What happens to an adjustment that its store is told of: it takes effect, ends or is cancelled (api.md section 3). */
export type AdjustmentEvent = 'takesEffect' | 'ends' | 'cancelled'

const eventTexts: Readonly<Record<AdjustmentEvent, string>> = {
  takesEffect: 'in force',
  ends: 'ended',
  cancelled: 'cancelled',
}

/**
 * What the alert of an adjustment says.
 *
 * @example adjustmentAlertText('ends', accord) // 'Trade adjustment ended: 2021 Honda Accord, Add 10%'
 */
export const adjustmentAlertText = (event: AdjustmentEvent, adjustment: TradeAdjustment): string =>
  `Trade adjustment ${eventTexts[event]}: ${adjustedVehicleName(adjustment)}, ${adjustmentText(adjustment)}`

/** An adjustment with what happened to it. */
export interface AdjustmentHappening {
  readonly event: AdjustmentEvent
  readonly row: TradeAdjustmentRow
}

/**
 * Which adjustments took effect or ended after one moment and until another, in their order. Those that were cancelled are told of when
 * that is done.
 *
 * @example adjustmentsSince(rows, yesterday, now, offset) // [{ event: 'takesEffect', row }]
 */
export const adjustmentsSince = (
  rows: readonly TradeAdjustmentRow[],
  since: Instant,
  now: Instant,
  offset: OffsetMinutes,
): readonly AdjustmentHappening[] =>
  rows.flatMap((row): readonly AdjustmentHappening[] => {
    if (row.expiration === cancelledExpiration) return []
    const state = adjustmentState(row, now, offset)
    if (state === 'waiting' || state === adjustmentState(row, since, offset)) return []
    return [{ event: state === 'inForce' ? 'takesEffect' : 'ends', row }]
  })
