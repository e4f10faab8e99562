import type { ActionCode } from '../activity/actionCodes'
import type { HistoryEntry } from '../activity/history/historyEntry'
import type { AlertPayloads } from '../alerts/liveAlerts'
import type { DealTyped } from '../deal/dealTypes'
import type { RowLockFields } from '../opportunity/lock/opportunityLock'
import type { Instant } from '../calendar/instant'
import type { Cents } from '../money/money'
import type { SettingKey } from '../settings/settingCatalogue'
import type { SettingState } from '../settings/settingEffects'
import type { StatusCode } from '../opportunity/status/statuses'
import type { ContactLogRow } from '../work-log/contact-log/contactLogRow'
import type { LogRow, NewUsed } from '../work-log/rows/logRow'
import type { Candidate } from '../work-log/service-log/candidate'

/** What names an opportunity: those of two stores may have the same id. */
export interface OpportunityKey {
  readonly opptId: string
  readonly hyperionId: string
}

/**
 * The messages of the live channel (api.md section 3). Every message that changes a row carries the version that the
 * row has after it: versions of a row are consecutive, so a message fits exactly one state of the row.
 */
export interface LivePayloads extends AlertPayloads {
  /** The server has accepted this connection. */
  readonly CONNECTED: { readonly connectionId: string }
  /**
   * The lock fields of a row. A lock also changes isCustomerLocked of the customer's other rows, which get a message of
   * their own.
   */
  readonly OPPT_LOCK: LockState
  readonly OPPT_STATUS: OpportunityKey & {
    readonly statusCode: StatusCode
    readonly status: string
    readonly compassStatus: string | null
    readonly compassStatusDescription: string | null
    readonly rowVersion: number
  }
  readonly OPPT_CONTACT: OpportunityKey & {
    /** Without its notes. */
    readonly entry: HistoryEntry
    readonly lastActionIcon: ActionCode | null
    readonly contactDate: Instant | null
    readonly note: string | null
    readonly rowVersion: number
  }
  /** A manager has marked the opportunity No Longer Owns; OPPT_STATUS carries the row's change. */
  readonly OPPT_NLO: OpportunityKey & { readonly statusCode: 'NLO'; readonly message: string }
  readonly OPPT_REMOVED: OpportunityKey & { readonly replacedBy: string | null }
  /** Another replacement vehicle was found (L-390, L-566). */
  readonly OPPT_REPLACEMENT: OpportunityKey & {
    readonly paymentDifferenceFinance: Cents | null
    readonly paymentDifferenceLease: Cents | null
    readonly replVehStockNo: string | null
    readonly rowVersion: number
  }
  /** The opportunity was given to somebody of the store, or has no owner again. */
  readonly OPPT_OWNER: OpportunityKey & {
    readonly opptOwnerName: string | null
    readonly ownerUserName: string | null
    readonly isOrphan: boolean
    readonly rowVersion: number
  }
  /** Somebody flagged the opportunity, or no longer does (O-247, L-290). */
  readonly OPPT_FLAG: OpportunityKey & {
    /** The names of all for whom it is flagged now, comma-joined; `null` for nobody. */
    readonly flaggedUser: string | null
    /** Their user names. */
    readonly flaggedUserNames: readonly string[]
    readonly rowVersion: number
  }
  /** Another system collects the vehicle's data, or has done so: what it found (L-249, L-250). */
  readonly OPPT_VEHICLE: OpportunityKey & {
    readonly extSvcInProgress: boolean
    readonly vehicleMileage: number | null
    readonly equityAmount: Cents | null
    readonly rowVersion: number
  }
  /**
   * Somebody edited the customer, of whom no row shows what changed. The message holds nothing personal: an open page reads the
   * customer again.
   */
  readonly OPPT_CUSTOMER: OpportunityKey & {
    /** That of the customer section. */
    readonly version: number
  }
  /** Somebody edited a conquest deal: what rows show of it. An open page reads deal and vehicle again. */
  readonly OPPT_DEAL: OpportunityKey &
    DealTyped & {
      readonly lender: string | null
      /** Percent. */
      readonly apr: number | null
      readonly currentPayment: Cents | null
      readonly paymentsLeft: number | null
      readonly equityAmount: Cents | null
      readonly newUsed: NewUsed | null
      readonly rowVersion: number
      /** That of the deal section. */
      readonly version: number
    }
  /** A repair order or an appointment was made or changed. */
  readonly SVC_LOG_NEW: LogRow
  readonly CANDIDATE: Candidate
  readonly CANDIDATE_REMOVED: { readonly candidateId: string; readonly hyperionId: string }
  /** Somebody scanned a vehicle: that of an opportunity, or that of a candidate (L-527). */
  readonly SCAN_NOTE: {
    readonly hyperionId: string
    readonly opptId: string | null
    readonly candidateId: string | null
    readonly note: string | null
    readonly scan: boolean
    readonly scanDate: Instant | null
    /** `null` for a candidate. */
    readonly rowVersion: number | null
  }
  /** A customer's email came in. The versions of its row are those of the email, not of the opportunity. */
  readonly CONTACT_LOG_NEW: ContactLogRow
  /** An email was answered, or needs no answer. */
  readonly CONTACT_LOG_REPLY: ContactLogRow
  /**
   * An email came in that found no opportunity, or one was assigned to its customer. The message holds nothing of it: who may assign
   * emails reads the list of the store again (S-738).
   */
  readonly UNASSIGNED_EMAIL: { readonly hyperionId: string }
  /** A setting of the store has another value in force, `null` for the default, or was locked or unlocked: it is read again. */
  readonly SETTING_CHANGED: SettingState & {
    readonly settingKeyId: SettingKey
    readonly hyperionId: string
  }
  /** A lead was made of an opportunity. OPPT_STATUS carries the row's change of status. */
  readonly LEAD_ASSIGNED: OpportunityKey & { readonly leadId: string | null }
}

/** The lock of an opportunity (api.md 2.1 Lock). */
export interface LockState extends OpportunityKey, RowLockFields {
  /** The same moment as `lockedDT`. */
  readonly lockedDate: Instant | null
  readonly rowVersion: number
}

/** The kind of a message. */
export type LiveType = keyof LivePayloads

/** One message: what happened, and what it says. */
export type LiveMessage = {
  readonly [T in LiveType]: { readonly type: T; readonly payload: LivePayloads[T] }
}[LiveType]

/** A message as it is received: with the id by which repeats are recognised, and when it happened. */
export type LiveEvent = LiveMessage & { readonly eventId: string; readonly at: Instant }

/** The opportunity that a message is about, with the version that its row has after it; `null` where it has none. */
export interface OfOpportunity extends OpportunityKey {
  readonly rowVersion: number | null
}

/**
 * Which opportunity a message changes, `null` for one that changes none: a connection, a candidate, an
 * email, an alert.
 *
 * @example opportunityOf(message)?.opptId // '17'
 */
export function opportunityOf(message: LiveMessage): OfOpportunity | null {
  switch (message.type) {
    case 'CONNECTED':
    case 'CANDIDATE':
    case 'CANDIDATE_REMOVED':
    case 'CONTACT_LOG_NEW':
    case 'CONTACT_LOG_REPLY':
    case 'UNASSIGNED_EMAIL':
    case 'SETTING_CHANGED':
    case 'NOTIFICATION':
    case 'NOTIFICATION_VIEWED':
    case 'NOTIFICATION_REMOVED':
      return null
    case 'SCAN_NOTE': {
      const { opptId, hyperionId, rowVersion } = message.payload
      return opptId === null ? null : { opptId, hyperionId, rowVersion }
    }
    case 'OPPT_CUSTOMER':
    case 'OPPT_NLO':
    case 'OPPT_REMOVED':
    case 'LEAD_ASSIGNED': {
      const { opptId, hyperionId } = message.payload
      return { opptId, hyperionId, rowVersion: null }
    }
    case 'OPPT_LOCK':
    case 'OPPT_STATUS':
    case 'OPPT_CONTACT':
    case 'OPPT_REPLACEMENT':
    case 'OPPT_OWNER':
    case 'OPPT_FLAG':
    case 'OPPT_VEHICLE':
    case 'OPPT_DEAL':
    case 'SVC_LOG_NEW': {
      const { opptId, hyperionId, rowVersion } = message.payload
      return { opptId, hyperionId, rowVersion }
    }
  }
}

/** Whether two things are of one opportunity. */
export const isSameOpportunity = (one: OpportunityKey, other: OpportunityKey): boolean =>
  one.opptId === other.opptId && one.hyperionId === other.hyperionId

/**
 * Whether a message is about a store. The channel carries those of every open store: an opened opportunity may be of
 * another one than the active (D-40).
 *
 * @example isOfStore(message, 'HAR') // false, of an opportunity of BLR
 */
export const isOfStore = ({ payload }: LiveMessage, hyperionId: string): boolean =>
  'hyperionId' in payload && payload.hyperionId === hyperionId
