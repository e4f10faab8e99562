import { sql, type Expression } from 'kysely'
import type { ContactLogColumnKey } from '@retain/domain/work-log/columns/columnKeys'
import type { InboundEmailTable } from '../../db/schema/contactTables'
import type { OpportunityTable } from '../../db/schema/opportunityTables'
import { refsOf } from '../../db/refs'
import { nameSortOf } from './userNames'

const ref = refsOf<{ m: InboundEmailTable; o: OpportunityTable }>()

/** What each column of the Contact Log is sorted by, as SQL over `m`, the email, and `o`, its opportunity. */
export const contactLogSorts: Readonly<Record<ContactLogColumnKey, Expression<unknown>>> = {
  dealType: ref('o.deal_type_sort'),
  paymentsLeft: ref('o.payments_left'),
  inboundCreateDate: ref('m.received_at'),
  customer: sql`nullif(${ref('o.customer_name_sort')}, '')`,
  emailSentBy: sql`coalesce(${nameSortOf(ref('m.email_sent_by'))}, ${ref('m.email_sent_by_sort')})`,
  inboundContactHistoryId: ref('m.inbound_contact_history_id'),
  vehicleYear: ref('o.year'),
  vehicleModel: ref('o.model_sort'),
  equityAmt: ref('o.equity_cents'),
  replyContactHistoryId: ref('m.reply_contact_history_id'),
  replyBy: sql`coalesce(${nameSortOf(ref('m.reply_by'))}, lower(${ref('m.reply_by')}) collate "C")`,
  replyDate: ref('m.reply_at'),
}
