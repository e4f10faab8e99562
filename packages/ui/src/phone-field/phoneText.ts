import type { TextWithCaret } from '../field/textWithCaret'
import { plainText } from '../number-field/digits'

/** Where the digits of a North American number go: a field writes them as a page shows them. */
export const phoneMask = '(###) ### - ####'

/** How many digits the shortest number has that an extension can stand behind. */
const wholeNumber = 10

/** A number, and from its x on the extension behind it, such as `x123` and `ext. 123`; an x within a number is none. */
const splitExtension = (plain: string): readonly [number: string, extension: string] => {
  const at = plain.toLowerCase().indexOf('x')
  const isBehindNumber = at !== -1 && plain.slice(0, at).replace(/\D/g, '').length >= wholeNumber
  return isBehindNumber ? [plain.slice(0, at), `x${plain.slice(at).replace(/\D/g, '')}`] : [plain, '']
}

/**
 * The digits of a phone as it was typed or pasted, without the country code 1, and an x with its extension where it has one.
 * A number of another country keeps its `+`, so that nobody takes it for one of this.
 *
 * @example
 * readPhone('+1 (555) 014-0182') // '5550140182'
 * readPhone('555-014-0182 ext. 12') // '5550140182x12'
 */
export const readPhone = (text: string): string => {
  const [number, extension] = splitExtension(plainText(text).trim())
  return readNumber(number) + extension
}

const readNumber = (plain: string): string => {
  const digits = plain.replace(/\D/g, '')
  const isInternational = plain.startsWith('+')
  if (isInternational && !(digits.startsWith('1') && digits.length > 1)) return `+${digits}`
  return isInternational || (digits.length === 11 && digits.startsWith('1')) ? digits.slice(1) : digits
}

/**
 * A phone as the field shows it: as far as it goes, in its mask; digits too many stand behind it. What is no phone is
 * shown as it is.
 *
 * @example
 * writePhone('555014') // '(555) 014'
 */
export const writePhone = (value: string, mask: string = phoneMask): string => {
  const [number, extension] = splitExtension(value)
  if (/[^\d\s().+-]/u.test(number)) return value
  const phone = readPhone(number)
  if (extension !== '') return `${writePhone(phone, mask)} ${extension}`
  if (phone.startsWith('+') || phone === '') return phone
  const digits = [...phone]
  let text = ''
  for (const sign of mask) {
    if (digits.length === 0) return text
    text += sign === '#' ? (digits.shift() ?? '') : sign
  }
  return digits.length === 0 ? text : `${text} ${digits.join('')}`
}

/** A change of the field's text, as the browser reports it. */
export interface PhoneEdit {
  /** The text before. */
  readonly before: string
  /** What the browser made of it. */
  readonly after: TextWithCaret
  /** `InputEvent.inputType`. */
  readonly inputType: string
  readonly mask?: string | undefined
}

/** Takes one digit away beside a place. */
const withoutDigit = (text: string, caret: number, side: 'before' | 'after'): TextWithCaret => {
  const [head, tail] = [text.slice(0, caret), text.slice(caret)]
  if (side === 'after') return { text: head + tail.replace(/\d/u, ''), caret }
  const shorter = head.replace(/\d(\D*)$/u, '$1')
  return { text: shorter + tail, caret: caret - (head.length - shorter.length) }
}

/** How many characters of a text the phone has too: its digits, a plus and the x of an extension. */
const significant = (text: string): number => {
  const [number, extension] = splitExtension(plainText(text))
  return number.replace(/[^\d+]/gu, '').length + extension.length
}

/** After how many characters of a text the given number of its significant ones stands. */
const placeAfter = (text: string, count: number): number => {
  let left = count
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at
    if (/[\dx+]/u.test(text[at] ?? '')) left -= 1
  }
  return text.length
}

/**
 * What a change makes of the phone: its digits, the text to show, and where the caret belongs: behind the same digit as
 * before. Deleting a bracket or a dash deletes the digit beyond it.
 *
 * @example
 * editPhone({ before: '(555) 014', after: { text: '(555)014', caret: 5 }, inputType: 'deleteContentBackward' }).value // '55014'
 */
export const editPhone = ({ before, after, inputType, mask }: PhoneEdit) => {
  const isSameNumber = readPhone(before) === readPhone(after.text)
  const side =
    inputType === 'deleteContentBackward'
      ? 'before'
      : inputType === 'deleteContentForward'
        ? 'after'
        : undefined
  const edited = isSameNumber && side !== undefined ? withoutDigit(after.text, after.caret, side) : after
  const value = readPhone(edited.text)
  const text = writePhone(value, mask)
  const dropped = significant(edited.text) - significant(value)
  const caret = placeAfter(text, Math.max(0, significant(edited.text.slice(0, edited.caret)) - dropped))
  return { value, shown: { text, caret } }
}
