import { instantFromDatabase } from './instants'

/** The type numbers of PostgreSQL whose values we read in our own way. */
const typeIds = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, numeric: 1700 } as const

/**
 * How values arrive, the same from PGlite and from PostgreSQL: `bigint` as text (ids are text, and `centsOf` reads
 * amounts), `numeric` as a number (rates and miles), a moment as the domain's `Instant`, a day as `YYYY-MM-DD`.
 */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [typeIds.int8]: (text) => text,
  [typeIds.date]: (text) => text,
  [typeIds.timestamp]: (text) => text,
  [typeIds.timestamptz]: instantFromDatabase,
  [typeIds.numeric]: Number,
}
