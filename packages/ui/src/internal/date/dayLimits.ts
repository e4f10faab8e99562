import { parseDay, readableDay } from './isoDay'

/** Which days can be chosen. */
export interface DayLimits {
  /** The first day that may be chosen, `YYYY-MM-DD`. @default any */
  readonly minDate?: string | undefined
  /** The last day that may be chosen, `YYYY-MM-DD`. @default any */
  readonly maxDate?: string | undefined
  /** Whether a day cannot be chosen, nor be part of a range. @default every day can */
  readonly isUnavailable?: ((day: string) => boolean) | undefined
}

/**
 * What is wrong with days that begin with `from` and end with `to`, as to the first and the last day that may be chosen;
 * `noun` is "a day" or "days".
 *
 * @example
 * limitError('2026-11-20', '2026-11-20', { minDate: '2026-11-21' }, 'a day', 'en-US') // 'Choose a day from 21 Nov 2026 on'
 */
export const limitError = (
  from: string,
  to: string,
  { minDate, maxDate }: DayLimits,
  noun: string,
  locale: string,
): string | undefined => {
  // Text of one form compares as its days do.
  if (parseDay(minDate) !== null && from < (minDate ?? ''))
    return `Choose ${noun} from ${readableDay(minDate, locale)} on`
  if (parseDay(maxDate) !== null && to > (maxDate ?? ''))
    return `Choose ${noun} up to ${readableDay(maxDate, locale)}`
  return undefined
}
