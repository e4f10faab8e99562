import { limitError, type DayLimits } from '../internal/date/dayLimits'
import { parseDay } from '../internal/date/isoDay'

/** What a day must keep to. */
export interface DayRules extends DayLimits {
  /** A rule of the caller, asked when all others are kept: what is wrong, or undefined. */
  readonly validate?: ((day: string) => string | undefined) | undefined
}

/**
 * What is wrong with a day, as a sentence for people; undefined where nothing is.
 *
 * @example
 * dayError('2026-11-20', { minDate: '2026-11-21' }, 'en-US') // 'Choose a day from 21 Nov 2026 on'
 */
export const dayError = (day: string, rules: DayRules, locale: string): string | undefined => {
  if (parseDay(day) === null) return 'Enter a day'
  const beyond = limitError(day, day, rules, 'a day', locale)
  if (beyond !== undefined) return beyond
  return rules.isUnavailable?.(day) === true ? 'This day cannot be chosen' : rules.validate?.(day)
}
