import { formatPhone } from '../contact-info/phone'
import { formatDollars } from '../money/format'
import type { Cents } from '../money/money'

/** What a template can leave to be filled in, written as `{{Name}}` (O-370 to O-382, OP-121, OP-122). */
export const placeholders = [
  'AssociateName',
  'AssociatePhone',
  'AssociateStore',
  'CurrentVehicleMake',
  'CurrentVehicleModel',
  'CurrentVehicleYearMakeModelTrim',
  'YearMakeModelTrim',
  'CustomerFirstName',
  'CustomerName',
  'PaymentAmount',
  'PaymentsRemaining',
  'ReplacementVehicleModel',
  'Signature',
] as const
export type Placeholder = (typeof placeholders)[number]

/** A placeholder as it is written into a template. */
export const placeholderMark = (name: Placeholder): string => `{{${name}}}`

/** The signed-in user and the active store. */
export interface AssociateFacts {
  readonly fullName: string
  readonly phone: string | null
  readonly phoneExt: string | null
  readonly storeName: string
  /** HTML of the user's profile. */
  readonly signature: string | null
}

/** What is known of the opportunity; `null` where a section holds nothing. */
export interface OpportunityFacts {
  readonly customer: { readonly firstName: string; readonly lastName: string } | null
  readonly currentVehicle: {
    readonly year: number | null
    readonly make: string | null
    readonly model: string | null
    readonly trim: string | null
  } | null
  /** The present payment a month. */
  readonly paymentAmount: Cents | null
  readonly paymentsRemaining: number | null
  readonly replacementVehicleModel: string | null
}

/** The value of each placeholder: plain text, but for the Signature, which is HTML. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>

const joined = (...parts: readonly (string | number | null | undefined)[]): string =>
  parts
    .map((part) => String(part ?? '').trim())
    .filter((part) => part !== '')
    .join(' ')

/**
 * The values of the placeholders, empty where nothing is known (OP-121). Payments are shown as every amount is, in whole
 * dollars.
 *
 * @example placeholderValues(associate, opportunity).CurrentVehicleYearMakeModelTrim // '2021 Honda Accord EX-L'
 */
export function placeholderValues(
  associate: AssociateFacts,
  { customer, currentVehicle, ...opportunity }: OpportunityFacts,
): PlaceholderValues {
  const { year, make, model, trim } = currentVehicle ?? {}
  const vehicle = joined(year, make, model, trim)
  return {
    AssociateName: joined(associate.fullName),
    AssociatePhone: associate.phone === null ? '' : formatPhone(associate.phone, associate.phoneExt),
    AssociateStore: joined(associate.storeName),
    CurrentVehicleMake: joined(make),
    CurrentVehicleModel: joined(model),
    CurrentVehicleYearMakeModelTrim: vehicle,
    YearMakeModelTrim: vehicle,
    CustomerFirstName: joined(customer?.firstName),
    CustomerName: joined(customer?.firstName, customer?.lastName),
    PaymentAmount: formatDollars(opportunity.paymentAmount),
    PaymentsRemaining: joined(opportunity.paymentsRemaining),
    ReplacementVehicleModel: joined(opportunity.replacementVehicleModel),
    Signature: associate.signature ?? '',
  }
}
