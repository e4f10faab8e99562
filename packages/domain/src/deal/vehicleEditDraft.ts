import * as E from 'fp-ts/Either'
import { parseDollars } from '../money/typedDollars'
import { wholeNumberPattern } from '../text/inputPatterns'
import { typedFigure } from '../text/typedFigure'
import { fieldErrors, type FieldError } from '../validation/fieldError'
import { noCurrentVehicleEdits, type CurrentVehicleEdits } from './currentVehicleEdits'

/** The figures of the current vehicle that can be tried out, with what they are called (OP-090). */
export const vehicleEditTitles = {
  vehicleValue: 'Vehicle Value',
  payoffAmt: 'Est Payoff',
  numberOfPayments: '# Of Payments',
  paymentAmt: 'Monthly Payments',
  mileage: 'Mileage',
} as const
export type VehicleEditField = keyof typeof vehicleEditTitles

/** The fields, in the order of the form. */
export const vehicleEditFields = Object.keys(vehicleEditTitles) as readonly VehicleEditField[]

/** What is typed: an empty text leaves the figure on file in force. */
export type VehicleEditDraft = Readonly<Record<VehicleEditField, string>>

/** Nothing tried out: how the form opens, and what a refresh leads back to (O-079). */
export const emptyVehicleEdit: VehicleEditDraft = {
  vehicleValue: '',
  payoffAmt: '',
  numberOfPayments: '',
  paymentAmt: '',
  mileage: '',
}

/** Which fields are amounts, and the largest count of the others: payments of 40 years, miles of any vehicle. */
const mostOf: Readonly<Record<VehicleEditField, number | 'amount'>> = {
  vehicleValue: 'amount',
  payoffAmt: 'amount',
  numberOfPayments: 480,
  paymentAmt: 'amount',
  mileage: 2_000_000,
}

function readField(field: VehicleEditField, text: string): number | null {
  const most = mostOf[field]
  if (most === 'amount') return parseDollars(text)
  const figure = typedFigure(text)
  return wholeNumberPattern.test(figure) && Number(figure) <= most ? Number(figure) : null
}

function wrongField(field: VehicleEditField, text: string): string | null {
  if (text.trim() === '' || readField(field, text) !== null) return null
  const most = mostOf[field]
  return most === 'amount'
    ? 'A positive amount with at most 2 decimals is needed.'
    : `A whole number up to ${most.toLocaleString('en-US')} is needed.`
}

/**
 * The edits that what is typed comes to. A text that is wrong counts as none, so that the figures stay those of the right ones.
 *
 * @example vehicleEditsOf({ ...emptyVehicleEdit, vehicleValue: '$20,000' }).vehicleValueEdit // 20_000_00
 */
export function vehicleEditsOf(draft: VehicleEditDraft): CurrentVehicleEdits {
  const amount = (field: VehicleEditField) => parseDollars(draft[field])
  return {
    ...noCurrentVehicleEdits,
    vehicleValueEdit: amount('vehicleValue'),
    payoffAmtEdit: amount('payoffAmt'),
    numberOfPaymentsEdit: readField('numberOfPayments', draft.numberOfPayments),
    paymentAmtEdit: amount('paymentAmt'),
    mileageEdit: readField('mileage', draft.mileage),
  }
}

/** The edits of a draft, or everything that is wrong with it. */
export function readVehicleEdit(
  draft: VehicleEditDraft,
): E.Either<readonly FieldError<VehicleEditField>[], CurrentVehicleEdits> {
  const errors = fieldErrors<VehicleEditField>(
    vehicleEditFields.map((field) => [field, wrongField(field, draft[field])] as const),
  )
  return errors.length > 0 ? E.left(errors) : E.right(vehicleEditsOf(draft))
}

/** Whether anything is typed: leaving the page asks first (O-063). */
export const isVehicleEditDirty = (draft: VehicleEditDraft): boolean =>
  vehicleEditFields.some((field) => draft[field].trim() !== '')
