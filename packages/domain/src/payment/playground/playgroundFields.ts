import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import type { FieldError } from '../../validation/fieldError'
import { formatCount, formatDollars } from '../../money/format'
import { toCents } from '../../money/money'
import { parseDollars } from '../../money/typedDollars'
import { decimalPattern, twoDigitPattern, wholeNumberPattern } from '../../text/inputPatterns'
import { maximumApr } from '../leaseFinance'

/** The largest amount that can be tried out. */
export const maximumAmount = toCents(9_999_999_00)

/** The largest mileage that can be tried out: what an odometer shows. */
const maximumMileage = 999_999

/** How the text of a field is read: `null` when it is no such figure. */
interface Reading {
  readonly read: (text: string) => number | null
  readonly message: string
}

const within = (figure: number | null, most: number): number | null =>
  figure !== null && figure <= most ? figure : null

const matching = (pattern: RegExp, most: number) => (text: string) =>
  pattern.test(text) ? within(Number(text), most) : null

const amount: Reading = {
  read: (text) => within(parseDollars(text), maximumAmount),
  message: `$0 to ${formatDollars(maximumAmount)}, with 2 decimals at most.`,
}

/** The fields of the playground that are typed in, each with how its text is read (OP-090, O-278, O-114 to O-117). */
export const playgroundFields = {
  aprValue: {
    read: matching(decimalPattern, maximumApr),
    message: `0 to ${maximumApr} percent, with 2 decimals at most.`,
  },
  rebateAmountEdit: amount,
  discountAmountEdit: amount,
  downPaymentOptionsEdit: amount,
  estimatedSelPriceEdit: amount,
  vehicleValueEdit: amount,
  payoffAmtEdit: amount,
  paymentAmtEdit: amount,
  numberOfPaymentsEdit: {
    read: matching(twoDigitPattern, 99),
    message: 'A whole number from 0 to 99.',
  },
  mileageEdit: {
    read: (text) => matching(wholeNumberPattern, maximumMileage)(text.replaceAll(',', '')),
    message: `A whole number from 0 to ${formatCount(maximumMileage)}.`,
  },
} as const satisfies Readonly<Record<string, Reading>>

/** A field that is typed in. */
export type PlaygroundField = keyof typeof playgroundFields

/**
 * What somebody typed into a field: whole cents for an amount, percent for the rate, else a whole number. `null` for an empty
 * text, which takes the value on file again; the error of the field for anything else.
 *
 * @example readPlaygroundField('rebateAmountEdit', '$1,250') // right: 1_250_00
 * @example readPlaygroundField('aprValue', '4.999') // left: '0 to 100 percent, with 2 decimals at most.'
 */
export function readPlaygroundField(
  field: PlaygroundField,
  typed: string,
): E.Either<NonEmptyArray<FieldError<PlaygroundField>>, number | null> {
  const text = typed.trim()
  if (text === '') return E.right(null)
  const { read, message }: Reading = playgroundFields[field]
  const figure = read(text)
  return figure === null ? E.left([{ field, message }]) : E.right(figure)
}
