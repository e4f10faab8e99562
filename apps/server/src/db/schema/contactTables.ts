import type { ActionResultCode } from '@retain/domain/activity/actionCodes'
import type { OpenDelivery } from '@retain/domain/activity/email/emailDelivery'
import type { OpenClass } from '@retain/domain/activity/email/imageLoad'
import type { EntryAction } from '@retain/domain/activity/history/contactActionTypes'
import type { ContactType } from '@retain/domain/activity/history/contactTypes'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedId, Id, Moment, Version } from './columns'

/** One thing that was done with a customer. */
export interface ContactHistoryTable {
  hyperion_id: string
  contact_history_id: GeneratedId
  oppt_id: Id
  contact_type: ContactType
  contact_action: EntryAction | null
  action_result: ActionResultCode | null
  reason: string | null
  notes: string | null
  contact_info: string | null
  created_by: string | null
  created_at: Moment
  email_contact_detail_id: Id | null
  /** Of an email that the mail server has not taken. */
  delivery: ColumnType<OpenDelivery | null, OpenDelivery | null | undefined>
}

/** An email that was sent to a customer or came from one. */
export interface EmailContactDetailTable {
  hyperion_id: string
  email_contact_detail_id: GeneratedId
  oppt_id: Id
  direction: 'in' | 'out'
  email_from: string
  email_to: string
  email_subject: string
  email_body: string
  sent_by: string | null
  parent_email_contact_detail_id: Id | null
  sent_at: Moment
  /** Who opened it, as far as is known; `null` of one that came in, or was sent without a picture and not opened. */
  open_class: ColumnType<OpenClass | null, OpenClass | null | undefined>
  /** When one of that class first did; `null` while nobody has. */
  opened_at: ColumnType<Moment | null, Moment | null | undefined>
  /** How long after its delivery that was, where the delivery is known. */
  opened_after_seconds: ColumnType<number | null, number | null | undefined>
}

/** An email that needs an answer: a row of the Contact Log. */
export interface InboundEmailTable {
  hyperion_id: string
  inbound_contact_history_id: Id
  email_contact_detail_id: Id
  oppt_id: Id
  row_version: Version
  received_at: Moment
  email_sent_by: string | null
  email_sent_by_sort: string | null
  reply_contact_history_id: Id | null
  reply_by: string | null
  reply_at: Moment | null
  reply_override: Generated<boolean>
  reply_override_by: string | null
  reply_override_at: Moment | null
}
