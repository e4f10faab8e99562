import * as E from 'fp-ts/Either'

/** A phone number with what is dialled after it. */
export interface Phone {
  /** Ten digits. */
  readonly number: string
  /** Digits; `null` without one. */
  readonly extension: string | null
}

/** An extension behind a number, as people and other systems write it: x12, ext. 12, Ext: 12, ;ext=12, #12. */
const extensionPattern = /[\s,;]*(?:ext(?:ensio)?n?|x|#)[\s.:=#]*(\d{1,7})\s*$/iu

/** A text of a phone without its extension, and the extension. */
function splitExtension(text: string): { readonly text: string; readonly extension: string | null } {
  const found = extensionPattern.exec(text)
  return found === null
    ? { text, extension: null }
    : { text: text.slice(0, found.index), extension: found[1] ?? null }
}

/**
 * The ten digits of a North American phone: its extension is split off, everything but digits is dropped, and a leading 1
 * of eleven (S-767, D-43). `null` when ten digits do not remain.
 *
 * @example normalisePhone('+1 (305) 555-0100 x12') // '3055550100'
 */
export function normalisePhone(text: string): string | null {
  const digits = splitExtension(text).text.replace(/\D/g, '')
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return national.length === 10 ? national : null
}

/**
 * A phone as it is kept and sent: ten digits, and x with its extension where it has one.
 *
 * @example keptForm({ number: '3055550100', extension: '12' }) // '3055550100x12'
 */
export const keptForm = ({ number, extension }: Phone): string =>
  extension === null ? number : `${number}x${extension}`

/**
 * The kept form of a phone however it is written; `null` for what is none.
 *
 * @example keptPhone('(305) 555-0100, Ext: 12') // '3055550100x12'
 */
export function keptPhone(text: string): string | null {
  const number = normalisePhone(text)
  return number === null ? null : keptForm({ number, extension: splitExtension(text).extension })
}

/** What is said of a text that is no phone number. */
export const tenDigits = 'A phone number has ten digits.'

/** What is said of digits that no keypad has. */
export const otherDigits = 'A phone number is written with the digits 0 to 9.'

/** What is said of an area code that nobody can have. */
export const noAreaCode = (code: string): string => `There is no area code ${code}.`

/** An area code begins with 2 to 9, and does not end in 11, which are services. Ours. */
const isAreaCode = (code: string): boolean => /^[2-9]/.test(code) && !code.endsWith('11')

/**
 * The phone that somebody typed, or in words why it cannot be dialled: not ten digits (S-767), digits of another script,
 * or an area code that does not exist. Wide digits are plain ones.
 *
 * @example readPhone('207-555-0110 ext 12') // right: { number: '2075550110', extension: '12' }
 * @example readPhone('111 555 0110') // left: 'There is no area code 111.'
 */
export function readPhone(typed: string): E.Either<string, Phone> {
  const text = typed.normalize('NFKC')
  if (/(?![0-9])\p{Nd}/u.test(text)) return E.left(otherDigits)
  const number = normalisePhone(text)
  if (number === null) return E.left(tenDigits)
  const code = number.slice(0, 3)
  return isAreaCode(code)
    ? E.right({ number, extension: splitExtension(text).extension })
    : E.left(noAreaCode(code))
}

/** Whether a text normalises to a phone of ten digits (S-471). */
export const isPhone = (text: string): boolean => normalisePhone(text) !== null

/** The digits of a phone as it was typed, whatever their number (S-121). */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '')

/**
 * A phone as it is shown (S-469, S-470). What is no phone is shown unchanged (S-767).
 *
 * @param extension where it is known apart from the phone; else the one that the phone was kept with.
 * @example formatPhone('3055550100', '12') // '(305) 555 - 0100, Ext: 12'
 * @example formatPhone('3055550100x12') // '(305) 555 - 0100, Ext: 12'
 */
export function formatPhone(phone: string, extension: string | null = null): string {
  const digits = normalisePhone(phone)
  const shown = digits === null ? phone : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)} - ${digits.slice(6)}`
  const known = extension?.trim() || (digits === null ? null : splitExtension(phone).extension)
  return known === null ? shown : `${shown}, Ext: ${known}`
}

/**
 * A phone that was kept, in its parts.
 *
 * @example keptParts('3055550100x12') // { number: '3055550100', extension: '12' }
 */
export const keptParts = (kept: string): Phone => {
  const { text, extension } = splitExtension(kept)
  return { number: text, extension }
}

/**
 * The address that a device dials (RFC 3966); `null` for a text that is no phone.
 *
 * @param extension where it is known apart from the phone; else the one that the phone was kept with.
 * @example dialAddress('2075550110x12') // 'tel:+12075550110;ext=12'
 */
export function dialAddress(phone: string, extension: string | null = null): string | null {
  const number = normalisePhone(phone)
  if (number === null) return null
  const dialled = phoneDigits(extension ?? '') || splitExtension(phone).extension
  return `tel:+1${number}${dialled === null ? '' : `;ext=${dialled}`}`
}
