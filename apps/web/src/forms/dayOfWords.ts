import { parse } from 'chrono-node/en'
import { parseDay, type Day } from '@retain/domain/calendar/day'

/**
 * The day that a text means, counted from another one: a date in the form of the United States or of ISO, or words such as
 * "tomorrow", "fri", "in 2 weeks", "end of the month". A date without a year, and a weekday, is the next one. `null` where the
 * text means no day, several, or says more than a day. The words are read by chrono-node.
 *
 * @example dayOfWords('in 2 weeks', '2026-11-20') // '2026-12-04'
 */
export function dayOfWords(text: string, today: Day): Day | null {
  const words = text.trim()
  // Noon in UTC, read as UTC: no clock of a browser shifts the day.
  const noon = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }
  const [found, another] = parse(words, noon, { forwardDate: true })
  if (found === undefined || another !== undefined || found.text.length !== words.length) return null
  if (found.end !== null && found.end !== undefined) return null
  const digits = (part: 'year' | 'month' | 'day', length: number) =>
    String(found.start.get(part) ?? '').padStart(length, '0')
  return parseDay(`${digits('year', 4)}-${digits('month', 2)}-${digits('day', 2)}`)
}
