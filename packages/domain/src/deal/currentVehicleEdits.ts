import type { Cents } from '../money/money'
import type { CurrentVehicle, DealInformation } from '../opportunity/sections'
import { currentPayment } from './currentPayment'
import { equity } from './equity'
import { paymentPayoff } from './paymentPayoff'

/**
 * What somebody tries out with the present vehicle: what-if values, never on the wire but for the trim, which has a call of
 * its own. `null` leaves the value on file in force (O-084, OP-090).
 */
export interface CurrentVehicleEdits {
  readonly vehicleValueEdit: Cents | null
  readonly payoffAmtEdit: Cents | null
  readonly numberOfPaymentsEdit: number | null
  /** The monthly payment; the deal carries one that was edited before (O-082). */
  readonly paymentAmtEdit: Cents | null
  readonly mileageEdit: number | null
  /** The id of another trim, until it is saved (O-110). */
  readonly trimIdEdit: string | null
}

/** Nothing tried out: what a refresh leads back to (O-079). */
export const noCurrentVehicleEdits: CurrentVehicleEdits = {
  vehicleValueEdit: null,
  payoffAmtEdit: null,
  numberOfPaymentsEdit: null,
  paymentAmtEdit: null,
  mileageEdit: null,
  trimIdEdit: null,
}

/** The figures of the present vehicle that are in force, edits included, and what follows from them. */
export interface CurrentFigures {
  readonly vehicleValue: Cents | null
  readonly payoffAmt: Cents | null
  readonly equityAmount: Cents | null
  readonly numberOfPayments: number | null
  readonly paymentAmt: Cents | null
  /** Negative: money that goes out. */
  readonly paymentPayoff: Cents | null
  readonly mileage: number | null
}

/**
 * The equity in force: value minus payoff as soon as one of the two was edited, else the equity on file, which may come from
 * another system; unknown where one of the two is (O-307, O-308).
 */
function equityInForce(vehicle: CurrentVehicle, edits: CurrentVehicleEdits): Cents | null {
  const { vehicleValueEdit, payoffAmtEdit } = edits
  if (vehicleValueEdit === null && payoffAmtEdit === null) return vehicle.equityAmount
  const value = vehicleValueEdit ?? vehicle.vehicleValue
  const payoff = payoffAmtEdit ?? vehicle.payoffAmt
  return value === null || payoff === null ? null : equity(value, payoff)
}

/**
 * The figures of the present vehicle with the edits in force. Value or payoff change the equity, payments left or the
 * monthly payment change the payment payoff (O-307 to O-310).
 *
 * @example currentFigures(vehicle, deal, { ...noCurrentVehicleEdits, vehicleValueEdit: toCents(20_000_00), payoffAmtEdit: toCents(15_000_00) }).equityAmount
 * // 5_000_00
 */
export function currentFigures(
  vehicle: CurrentVehicle,
  deal: Pick<DealInformation, 'paymentAmt' | 'paymentAmtEdited'> | null,
  edits: CurrentVehicleEdits,
): CurrentFigures {
  const numberOfPayments = edits.numberOfPaymentsEdit ?? vehicle.numberOfPayments
  const paymentAmt = edits.paymentAmtEdit ?? currentPayment(deal)
  return {
    vehicleValue: edits.vehicleValueEdit ?? vehicle.vehicleValue,
    payoffAmt: edits.payoffAmtEdit ?? vehicle.payoffAmt,
    equityAmount: equityInForce(vehicle, edits),
    numberOfPayments,
    paymentAmt,
    paymentPayoff: paymentPayoff(numberOfPayments, paymentAmt),
    mileage: edits.mileageEdit ?? vehicle.mileage,
  }
}

/**
 * The vehicle section with the edited figures in the place of those on file, as the panel's lines take it.
 *
 * @example withCurrentVehicleEdits(vehicle, { ...noCurrentVehicleEdits, mileageEdit: 50_000 }).mileage // 50_000
 */
export function withCurrentVehicleEdits(vehicle: CurrentVehicle, edits: CurrentVehicleEdits): CurrentVehicle {
  const { vehicleValue, payoffAmt, equityAmount, numberOfPayments, mileage } = currentFigures(
    vehicle,
    null,
    edits,
  )
  return { ...vehicle, vehicleValue, payoffAmt, equityAmount, numberOfPayments, mileage }
}

/** The deal section with the payment that is tried out in the place of the one on file. */
export const withPaymentEdit = (
  deal: DealInformation,
  { paymentAmtEdit }: Pick<CurrentVehicleEdits, 'paymentAmtEdit'>,
): DealInformation => (paymentAmtEdit === null ? deal : { ...deal, paymentAmtEdited: paymentAmtEdit })

const editNames = Object.keys(noCurrentVehicleEdits) as (keyof CurrentVehicleEdits)[]

/**
 * Whether anything is tried out: leaving the page asks first (O-063).
 *
 * @example hasCurrentVehicleEdits(noCurrentVehicleEdits) // false
 */
export const hasCurrentVehicleEdits = (edits: CurrentVehicleEdits): boolean =>
  editNames.some((name) => edits[name] !== null)
