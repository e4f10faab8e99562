/** A vehicle identification number has 17 letters and digits, and never I, O or Q (S-766). */
const vinPattern = /^[A-HJ-NPR-Z0-9]{17}$/i

/** The place of the check digit, counted from 0. */
const checkPlace = 8

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

/** What each letter counts for; digits count for themselves (49 CFR 565.15). */
const letterValues = Object.fromEntries(
  ['ABCDEFGH', 'JKLMN.P.R', '.STUVWXYZ'].flatMap((row) =>
    [...row].map((letter, at): [string, number] => [letter, at + 1]),
  ),
)

/**
 * A VIN as it is compared and sent: upper case, without the blanks and dashes that come with copied text.
 *
 * @example normaliseVin(' 1hgcm82-633a-004352 ') // '1HGCM82633A004352'
 */
export const normaliseVin = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toUpperCase()

/** Whether a text has the form of a VIN, in any case; its check digit is not looked at. */
export const isVin = (text: string): boolean => vinPattern.test(text)

/**
 * The check digit that belongs into the ninth place of a VIN, whatever stands there: the weighted sum of all places modulo
 * 11, 10 as X. `null` for a text that has not the form of a VIN.
 *
 * @example vinCheckDigit('1M8GDM9A0KP042788') // 'X'
 */
export function vinCheckDigit(vin: string): string | null {
  if (!isVin(vin)) return null
  const signs = vin.toUpperCase()
  const valueAt = (at: number): number => letterValues[signs.charAt(at)] ?? Number(signs.charAt(at))
  const sum = weights.reduce((total, weight, at) => total + valueAt(at) * weight, 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** Whether the ninth place of a VIN is its check digit. False for a text that has not the form of a VIN. */
export const hasValidCheckDigit = (vin: string): boolean =>
  vin.charAt(checkPlace).toUpperCase() === vinCheckDigit(vin)

/**
 * The VIN in upper case with the right check digit in its ninth place, whatever stood there. A text that has not the form
 * of a VIN stays as it is.
 *
 * @example withCheckDigit('1hgcm82603a004352') // '1HGCM82633A004352'
 */
export function withCheckDigit(vin: string): string {
  const digit = vinCheckDigit(vin)
  return digit === null
    ? vin
    : `${vin.slice(0, checkPlace)}${digit}${vin.slice(checkPlace + 1)}`.toUpperCase()
}

/** The codes of the tenth place, in the order of the years; they come round every 30 years. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/**
 * The model year of a car or light truck: the tenth place names it within 30 years, and a letter in the seventh
 * place means 2010 or later (49 CFR 565.15). `null` when the tenth place names no year.
 *
 * @example vinModelYear('1HGCM82633A004352') // 2003
 */
export function vinModelYear(vin: string): number | null {
  const place = yearCodes.indexOf(vin.charAt(9).toUpperCase())
  if (!isVin(vin) || place < 0) return null
  return (/[a-z]/i.test(vin.charAt(6)) ? 2010 : 1980) + place
}
