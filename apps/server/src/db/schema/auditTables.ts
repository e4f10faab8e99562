import type { AuditKind } from '@retain/domain/audit/auditKinds'
import type { ColumnType } from 'kysely'
import type { Id, Moment } from './columns'

/** A state of something, as JSON; `null` where there was none. */
type State = ColumnType<unknown, string | null, never>

/**
 * An entry of the audit log. Rows are only ever added, by `appendEntries`. The log belongs to no store: `hyperion_id` says of which
 * one an entry tells, and is empty where it tells of more than one.
 */
export interface AuditEntryTable {
  /** From 1, without gaps. */
  sequence: Id
  recorded_at: Moment
  user_name: string
  /** The person's name when it was written. */
  full_name: string
  kind: AuditKind
  hyperion_id: string | null
  subject: string
  state_before: State
  state_after: State
  request_id: string
  previous_hash: string
  /** SHA-256 of `canonicalEntry`, in hexadecimal digits. */
  hash: string
}

/** The end of the chain of entries: one row. */
export interface AuditHeadTable {
  is_head: ColumnType<boolean, never, never>
  sequence: Id
  hash: string
}

/** Somebody who has an entry in the audit log, by the name in the newest one. */
export interface AuditPersonTable {
  user_name: string
  full_name: string
}

/** How often one person was refused one endpoint in one minute. */
export interface AuditRefusalTable {
  user_name: string
  endpoint: string
  /** The beginning of the minute. */
  minute: Moment
  /** The entry of the first one. */
  sequence: Id
  refusals: number
}
