/**
 * The ten digits of a North American phone: everything but digits is dropped, and a leading 1 of eleven (S-767, D-43).
 * `null` when ten digits do not remain.
 *
 * @example normalisePhone('+1 (305) 555-0100') // '3055550100'
 */
export function normalisePhone(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return national.length === 10 ? national : null
}

/** What is said of a text that is no phone number. */
export const tenDigits = 'A phone number has ten digits.'

/** Whether a text normalises to a phone of ten digits (S-471). */
export const isPhone = (text: string): boolean => normalisePhone(text) !== null

/** The digits of a phone as it was typed, whatever their number (S-121). */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '')

/**
 * A phone as it is shown (S-469, S-470). What is no phone is shown unchanged (S-767).
 *
 * @example formatPhone('3055550100', '12') // '(305) 555 - 0100, Ext: 12'
 */
export function formatPhone(phone: string, extension: string | null = null): string {
  const digits = normalisePhone(phone)
  const shown = digits === null ? phone : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)} - ${digits.slice(6)}`
  return extension === null || extension.trim() === '' ? shown : `${shown}, Ext: ${extension.trim()}`
}
