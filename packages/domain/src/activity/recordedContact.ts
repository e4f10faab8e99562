import type { StatusCode } from '../opportunity/status/statuses'
import { statusAfterContact } from '../opportunity/status/statusAfterContact'
import { entryOfAction } from './history/entryOfAction'
import type { RecordedEntry } from './history/recordedEntry'
import { outcomeCodes } from './outcomes'
import type { ActionCode, ActionResultCode } from './actionCodes'

/** A call or an email as its form sends it. */
export interface ContactCodes {
  readonly action: ActionCode
  readonly actionResult: ActionResultCode
  readonly reason: string | null
  readonly notes: string
  /** The phone or address that was used. */
  readonly contactInfo: string | null
}

/** What saving a call or an email records and changes. */
export interface RecordedContact {
  readonly statusCode: StatusCode
  readonly entry: RecordedEntry
  /** What the system records beside the contact, below it in the history; `null` for most contacts. */
  readonly systemEntry: RecordedEntry | null
  /** Whether phones and addresses are removed from every entry, so that nobody uses them again (O-228). */
  readonly clearsContactInfo: boolean
  /** Whether a message to the store says that the opportunity is No Longer Owns (O-159). */
  readonly isNoLongerOwns: boolean
}

/** What the system records of a No Longer Owns: the fixed reason as its notes (O-161, OP-032). */
const noLongerOwnsEntry = (reason: string | null): RecordedEntry => ({
  contactType: 'SYS_NLO',
  contactAction: null,
  actionResult: outcomeCodes['No Longer Owns'],
  reason: null,
  notes: reason,
  contactInfo: null,
})

/**
 * What is recorded when a call or an email is saved: its entry, the status after it (OP-009), for No Longer Owns an entry of the
 * system beside it (O-161, OP-032), and for Do Not Contact no phone, neither here nor on any earlier entry (O-228).
 *
 * @param codes of a contact that the rules let through (`readCall`, `readEmail`).
 * @example recordedContact('NEW', codes).entry.contactType // 'PhoneCall'
 */
export function recordedContact(current: StatusCode, codes: ContactCodes): RecordedContact {
  const isNoLongerOwns = codes.actionResult === outcomeCodes['No Longer Owns']
  const isDoNotContact = codes.actionResult === outcomeCodes['Do Not Contact']
  return {
    statusCode: statusAfterContact(current, codes),
    entry: {
      ...entryOfAction(codes.action),
      actionResult: codes.actionResult,
      reason: codes.reason,
      notes: codes.notes === '' ? null : codes.notes,
      contactInfo: isDoNotContact ? null : codes.contactInfo,
    },
    systemEntry: isNoLongerOwns ? noLongerOwnsEntry(codes.reason) : null,
    clearsContactInfo: isDoNotContact,
    isNoLongerOwns,
  }
}
