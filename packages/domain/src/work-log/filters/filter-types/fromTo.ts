import type { FieldError } from '../../../validation/fieldError'
import type { FilterUnit, FromTo, RequestFields } from '../filterDefinition'
import { typedNumber } from './typedNumber'
import type { FieldTexts } from './filterKind'

/** The error of a From that is no number (L-115). */
export const invalidNumber = 'invalid number'

/** The error of a To that is no number, or lies below From (L-117, L-119). */
export const belowFrom = 'number less than From value'

/** Both sides open. */
export const openRange: FromTo = { from: '', to: '' }

/** From and to out of JSON. Numbers are read too: other systems write them. */
export function readFromTo(stored: unknown): FromTo | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null
  const { from, to } = stored as { from?: unknown; to?: unknown }
  const sides = { from: readText(from), to: readText(to) }
  return sides.from === null || sides.to === null ? null : { from: sides.from, to: sides.to }
}

/** A text out of JSON; a number is written as one, and what is missing is empty. */
export function readText(stored: unknown): string | null {
  if (stored === undefined || stored === null) return ''
  return typeof stored === 'string' ? stored : typeof stored === 'number' ? String(stored) : null
}

/** Whether a side is filled. */
export const hasSide = ({ from, to }: FromTo): boolean => from !== '' || to !== ''

/** A range without the fields of its open sides. */
export const printFromTo = (value: FromTo, fields: FromTo): FieldTexts => ({
  ...(value.from === '' ? {} : { [fields.from]: value.from }),
  ...(value.to === '' ? {} : { [fields.to]: value.to }),
})

/** A range out of texts by field. */
export const parseFromTo = (textOf: (field: string) => string, fields: FromTo): FromTo => ({
  from: textOf(fields.from),
  to: textOf(fields.to),
})

/** A normalised range as numbers by field. */
export const requestFromTo = (value: FromTo, fields: FromTo): RequestFields => ({
  ...(value.from === '' ? {} : { [fields.from]: Number(value.from) }),
  ...(value.to === '' ? {} : { [fields.to]: Number(value.to) }),
})

/** What every filter with From and To does alike. */
export const fromToKind = {
  initial: () => openRange,
  read: readFromTo,
  hasValue: hasSide,
  print: (value: FromTo, { fields }: { readonly fields: FromTo }) => printFromTo(value, fields),
  parse: (textOf: (field: string) => string, { fields }: { readonly fields: FromTo }) =>
    parseFromTo(textOf, fields),
}

/** What both kinds of ranges of numbers do alike. */
export const numberRangeKind = {
  ...fromToKind,
  request: (value: FromTo, { fields }: { readonly fields: FromTo }) => requestFromTo(value, fields),
}

/**
 * What a range reads in a tag.
 *
 * @example describeFromTo({ from: '2500', to: '' }, formatDollars) // 'from $2,500'
 */
export function describeFromTo({ from, to }: FromTo, shown: (side: string) => string): string {
  if (to === '') return `from ${shown(from)}`
  if (from === '') return `to ${shown(to)}`
  return from === to ? shown(from) : `${shown(from)} – ${shown(to)}`
}

/** Which numbers a side takes. */
export interface SideNumbers {
  readonly unit: FilterUnit
  readonly allows: (number: number) => boolean
}

/** What a side holds as a number, `null` where it may not stand there. */
const numberIn = (text: string, { unit, allows }: SideNumbers): number | null => {
  const number = typedNumber(text, unit)
  return number !== null && allows(number) ? number : null
}

/** A range of numbers in canonical texts. A side that is wrong is left open, and so is a To below From. */
export function normaliseNumbers(value: FromTo, numbers: SideNumbers): FromTo {
  const [from, to] = [numberIn(value.from, numbers), numberIn(value.to, numbers)]
  const isKept = to !== null && (from === null || to >= from)
  return sameOr(value, from === null ? '' : String(from), isKept ? String(to) : '')
}

/** The range itself where both sides are as given, so that nothing seems to have changed. */
export const sameOr = (value: FromTo, from: string, to: string): FromTo =>
  value.from === from && value.to === to ? value : { from, to }

/** What is wrong with the sides of a range of numbers (L-115 to L-119, L-496). */
export function numberErrors(value: FromTo, fields: FromTo, numbers: SideNumbers): readonly FieldError[] {
  const [from, to] = [numberIn(value.from, numbers), numberIn(value.to, numbers)]
  const errors: FieldError[] = []
  if (value.from.trim() !== '' && from === null) errors.push({ field: fields.from, message: invalidNumber })
  const isToWrong = to === null || (from !== null && to < from)
  if (value.to.trim() !== '' && isToWrong) errors.push({ field: fields.to, message: belowFrom })
  return errors
}
