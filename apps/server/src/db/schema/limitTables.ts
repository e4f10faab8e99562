import type { Instant } from '@retain/domain/calendar/instant'

/** How often somebody called in a window of time, counted by all processes together. */
export interface RateLimitTable {
  /** A hash of what is counted. */
  key: string
  calls: number
  /** When counting starts anew. */
  ends_at: Instant
}
