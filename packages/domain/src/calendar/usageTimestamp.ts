import { formatTimestamp } from './formats'
import type { Instant } from './instant'
import { utc } from './storeOffset'

/**
 * The time of a usage record: `YYYY/MM/DD HH:mm:ss` in UTC (S-814).
 *
 * @example usageTimestamp(now) // '2024/03/05 18:07:09'
 */
export const usageTimestamp = (moment: Instant): string => formatTimestamp(moment, utc)
