import { currentFigures, type CurrentVehicleEdits } from '../../deal/currentVehicleEdits'
import {
  editDiscount,
  editDownPayment,
  editRebate,
  editSellingPrice,
  hasReplacementEdits,
  type EditedReplacement,
  type ReplacementEdits,
} from '../../deal/replacementEdits'
import { toCents, type Cents } from '../../money/money'
import { neutralDesking, noDeskingEdits, triedDesking, type DeskingTerms } from '../desking/deskingTerms'
import { reset, setApr, setReplacementEdits } from './columnEdits'
import type { PlaygroundInput, PresentDeal } from './computation'
import {
  allVehicles,
  changeVehicle,
  chooseTerm,
  eachVehicle,
  editCurrentVehicle,
  editedEverywhere,
  hasSharedEdits,
  type Playground,
} from './playground'
import type { PlaygroundField } from './playgroundFields'
import type { PlaygroundVehicle } from './playgroundVehicle'

/** The fields of the current vehicle, each with the figure that it is tried out in the place of (OP-090). */
const figureOf = {
  vehicleValueEdit: 'vehicleValue',
  payoffAmtEdit: 'payoffAmt',
  numberOfPaymentsEdit: 'numberOfPayments',
  paymentAmtEdit: 'paymentAmt',
  mileageEdit: 'mileage',
} as const

/** A field of the current vehicle. */
export type CurrentField = keyof typeof figureOf

/** A field of a column that is offered. */
export type VehicleField = Exclude<PlaygroundField, CurrentField>

/** The fields of the current vehicle, in the order of its lines. */
export const currentFields = Object.keys(figureOf) as readonly CurrentField[]

/** What each field is, for how long its computation waits (OP-086). */
export const inputOfField: Readonly<Record<PlaygroundField, PlaygroundInput>> = {
  aprValue: 'apr',
  rebateAmountEdit: 'rebate',
  discountAmountEdit: 'discount',
  downPaymentOptionsEdit: 'downPaymentOption',
  estimatedSelPriceEdit: 'price',
  vehicleValueEdit: 'value',
  payoffAmtEdit: 'payoff',
  paymentAmtEdit: 'payment',
  numberOfPaymentsEdit: 'numberOfPayments',
  mileageEdit: 'value',
}

/** Where something is typed: a field of the current vehicle, or one of a column that is offered. */
export type PlaygroundPlace =
  | { readonly of: 'current'; readonly field: CurrentField }
  | {
      readonly of: 'offered'
      /** The key of the column. */
      readonly vin: string
      readonly field: VehicleField
      /** Which of the down payment options; 0 in any other field. */
      readonly at: number
    }

const isSame = (one: readonly Cents[] | null, other: readonly Cents[]): boolean =>
  one !== null && one.length === other.length && one.every((amount, at) => amount === other[at])

/** The edits that differ from what is on file. */
const realEdits = (vehicle: EditedReplacement & ReplacementEdits): ReplacementEdits => {
  const { rebateAmountEdit, discountAmountEdit, downPaymentOptionsEdit, estimatedSelPriceEdit } = vehicle
  return {
    rebateAmountEdit: rebateAmountEdit === vehicle.rebateAmt ? null : rebateAmountEdit,
    discountAmountEdit: discountAmountEdit === vehicle.discount ? null : discountAmountEdit,
    downPaymentOptionsEdit: isSame(downPaymentOptionsEdit, vehicle.downPaymentOptions)
      ? null
      : downPaymentOptionsEdit,
    estimatedSelPriceEdit: estimatedSelPriceEdit === vehicle.estimatedSelPrice ? null : estimatedSelPriceEdit,
  }
}

const isColumnEdited = (column: PlaygroundVehicle): boolean =>
  hasReplacementEdits(column.replacementVehicle) || column.aprValue !== column.initAprValue

/** The column without edits that change nothing; one in which nothing is edited shows what is on file at once. */
function settled(column: PlaygroundVehicle, isShared: boolean): PlaygroundVehicle {
  const replacementVehicle = { ...column.replacementVehicle, ...realEdits(column.replacementVehicle) }
  const editActive = isColumnEdited({ ...column, replacementVehicle }) || isShared
  return {
    ...column,
    replacementVehicle,
    editActive,
    leaseFinanceEdit: editActive ? column.leaseFinanceEdit : null,
  }
}

const settledAll = (playground: Playground): Playground => ({
  ...playground,
  ...eachVehicle(playground, (column) => settled(column, hasSharedEdits(playground))),
})

/** A price that followed a rebate or a discount goes with the last of the two. */
function withoutFollowingPrice(vehicle: EditedReplacement, edits: ReplacementEdits): ReplacementEdits {
  const { rebateAmountEdit, discountAmountEdit } = realEdits({ ...vehicle, ...edits })
  return rebateAmountEdit === null && discountAmountEdit === null
    ? { ...edits, estimatedSelPriceEdit: null }
    : edits
}

function typedInColumn(
  column: PlaygroundVehicle,
  { field, at }: Extract<PlaygroundPlace, { of: 'offered' }>,
  figure: number | null,
): PlaygroundVehicle {
  const vehicle = column.replacementVehicle
  if (field === 'aprValue') return setApr(column, figure ?? column.initAprValue)
  const amount = figure === null ? null : toCents(figure)
  switch (field) {
    case 'rebateAmountEdit':
      return setReplacementEdits(column, withoutFollowingPrice(vehicle, editRebate(vehicle, vehicle, amount)))
    case 'discountAmountEdit':
      return setReplacementEdits(
        column,
        withoutFollowingPrice(vehicle, editDiscount(vehicle, vehicle, amount)),
      )
    case 'estimatedSelPriceEdit':
      return setReplacementEdits(column, editSellingPrice(vehicle, amount))
    case 'downPaymentOptionsEdit': {
      const onFile = vehicle.downPaymentOptions[at]
      const option = amount ?? onFile
      return option === undefined
        ? column
        : setReplacementEdits(column, editDownPayment(vehicle, vehicle, at, option))
    }
  }
}

/**
 * The playground after a figure was typed: whole cents for an amount, percent for a rate, else a whole number. `null`
 * and the figure on file take back what was typed before (O-114 to O-117, O-278, OP-090, OP-091).
 *
 * @example typeInto(playground, present, { of: 'offered', vin, field: 'rebateAmountEdit', at: 0 }, 500_00)
 */
export function typeInto(
  playground: Playground,
  { currentVehicle, dealInformation }: PresentDeal,
  place: PlaygroundPlace,
  figure: number | null,
): Playground {
  if (place.of === 'offered')
    return settledAll(changeVehicle(playground, place.vin, (column) => typedInColumn(column, place, figure)))
  const before = currentFigures(currentVehicle, dealInformation, {
    ...playground.currentEdits,
    [place.field]: null,
  })[figureOf[place.field]]
  const currentEdits = { ...playground.currentEdits, [place.field]: figure === before ? null : figure }
  return settledAll(editCurrentVehicle(playground, currentEdits))
}

/**
 * The playground after a desking term was typed or chosen; `null` and the store's own take back what was tried out before.
 *
 * @example tryDesking(playground, present, 'salesTaxRate', 7)
 */
export function tryDesking<Term extends keyof DeskingTerms>(
  playground: Playground,
  { desking = neutralDesking }: Pick<PresentDeal, 'desking'>,
  term: Term,
  value: DeskingTerms[Term] | null,
): Playground {
  const deskingEdits = triedDesking(playground.deskingEdits, desking, term, value)
  return settledAll(editedEverywhere(playground, { deskingEdits }))
}

/** The playground with the desking terms of the store, whatever was tried out. */
export const resetDesking = (playground: Playground): Playground =>
  settledAll(editedEverywhere(playground, { deskingEdits: noDeskingEdits }))

/**
 * Whether anything is tried out, in a column or with the current vehicle: there is something to reset (O-281).
 *
 * @example isPlaygroundEdited(openPlayground(deal, replacement)) // false
 */
export const isPlaygroundEdited = (playground: Playground): boolean =>
  hasSharedEdits(playground) ||
  playground.terms.size > 0 ||
  allVehicles(playground).some(
    (column) => isColumnEdited(column) || column.downPaymentValue.some((amount) => amount !== 0),
  )

/**
 * The playground with one column as it was before edits; what is tried out with the current vehicle stays (O-281 to O-283).
 *
 * @example resetVehicle(playground, vin)
 */
export const resetVehicle = (playground: Playground, vin: string): Playground =>
  settledAll(chooseTerm(changeVehicle(playground, vin, reset), vin, null))

/**
 * The playground with the figures that were tried out at another time: what was typed since is taken back. Vehicles and
 * toggles stay as they are.
 *
 * @param before the playground as it was then.
 * @example takeBack(typeInto(playground, present, place, 500_00), playground)
 */
export function takeBack(playground: Playground, before: Playground): Playground {
  const columns = allVehicles(before)
  const { currentEdits, deskingEdits } = before
  return {
    ...playground,
    currentEdits,
    deskingEdits,
    revision: playground.revision + 1,
    ...eachVehicle(playground, (column) => {
      const then = columns.find(({ vin }) => vin === column.vin)
      if (then === undefined) return column
      const { replacementVehicle, aprValue } = then
      return settled({ ...column, replacementVehicle, aprValue }, hasSharedEdits(before))
    }),
  }
}

/**
 * The playground with what is tried out with the current vehicle elsewhere; a column in which nothing is edited shows what is on
 * file at once.
 *
 * @example setCurrentEdits(playground, noCurrentVehicleEdits)
 */
export const setCurrentEdits = (playground: Playground, edits: CurrentVehicleEdits): Playground =>
  settledAll(editCurrentVehicle(playground, edits))
