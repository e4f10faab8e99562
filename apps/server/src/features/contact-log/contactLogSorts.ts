import type { ContactLogColumnKey } from '@retain/domain/work-log/columns/columnKeys'

/** What each column of the Contact Log is sorted by, as SQL over `m`, the mail, and `o`, its opportunity. */
export const contactLogSorts: Readonly<Record<ContactLogColumnKey, string>> = {
  dealType: 'o.deal_type_sort',
  paymentsLeft: 'o.payments_left',
  inboundCreateDate: 'm.received_at',
  customer: "nullif(o.customer_name_sort, '')",
  emailSentBy: 'm.email_sent_by_sort',
  inboundContactHistoryId: 'm.inbound_contact_history_id',
  vehicleYear: 'o.year',
  vehicleModel: 'o.model_sort',
  equityAmt: 'o.equity_cents',
  replyContactHistoryId: 'm.reply_contact_history_id',
  replyBy: 'lower(m.reply_by) collate "C"',
  replyDate: 'm.reply_at',
}
