import type { LogType } from '@retain/domain/work-log/logTypes'
import type { IncomingKindName } from '@retain/domain/activity/email/incoming/incomingKind'
import type { ColumnType } from 'kysely'
import type { GeneratedId, Id, Moment } from './columns'

/**
 * An email on its way to the mail server. `queued`: no attempt has ended, and the history does not know of it. `sending`: it is
 * recorded, and tried again. `sent` and `failed` are its ends; `refused` was refused for good before it was recorded.
 */
export interface OutgoingEmailTable {
  outgoing_email_id: GeneratedId
  hyperion_id: string
  oppt_id: Id
  sent_by: string
  idempotency_key: string
  source: LogType
  template_id: Id | null
  notes: string
  from_name: string
  email_from: string
  email_to: string
  email_subject: string
  /** Cleaned HTML with the disclaimer. */
  email_body: string
  parent_email_contact_detail_id: Id | null
  state: 'queued' | 'sending' | 'sent' | 'refused' | 'failed'
  contact_history_id: Id | null
  email_contact_detail_id: Id | null
  /** What its form is answered, as the contract writes it. */
  answer: ColumnType<unknown, string | null | undefined, string | null>
  created_at: Moment
  settled_at: Moment | null
}

/** What stands against an address, since when; in lower case. */
export interface EmailAddressTable {
  address: string
  bounced_at: Moment | null
  complaint_at: Moment | null
  blacklisted_at: Moment | null
  unsubscribed_at: Moment | null
}

/** An email as the demonstration's post office received it. */
export interface DemoEmailTable {
  demo_email_id: GeneratedId
  address: string
  /** All of it, as it came over SMTP. */
  source: string
  received_at: Moment
}

/**
 * An email from outside, for one of its recipients. `received`: it waits to be read. `assigned`: it stands in a history.
 * `unassigned`: it found nobody and waits for a manager. `handled`: a program sent it, and what it says was done. `repeated`: it
 * was there before.
 */
export interface IncomingEmailTable {
  incoming_email_id: GeneratedId
  /** Empty where its envelope names no sender. */
  envelope_from: string
  envelope_to: string
  /** All of it, as it came over SMTP; `null` a while after it was read. */
  source: ColumnType<Uint8Array | null, Uint8Array, null>
  received_at: Moment
  state: 'received' | 'assigned' | 'unassigned' | 'handled' | 'repeated'
  kind: IncomingKindName | null
  /** The store that it came to; `null` as long as it is not read, and for one to the postmaster. */
  hyperion_id: string | null
  /** The same for an email that comes again. */
  repeat_key: string | null
  /** Without its brackets. */
  message_id: string | null
  email_from: string | null
  email_subject: string | null
  /** The beginning of what its sender wrote. */
  email_text: string | null
  email_contact_detail_id: Id | null
  settled_at: Moment | null
}

/** A file that came with an email. */
export interface EmailAttachmentTable {
  hyperion_id: string
  email_attachment_id: GeneratedId
  email_contact_detail_id: Id
  position: number
  name: string
  type: string
  /** In bytes. */
  size: number
  content: Uint8Array
}
