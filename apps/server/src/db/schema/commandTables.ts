import type { ColumnType } from 'kysely'
import type { GeneratedId, Json, Moment } from './columns'

/** A message of the live channel, written by the command that it tells of. Rows older than an hour are swept. */
export interface LiveOutboxTable {
  event_id: GeneratedId
  /** Who listens: `STORE_…` or `USER_…`. */
  tag: string
  /** Type and payload as the wire carries them. */
  data: Json
  created_at: Moment
}

/** What a call with an `Idempotency-Key` was answered. Rows older than a day are swept. */
export interface IdempotencyRecordTable {
  user_name: string
  key: string
  endpoint: string
  /** Of the endpoint's request: a key that comes with another request is refused. */
  request_hash: string
  answer: ColumnType<unknown, string | null | undefined, string>
  created_at: Moment
}

/** When somebody last had an open socket: a lock whose holder is gone is released. */
export interface LivePresenceTable {
  user_name: string
  seen_at: Moment
}

/** A window in which the holder of a lock has its opportunity open. */
export interface LockWindowTable {
  hyperion_id: string
  oppt_id: string
  window_id: string
  user_name: string
  /** When its socket was last open. */
  seen_at: Moment
}
