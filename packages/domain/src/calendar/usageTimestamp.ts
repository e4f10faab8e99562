import { formatTimestamp } from './formats'
import { isInstant, type Instant } from './instant'
import { utc } from './storeOffset'

/**
 * The time of a usage record: `YYYY/MM/DD HH:mm:ss` in UTC (S-814).
 *
 * @example usageTimestamp(now) // '2024/03/05 18:07:09'
 */
export const usageTimestamp = (moment: Instant): string => formatTimestamp(moment, utc)

/**
 * The moment of such a text; `null` for any other one, and for a day that no calendar has (S-814).
 *
 * @example readUsageTimestamp('2024/03/05 18:07:09') // '2024-03-05T18:07:09.000Z'
 */
export function readUsageTimestamp(text: string): Instant | null {
  const [, year, month, day, time] = /^(\d{4})\/(\d{2})\/(\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? []
  const moment = `${year}-${month}-${day}T${time}.000Z`
  return isInstant(moment) ? moment : null
}
