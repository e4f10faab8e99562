import { noReplacementEdits, withReplacementEdits, type ReplacementEdits } from '../../deal/replacementEdits'
import type { Cents } from '../../money/money'
import type { ReplacementVehicle } from '../../opportunity/sections'
import { noDownPayment, shownLeaseFinance, type PlaygroundVehicle } from './playgroundVehicle'

/** An edited column: what is shown stays until the answer to the edit is there. */
const edited = (vehicle: PlaygroundVehicle, change: Partial<PlaygroundVehicle>): PlaygroundVehicle => ({
  ...vehicle,
  ...change,
  editActive: true,
  leaseFinanceEdit: shownLeaseFinance(vehicle),
})

/**
 * Another rate, percent a year (O-278).
 *
 * @example setApr(column, 5.5).editActive // true
 */
export const setApr = (vehicle: PlaygroundVehicle, aprValue: number): PlaygroundVehicle =>
  edited(vehicle, { aprValue })

/** Other what-if values of the vehicle (O-114 to O-117). */
export const setReplacementEdits = (vehicle: PlaygroundVehicle, edits: ReplacementEdits): PlaygroundVehicle =>
  edited(vehicle, { replacementVehicle: { ...vehicle.replacementVehicle, ...edits } })

/**
 * Another down payment out of those that are quoted, which needs no computation (O-277).
 *
 * @example chooseDownPayment(column, toCents(1_000_00)).downPaymentValue // [1_000_00]
 */
export const chooseDownPayment = (vehicle: PlaygroundVehicle, amount: Cents): PlaygroundVehicle => ({
  ...vehicle,
  downPaymentValue: [amount],
})

/**
 * The toggle at the other side (O-279). Without edits the quote is there already; with edits the column is empty until the
 * computation of the other side answers.
 */
export const choosePayoff = (vehicle: PlaygroundVehicle, isPayoff: boolean): PlaygroundVehicle =>
  isPayoff === vehicle.vehiclePayoffSelected
    ? vehicle
    : { ...vehicle, vehiclePayoffSelected: isPayoff, leaseFinanceEdit: null }

/**
 * The column as it was before edits: values on file, the initial APR, down payment `[0]` (O-281 to O-283). The toggle stays
 * where it stands.
 */
export const reset = (vehicle: PlaygroundVehicle): PlaygroundVehicle => ({
  ...vehicle,
  replacementVehicle: { ...vehicle.replacementVehicle, ...noReplacementEdits },
  leaseFinanceEdit: null,
  downPaymentValue: noDownPayment,
  aprValue: vehicle.initAprValue,
  editActive: false,
})

/**
 * The vehicle of a column with its what-if values in force, for the comparison and the computation.
 *
 * @example vehicleInForce(setReplacementEdits(column, editRebate(vehicle, noReplacementEdits, toCents(500_00)))).rebateAmt // 500_00
 */
export const vehicleInForce = ({
  replacementVehicle,
}: PlaygroundVehicle): ReplacementVehicle & ReplacementEdits =>
  withReplacementEdits(replacementVehicle, replacementVehicle)
