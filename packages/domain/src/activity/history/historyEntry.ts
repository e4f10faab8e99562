import type { Instant } from '../../calendar/instant'
import type { ActionResultCode } from '../actionCodes'
import type { EmailAttachment } from '../email/emailAttachment'
import type { OpenDelivery } from '../email/emailDelivery'
import type { EmailOpen } from '../email/emailOpen'
import type { EntryAction } from './contactActionTypes'
import type { ContactType } from './contactTypes'

/** The email of an entry; only what is read by its id carries one. */
export interface HistoryEmail {
  readonly direction: 'in' | 'out'
  readonly emailFrom: string
  readonly emailTo: string
  readonly emailSubject: string
  /** Cleaned HTML. */
  readonly emailBody: string
  /** The files that came with it. */
  readonly attachments: readonly EmailAttachment[]
}

/** One entry of the contact history of an opportunity (api.md 2.1 HistoryEntry, O-223). */
export interface HistoryEntry {
  readonly contactHistoryId: string
  readonly contactType: ContactType
  readonly createDate: Instant
  readonly contactActionResult: ActionResultCode | null
  /** `null` in lists: it is read by the entry's id (OP-057). */
  readonly notes: string | null
  readonly hasNotes: boolean
  /** The phone or address that was used. */
  readonly contactInfo: string | null
  readonly contactAction: EntryAction | null
  /** Shown name of who did it; `null` when it was the customer or the system. */
  readonly createdBy: string | null
  readonly emailContactDetailId: string | null
  readonly email: HistoryEmail | null
  /** Of an email that the mail server has not accepted yet, or has refused; `null` of everything else (D-69). */
  readonly delivery: OpenDelivery | null
  /** What is known of the opening of an email that was sent with a picture; `null` of everything else. */
  readonly open: EmailOpen | null
}
