import { addDays, startOfDay } from '../calendar/dayRange'
import type { Instant } from '../calendar/instant'
import type { OffsetMinutes } from '../calendar/storeOffset'
import { toCents, type Cents } from '../money/money'
import { exactHalfUp, fractionOf } from '../money/exactRounding'
import { newestFirst } from '../sorting/newestFirst'
import {
  cancelledExpiration,
  type AdjustmentExpiration,
  type AdjustmentState,
  type TradeAdjustment,
  type TradeAdjustmentRow,
} from './tradeAdjustment'

/** What an adjustment is about. */
export interface AdjustedVehicle {
  readonly year: number | string | null
  readonly make: string | null
  readonly model: string | null
}

const plain = (text: number | string | null): string =>
  String(text ?? '')
    .trim()
    .toLowerCase()

/**
 * Whether two name the same vehicle: year, make and model, without regard to letter case and blanks around.
 *
 * @example isSameVehicle({ year: '2021', make: 'Honda', model: 'Accord' }, { year: 2021, make: 'HONDA ', model: 'accord' }) // true
 */
export const isSameVehicle = (a: AdjustedVehicle, b: AdjustedVehicle): boolean =>
  plain(a.year) === plain(b.year) && plain(a.make) === plain(b.make) && plain(a.model) === plain(b.model)

/**
 * The moment at which an adjustment ends: so many days after it was made, and at once for a cancelled one.
 *
 * @example expiresAt({ ...row, expiration: 30, expiresDT: null }) // 30 days after createDT
 */
export const expiresAt = ({ createDT, expiration, expiresDT }: TradeAdjustmentRow): Instant =>
  expiration === cancelledExpiration ? createDT : (expiresDT ?? addDays(createDT, expiration))

/**
 * The first moment at which an adjustment counts: the daily refresh of the day after it was made (OP-110).
 *
 * @example takesEffectAt({ ...row, createDT: '2026-11-01T15:00:00.000Z' }, offset) // '2026-11-02T05:00:00.000Z' at -05:00
 */
export const takesEffectAt = ({ createDT }: TradeAdjustmentRow, offset: OffsetMinutes): Instant =>
  addDays(startOfDay(createDT, offset), 1)

/** Whether an adjustment is neither cancelled nor expired; it may still wait for its first day. */
export const isLive = (row: TradeAdjustmentRow, now: Instant): boolean => now < expiresAt(row)

/**
 * Where an adjustment stands (OP-110).
 *
 * @example adjustmentState(row, now, offset) // 'waiting' on the day on which it was made
 */
export function adjustmentState(
  row: TradeAdjustmentRow,
  now: Instant,
  offset: OffsetMinutes,
): AdjustmentState {
  if (!isLive(row, now)) return 'expired'
  return takesEffectAt(row, offset) <= now ? 'inForce' : 'waiting'
}

/** Newest first; of one moment, the one that is listed first. */
const byCreation = (rows: readonly TradeAdjustmentRow[]): readonly TradeAdjustmentRow[] =>
  rows.toSorted((a, b) => newestFirst(a.createDT, b.createDT))

/**
 * The adjustment that counts for a vehicle: of those in force for its year, make and model the newest (OP-110). `null`
 * where none is.
 */
export const adjustmentFor = (
  rows: readonly TradeAdjustmentRow[],
  vehicle: AdjustedVehicle,
  now: Instant,
  offset: OffsetMinutes,
): TradeAdjustmentRow | null =>
  byCreation(rows).find(
    (row) => isSameVehicle(row, vehicle) && adjustmentState(row, now, offset) === 'inForce',
  ) ?? null

/**
 * A vehicle's value with an adjustment: raised or lowered by its percentage, rounded half up to the cent (OP-110).
 *
 * @example adjustedValue(toCents(20_000_00), { percentage: 15, addOrSubtract: -1 }) // 17_000_00
 */
export const adjustedValue = (
  value: Cents,
  { percentage, addOrSubtract }: Pick<TradeAdjustment, 'percentage' | 'addOrSubtract'>,
): Cents =>
  toCents(
    exactHalfUp((value * (100 + addOrSubtract * percentage)) / 100, () =>
      fractionOf(percentage).mul(addOrSubtract).add(100).mul(value).div(100),
    ),
  )

/**
 * The live adjustment that a cancelling or an extending means: the newest of the same year, make, model, percentage and
 * sign (D-15). `null` where there is none.
 */
export const sameAdjustment = (
  rows: readonly TradeAdjustmentRow[],
  wanted: TradeAdjustment,
  now: Instant,
): TradeAdjustmentRow | null =>
  byCreation(rows).find(
    (row) =>
      isSameVehicle(row, wanted) &&
      row.percentage === wanted.percentage &&
      row.addOrSubtract === wanted.addOrSubtract &&
      isLive(row, now),
  ) ?? null

/**
 * The live adjustments of the same vehicle that a new one replaces, newest first: the newest matching one wins
 * (OP-110). One of the same percentage and sign is extended instead, and is not among them.
 */
export const overtakenBy = (
  rows: readonly TradeAdjustmentRow[],
  wanted: TradeAdjustment,
  now: Instant,
): readonly TradeAdjustmentRow[] =>
  byCreation(rows).filter(
    (row) =>
      isSameVehicle(row, wanted) &&
      isLive(row, now) &&
      (row.percentage !== wanted.percentage || row.addOrSubtract !== wanted.addOrSubtract),
  )

const sixFields = ({ year, make, model, percentage, addOrSubtract }: TradeAdjustment) => ({
  year,
  make,
  model,
  percentage,
  addOrSubtract,
})

/**
 * What cancelling a row posts: the same six fields with expiration 0 (OP-109).
 *
 * @example cancellationOf(row).expiration // 0
 */
export const cancellationOf = (row: TradeAdjustmentRow): TradeAdjustment => ({
  ...sixFields(row),
  expiration: cancelledExpiration,
})

/**
 * What extending a row posts: the same six fields with a new expiration (OP-109).
 *
 * @example extensionOf(row, 90).expiration // 90
 */
export const extensionOf = (row: TradeAdjustmentRow, expiration: AdjustmentExpiration): TradeAdjustment => ({
  ...sixFields(row),
  expiration,
})
