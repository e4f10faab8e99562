import type { RowLockFields } from '../../opportunity/lock/opportunityLock'
import type { Instant } from '../../calendar/instant'
import type { DealTyped } from '../../deal/dealTypes'
import type { Cents } from '../../money/money'
import type { StatusCode } from '../../opportunity/status/statuses'

/** Whether an inbound email has been answered; the words of the calls (L-534). */
export const repliedStatuses = ['responded', 'not responded'] as const
export type RepliedStatus = (typeof repliedStatuses)[number]

/** One row of the Contact Log (api.md 2.1 ContactLogRow): an inbound email and its answer. Unknown values are `null`. */
export interface ContactLogRow extends DealTyped, RowLockFields {
  readonly opptId: string
  readonly hyperionId: string
  readonly customer: string
  readonly fullName: string | null
  readonly paymentsLeft: number | null
  readonly inboundCreateDate: Instant
  /** User name of whoever wrote the email that the customer answered. */
  readonly emailSentBy: string | null
  /** The name of that person; `null` where nobody of the user name is known. */
  readonly emailSentByName: string | null
  readonly inboundContactHistoryId: string
  readonly inboundEmailContactDetailId: string
  /** What the email is about; empty where its sender wrote nothing. */
  readonly emailSubject: string
  readonly vehicleYear: number | null
  readonly vehicleModel: string | null
  readonly equityAmt: Cents | null
  readonly replyContactHistoryId: string | null
  /** User name of whoever answered. */
  readonly replyBy: string | null
  /** The name of that person; `null` where nobody of the user name is known. */
  readonly replyByName: string | null
  readonly replyDate: Instant | null
  readonly replyOverride: boolean
  readonly replyOverrideBy: string | null
  readonly replyOverrideDate: Instant | null
  readonly leadId: string | null
  readonly statusCode: StatusCode
  readonly isOrphan: boolean
  readonly rowVersion: number
}

/** The name of a row's customer: fullName, and when it is empty customer (L-332, L-590). */
export const contactName = ({ fullName, customer }: Pick<ContactLogRow, 'fullName' | 'customer'>): string =>
  fullName?.trim() ? fullName : customer
