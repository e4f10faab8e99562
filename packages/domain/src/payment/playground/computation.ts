import { currentFigures, type CurrentVehicleEdits } from '../../deal/currentVehicleEdits'
import { isLease } from '../../deal/dealTypes'
import { negateCents, toCents, type Cents } from '../../money/money'
import type { CurrentVehicle, DealInformation } from '../../opportunity/sections'
import { shortDebounce } from '../../text/inputTiming'
import { deskingInForce, hasDeskingEdits, neutralDesking, type DeskingTerms } from '../desking/deskingTerms'
import type { RequestedVehicle } from '../vehicleQuote'
import { vehicleInForce } from './columnEdits'
import { shownVehicles, type Playground } from './playground'
import { isLoaded, type PlaygroundVehicle } from './playgroundVehicle'

/** The kinds of batch computation: the details page, the playground's first load, the playground's edits (OP-087). */
export const leaseFinanceTypes = ['payoffGrid', 'payoffPlaygroundGrid', 'interactivePlayground'] as const

export type LeaseFinanceType = (typeof leaseFinanceTypes)[number]

/** The sections that a computation needs beside the playground. */
export interface PresentDeal {
  readonly currentVehicle: CurrentVehicle
  readonly dealInformation: DealInformation | null
  /** The desking terms of the store. @default the neutral ones */
  readonly desking?: DeskingTerms | undefined
}

/**
 * What is owed on a basis where it was edited, as the wire takes it; `null` leaves what is on file in force. The wire
 * has no field for an edited value of the vehicle, so the payoff carries it: a dollar less of value is a dollar more
 * owed (OP-087). A value that is not on file cannot be carried.
 */
function editedPayoff(
  { currentVehicle, dealInformation }: PresentDeal,
  edits: CurrentVehicleEdits,
  isPayoff: boolean,
): Cents | null {
  const { payoffAmt, paymentPayoff } = currentFigures(currentVehicle, dealInformation, edits)
  const ofBasis = isPayoff ? [edits.numberOfPaymentsEdit, edits.paymentAmtEdit] : [edits.payoffAmtEdit]
  if ([edits.vehicleValueEdit, ...ofBasis].every((edit) => edit === null)) return null
  const owed = isPayoff ? negateCents(paymentPayoff) : payoffAmt
  const value = currentVehicle.vehicleValue
  if (owed === null || value === null || edits.vehicleValueEdit === null) return owed
  return toCents(owed + value - edits.vehicleValueEdit)
}

/** The desking terms in force in a playground: those of the store with what is tried out. */
export const deskingOfPlayground = (
  { deskingEdits }: Pick<Playground, 'deskingEdits'>,
  { desking = neutralDesking }: Pick<PresentDeal, 'desking'>,
): DeskingTerms => deskingInForce(desking, deskingEdits)

/** An edited value of the present vehicle where the sales tax depends on it: the payoff carries it for all else. */
function editedTradeIn(playground: Playground, present: PresentDeal): { readonly vehicleValue?: Cents } {
  const { vehicleValueEdit } = playground.currentEdits
  return vehicleValueEdit !== null && deskingOfPlayground(playground, present).tradeReducesTax
    ? { vehicleValue: vehicleValueEdit }
    : {}
}

/** A column on its first load: the vehicle as it is on file. */
const onFile = ({ vin, replacementVehicle, vehiclePayoffSelected }: PlaygroundVehicle): RequestedVehicle => ({
  vin,
  price: replacementVehicle.estimatedSelPrice,
  downPayments: replacementVehicle.downPaymentOptions,
  apr: null,
  payoff: null,
  vehiclePayoffSelected,
})

/**
 * A column with everything that was edited. The rate of a lease is hidden, so nobody can have edited it (O-111).
 *
 * @example requestedWithEdits(column, playground, present).price
 */
export function requestedWithEdits(
  column: PlaygroundVehicle,
  playground: Playground,
  present: PresentDeal,
): RequestedVehicle {
  const { deal, currentEdits, deskingEdits } = playground
  const { estimatedSelPrice, downPaymentOptions } = vehicleInForce(column)
  return {
    ...onFile(column),
    price: estimatedSelPrice,
    downPayments: downPaymentOptions,
    apr: isLease(deal) ? null : column.aprValue,
    payoff: editedPayoff(present, currentEdits, column.vehiclePayoffSelected),
    ...(hasDeskingEdits(deskingEdits) ? { desking: deskingEdits } : {}),
    ...editedTradeIn(playground, present),
  }
}

/** The columns that a computation has to be asked for, in the order of the screen; none means that no call is made. */
const vehiclesFor: Readonly<
  Record<
    'payoffPlaygroundGrid' | 'interactivePlayground',
    (playground: Playground, present: PresentDeal) => readonly RequestedVehicle[]
  >
> = {
  payoffPlaygroundGrid: (playground) =>
    shownVehicles(playground)
      .filter((column) => !isLoaded(column))
      .map(onFile),
  interactivePlayground: (playground, present) =>
    shownVehicles(playground)
      .filter((column) => isLoaded(column) && column.editActive)
      .map((column) => requestedWithEdits(column, playground, present)),
}

/**
 * The vehicles of a computation in the body of its call (api.md 2.10, OP-087): for the first load the columns without an
 * answer, as they are on file; for edits the edited ones. An empty list needs no call.
 *
 * @example requestedVehicles('payoffPlaygroundGrid', openPlayground(deal, replacement), present).length // 1
 */
export const requestedVehicles = (
  type: keyof typeof vehiclesFor,
  playground: Playground,
  present: PresentDeal,
): readonly RequestedVehicle[] => vehiclesFor[type](playground, present)

/** What can be changed in the playground. */
export const playgroundInputs = [
  'apr',
  'price',
  'rebate',
  'discount',
  'value',
  'payoff',
  'numberOfPayments',
  'payment',
  'downPaymentOption',
  'downPayment',
  'basis',
  'vehicles',
  'desking',
] as const

export type PlaygroundInput = (typeof playgroundInputs)[number]

const chosen: readonly PlaygroundInput[] = ['downPayment', 'basis', 'vehicles']

/**
 * How long a computation waits after a change of an input, in milliseconds: what is typed for the short debounce, what is
 * chosen not at all (OP-086).
 *
 * @example recomputeDelay('apr') // 500
 */
export const recomputeDelay = (input: PlaygroundInput): number => (chosen.includes(input) ? 0 : shortDebounce)
