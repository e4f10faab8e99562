import type { FieldError } from '../../../validation/fieldError'
import { daysBetween, parseDay, type Day } from '../../../calendar/day'
import { firstMoment, formatDay, lastMoment } from '../../../calendar/storeDay'
import type { FilterDefinitionByType, FromTo } from '../filterDefinition'
import type { FilterContext, FilterKind } from './filterKind'
import { describeFromTo, fromToKind, sameOr } from './fromTo'

type Definition = FilterDefinitionByType['dateRange']

/** The error of a text that is no day. */
export const invalidDate = 'invalid date'

/** The error of an end before the start, or nearer to it than the filter allows. */
export const endBeforeStart = 'The end is before the start'

/** Two days of the store's calendar. They are sent as the first and the last moment, in UTC (L-143 to L-145). */
export const dateRange: FilterKind<'dateRange'> = {
  ...fromToKind,
  normalise: (value, definition) => {
    const { from, to } = daysOf(value)
    return sameOr(value, from ?? '', to !== null && isFarEnough(from, to, definition) ? to : '')
  },
  errors: dateErrors,
  request: (value, { fields }, offset) => {
    const { from, to } = daysOf(value)
    return {
      ...(from === null ? {} : { [fields.from]: firstMoment(from, offset) }),
      ...(to === null ? {} : { [fields.to]: lastMoment(to, offset) }),
    }
  },
  describe: (value) => describeFromTo(value, shownDay),
}

const daysOf = ({ from, to }: FromTo) => ({ from: parseDay(from.trim()), to: parseDay(to.trim()) })

/** The minimum nights are 0 unless a filter says otherwise, so one day is a range (L-148). */
const isFarEnough = (from: Day | null, to: Day, { minimumNights }: Definition): boolean =>
  from === null || daysBetween(from, to) >= minimumNights

const shownDay = (text: string): string => {
  const day = parseDay(text)
  return day === null ? text : formatDay(day)
}

function dateErrors(value: FromTo, definition: Definition, { today }: FilterContext): readonly FieldError[] {
  const { fields, check } = definition
  const { from, to } = daysOf(value)
  const errors: FieldError[] = []
  if (value.from.trim() !== '' && from === null) errors.push({ field: fields.from, message: invalidDate })
  if (value.to.trim() !== '' && to === null) errors.push({ field: fields.to, message: invalidDate })
  if (to !== null && !isFarEnough(from, to, definition))
    errors.push({ field: fields.to, message: endBeforeStart })
  if (errors.length > 0 || (from === null && to === null)) return errors
  const message = check?.({ from: from ?? '', to: to ?? '' }, today) ?? null
  return message === null ? errors : [{ field: fields.from, message }]
}
