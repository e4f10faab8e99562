import type { ContactLogRow } from '@retain/domain/work-log/contact-log/contactLogRow'
import { centsOf } from '../../db/money'
import type { StoredContactLogRow } from './contactLogQueries'
import { presentHolder } from '../lock/lockColumns'

/** A row of the Contact Log in the words of the contract. */
export const presentContactLogRow = (row: StoredContactLogRow): ContactLogRow => ({
  opptId: row.oppt_id,
  hyperionId: row.hyperion_id,
  customer: row.customer_name,
  fullName: row.full_name,
  dealType: row.deal_type,
  dealTypeCode: row.deal_type_code,
  paymentsLeft: row.payments_left,
  inboundCreateDate: row.received_at,
  emailSentBy: row.email_sent_by,
  emailSentByName: row.email_sent_by_name,
  inboundContactHistoryId: row.inbound_contact_history_id,
  inboundEmailContactDetailId: row.email_contact_detail_id,
  emailSubject: row.email_subject,
  vehicleYear: row.year,
  vehicleModel: row.model_name,
  equityAmt: centsOf(row.equity_cents),
  replyContactHistoryId: row.reply_contact_history_id,
  replyBy: row.reply_by,
  replyByName: row.reply_by_name,
  replyDate: row.reply_at,
  replyOverride: row.reply_override,
  replyOverrideBy: row.reply_override_by,
  replyOverrideDate: row.reply_override_at,
  leadId: row.lead_id,
  statusCode: row.status_code,
  isOrphan: row.is_orphan,
  isCustomerLocked: row.is_customer_locked,
  ...presentHolder(row),
  rowVersion: row.row_version,
})
