import type { Instant } from '../calendar/instant'
import type { AuditKind } from './auditKinds'
import type { JsonValue } from './canonicalJson'

/** What something was, field by field. It holds nothing of a customer. */
export type AuditState = Readonly<Record<string, JsonValue>>

/** An administrative change, as the command that makes it tells it. */
export interface AuditedChange {
  readonly kind: AuditKind
  /** The store that it is about; `null` for what concerns more than one. */
  readonly hyperionId: string | null
  /** What was changed, in words that last: the name or code of the thing. */
  readonly subject: string
  /** `null` for what was not there before. */
  readonly before: AuditState | null
  /** `null` for what is not there any more. */
  readonly after: AuditState | null
}

/** A change with who made it and when. */
export interface RecordedChange extends AuditedChange {
  readonly recordedAt: Instant
  /** The name that our tables know the person by. */
  readonly userName: string
  readonly fullName: string
  /** The request by which the change came. */
  readonly requestId: string
}

/** A change in its place in the chain. */
export interface ChainedChange extends RecordedChange {
  /** From 1, without gaps; digits. */
  readonly sequence: string
  /** The hash of the entry before it. */
  readonly previousHash: string
}

/** An entry as the list shows it. */
export interface AuditEntry extends Omit<RecordedChange, 'before' | 'after'> {
  readonly sequence: string
  /** `null` where the entry has no store, or one that is not known any more. */
  readonly storeName: string | null
}

/** An entry with all that is kept of it. */
export interface AuditDetail extends AuditEntry, ChainedChange {
  readonly hash: string
  /** How often the person was refused the same within the minute; `null` for everything but refusals. */
  readonly refusals: number | null
}
