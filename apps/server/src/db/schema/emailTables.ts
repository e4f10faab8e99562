import type { LogType } from '@retain/domain/work-log/logTypes'
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
