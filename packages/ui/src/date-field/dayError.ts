import { parseDay, readableDay } from '../date/isoDay'

/** What a day must keep to. */
export interface DayRules {
  /** The first day that may be chosen, `YYYY-MM-DD`. @default any */
  readonly minDate?: string | undefined
  /** The last day that may be chosen, `YYYY-MM-DD`. @default any */
  readonly maxDate?: string | undefined
  /** Whether a day cannot be chosen. @default every day can */
  readonly isUnavailable?: ((day: string) => boolean) | undefined
  /** A rule of the caller, asked when all others are kept: what is wrong, or undefined. */
  readonly validate?: ((day: string) => string | undefined) | undefined
}

/**
 * What is wrong with a day, as a sentence for people; undefined where nothing is.
 *
 * @example
 * dayError('2026-11-20', { minDate: '2026-11-21' }, 'en-US') // 'Choose a day from 21 Nov 2026 on'
 */
export const dayError = (text: string, rules: DayRules, locale: string): string | undefined => {
  const day = parseDay(text)
  if (day === null) return 'Enter a day'
  const { minDate, maxDate, isUnavailable, validate } = rules
  const [first, last] = [parseDay(minDate), parseDay(maxDate)]
  if (first !== null && day.compare(first) < 0) return `Choose a day from ${readableDay(minDate, locale)} on`
  if (last !== null && day.compare(last) > 0) return `Choose a day up to ${readableDay(maxDate, locale)}`
  if (isUnavailable?.(text) === true) return 'This day cannot be chosen'
  return validate?.(text)
}
