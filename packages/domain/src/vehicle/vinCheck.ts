import { hasValidCheckDigit, isVin, normaliseVin, vinModelYear } from './vin'

/** Why a VIN may be mistyped. It warns and never blocks: old and foreign vehicles have such VINs and others. */
export type VinWarning = 'form' | 'checkDigit' | 'modelYear'

/** The words of each warning. */
export const vinWarningTexts: Readonly<Record<VinWarning, string>> = {
  form: 'A VIN of 1981 or later has 17 letters and digits without I, O and Q.',
  checkDigit: 'The check digit of this VIN does not match. Some VINs from outside North America have none.',
  modelYear: 'The tenth place of this VIN names no model year.',
}

/** What can be said of a VIN without a lookup. */
export interface VinCheck {
  /** In upper case, without blanks and dashes. */
  readonly vin: string
  /** The model year that the tenth place names; `null` where it names none, or the form is another. */
  readonly modelYear: number | null
  readonly warnings: readonly VinWarning[]
}

/**
 * What a typed VIN says of itself, and what is odd about it (S-766). A VIN of another form has no check digit and no model
 * year, so that only its form is warned of; an empty text has no warnings.
 *
 * @example checkVin('1HGCM82643A004352') // { vin: …, modelYear: 2003, warnings: ['checkDigit'] }
 */
export function checkVin(text: string): VinCheck {
  const vin = normaliseVin(text)
  if (vin === '') return { vin, modelYear: null, warnings: [] }
  if (!isVin(vin)) return { vin, modelYear: null, warnings: ['form'] }
  const modelYear = vinModelYear(vin)
  const warnings: VinWarning[] = []
  if (!hasValidCheckDigit(vin)) warnings.push('checkDigit')
  if (modelYear === null) warnings.push('modelYear')
  return { vin, modelYear, warnings }
}
