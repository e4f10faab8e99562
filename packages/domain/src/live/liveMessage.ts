import type { ActionCode } from '../activity/actionCodes'
import type { HistoryEntry } from '../activity/history/historyEntry'
import type { Instant } from '../calendar/instant'
import type { StatusCode } from '../opportunity/statuses'

/** Names one row of a store. */
interface OfRow {
  readonly opptId: string
  readonly hyperionId: string
}

/**
 * What the live channel tells (api.md section 3). Every message that changes a row carries the version that the row has
 * after it: versions of a row are consecutive, so a message fits exactly one state of the row.
 */
export interface LivePayloads {
  /** The server has accepted this connection. */
  readonly CONNECTED: { readonly connectionId: string }
  /** The lock fields of a row. A lock also tells the other rows of the customer, whose isCustomerLocked it changes. */
  readonly OPPT_LOCK: LockState
  readonly OPPT_STATUS: OfRow & {
    readonly statusCode: StatusCode
    readonly status: string
    readonly compassStatus: string | null
    readonly compassStatusDescription: string | null
    readonly rowVersion: number
  }
  readonly OPPT_CONTACT: OfRow & {
    /** Without its notes. */
    readonly entry: HistoryEntry
    readonly lastActionIcon: ActionCode | null
    readonly contactDate: Instant | null
    readonly note: string | null
    readonly rowVersion: number
  }
  /** A manager has marked the opportunity No Longer Owns; OPPT_STATUS tells the row's change. */
  readonly OPPT_NLO: OfRow & { readonly statusCode: 'NLO'; readonly message: string }
  readonly OPPT_REMOVED: OfRow & { readonly replacedBy: string | null }
}

/** The lock of an opportunity (api.md 2.1 Lock). */
export interface LockState extends OfRow {
  readonly isLocked: boolean
  /** User name of the holder. */
  readonly lockedUserId: string | null
  /** Shown name of the holder. */
  readonly lockedBy: string | null
  readonly lockedDT: Instant | null
  /** The same moment as `lockedDT`. */
  readonly lockedDate: Instant | null
  /** Another opportunity of the customer is locked. */
  readonly isCustomerLocked: boolean
  readonly rowVersion: number
}

/** The kind of a message. */
export type LiveType = keyof LivePayloads

/** One message: what happened, and what it says. */
export type LiveMessage = {
  readonly [T in LiveType]: { readonly type: T; readonly payload: LivePayloads[T] }
}[LiveType]

/** A message as it arrives: with the id by which it is known again, and when it happened. */
export type LiveEvent = LiveMessage & { readonly eventId: string; readonly at: Instant }
