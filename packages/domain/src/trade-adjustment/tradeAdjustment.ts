import type { Instant } from '../calendar/instant'

/** By how many percent the value of a trade-in is adjusted (O-336). */
export const adjustmentPercentages = [5, 10, 15, 20, 25] as const

export type AdjustmentPercentage = (typeof adjustmentPercentages)[number]

/** For how many days an adjustment holds (O-337). */
export const adjustmentExpirations = [30, 60, 90, 120] as const

/** One of the expirations, in days. */
export type AdjustmentExpiration = (typeof adjustmentExpirations)[number]

/** The expiration that cancels an adjustment instead of making one (OP-109). */
export const cancelledExpiration = 0

/** Whether the value is raised or lowered, as the wire carries it (O-338). */
export const adjustmentSigns = [1, -1] as const

/** 1 adds, -1 subtracts. */
export type AdjustmentSign = (typeof adjustmentSigns)[number]

/** What each sign is called on the screen (O-338). */
export const adjustmentSignLabels: Readonly<Record<AdjustmentSign, string>> = { 1: 'Add', [-1]: 'Subtract' }

/** An adjustment as it is asked for (O-332). */
export interface TradeAdjustment {
  /** Four digits, as text: the pattern of a year rules it. */
  readonly year: string
  readonly make: string
  readonly model: string
  readonly percentage: AdjustmentPercentage
  /** Days; 0 in a cancelled one (OP-109). */
  readonly expiration: AdjustmentExpiration | typeof cancelledExpiration
  readonly addOrSubtract: AdjustmentSign
}

/** A row of the results (O-331, O-333). */
export interface TradeAdjustmentRow extends TradeAdjustment {
  readonly createDT: Instant
  readonly tradeAdjustmentId: string
  readonly createdBy: string | null
  /** `null` where the service does not say: it is then computed from createDT and expiration. */
  readonly expiresDT: Instant | null
}

/** What a save says, as the specification spells it (O-339). */
export const adjustmentSavedText = 'Trade Adjustment has been saved, updates will reflect the following day'

/** What a cancelling says, as the specification spells it (O-340). */
export const adjustmentCancelledText =
  'Trade Adjustment has been cancelled, updates will reflect the following day'

/** What is asked before an adjustment is cancelled; answered by Yes or No (OP-109). */
export const cancelAdjustmentQuestion = 'Cancel this trade adjustment?'

/**
 * What is said after an adjustment was posted: it was saved or extended, or cancelled (O-339, O-340, OP-109).
 *
 * @example postedText(0) // 'Trade Adjustment has been cancelled, updates will reflect the following day'
 */
export const postedText = (expiration: TradeAdjustment['expiration']): string =>
  expiration === cancelledExpiration ? adjustmentCancelledText : adjustmentSavedText

/** What is saved, in the middle of a sentence. */
export const adjustmentNoun = 'trade adjustment'

/** Where an adjustment stands: it waits for its first day, counts, or has ended. */
export type AdjustmentState = 'waiting' | 'inForce' | 'expired'

/** What each state is called on the screen. */
export const adjustmentStateLabels: Readonly<Record<AdjustmentState, string>> = {
  waiting: 'From tomorrow',
  inForce: 'In force',
  expired: 'Expired',
}

/**
 * How an adjustment changes a value, in words.
 *
 * @example adjustmentText({ percentage: 10, addOrSubtract: -1 }) // 'Subtract 10%'
 */
export const adjustmentText = ({
  percentage,
  addOrSubtract,
}: Pick<TradeAdjustment, 'percentage' | 'addOrSubtract'>): string =>
  `${adjustmentSignLabels[addOrSubtract]} ${percentage}%`

/**
 * The vehicle that an adjustment is about.
 *
 * @example adjustedVehicleName({ year: '2021', make: 'Honda', model: 'Accord' }) // '2021 Honda Accord'
 */
export const adjustedVehicleName = ({
  year,
  make,
  model,
}: Pick<TradeAdjustment, 'year' | 'make' | 'model'>): string => [year, make, model].join(' ')
