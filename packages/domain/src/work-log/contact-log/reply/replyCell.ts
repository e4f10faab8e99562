import { isManager } from '../../../session/user/can'
import type { Permission } from '../../../session/user/permissions'
import { customerHref } from '../../rows/cells/customerCell'
import type { ContactLogRow } from '../contactLogRow'
import { replyMinutes, replyTimeText } from './replyTime'

/** Who looks at the Contact Log. */
export interface ReplyUser {
  readonly userName: string
  readonly roles: readonly Permission[]
}

/** What the reply cell shows. */
export type ReplyCell =
  /** A link to the Create Lead tab of the opportunity (L-219, L-541). */
  | { readonly kind: 'lead'; readonly text: 'Open Lead'; readonly href: string }
  /** Somebody said that no answer is needed; no button (L-220). */
  | { readonly kind: 'overridden'; readonly text: 'OK' }
  /**
   * Opens the answer in the panel (L-221, L-542); beside it the time that it took, empty where that is not known
   * (L-547).
   */
  | {
      readonly kind: 'reply'
      readonly text: 'View'
      readonly contactHistoryId: string
      readonly replyTime: string
    }
  /** The button No response needed, by which the user says so (L-222 to L-225, L-532). */
  | { readonly kind: 'override'; readonly text: 'OK'; readonly tooltip: 'No response needed' }
  | { readonly kind: 'empty' }

/** The message of an override, and the tooltip and title around it (L-532, L-545, L-546). */
export const noResponseNeeded = 'No response needed'

/** What the confirmation asks (L-545). */
export const overrideQuestion = 'Are you sure this message needs no response?'

/** Whether a user wrote the email that a customer answered; user names are compared without case (L-224, L-544). */
export const isSender = ({ emailSentBy }: Pick<ContactLogRow, 'emailSentBy'>, userName: string): boolean =>
  emailSentBy !== null && emailSentBy.trim() !== '' && emailSentBy.toLowerCase() === userName.toLowerCase()

/**
 * Whether a user may say that an email needs no answer: managers of any, everybody else of those that answer their own
 * (L-229, L-230, L-489, L-531).
 *
 * @example mayOverride({ emailSentBy: 'JDOE' }, { userName: 'jdoe', roles: [] }) // true
 */
export const mayOverride = (
  row: Pick<ContactLogRow, 'emailSentBy'>,
  { userName, roles }: ReplyUser,
): boolean => isManager(roles) || isSender(row, userName)

type Answered = Pick<ContactLogRow, 'replyContactHistoryId'>

/** Whether an email has an answer; an empty id names none. */
const hasReply = <Row extends Answered>(row: Row): row is Row & { readonly replyContactHistoryId: string } =>
  row.replyContactHistoryId !== null && row.replyContactHistoryId !== ''

/** Whether an email is responded: it has an answer, or an override says that it needs none (L-194). */
export const isResponded = (row: Answered & Pick<ContactLogRow, 'replyOverride'>): boolean =>
  row.replyOverride || hasReply(row)

/**
 * The reply cell of a row for a user: the lead, else the override, else the answer, else the button for those who may
 * press it (L-219 to L-224).
 *
 * @example replyCell(row, user) // { kind: 'reply', text: 'View', contactHistoryId: '17', replyTime: '2 hr 5 min' }
 */
export function replyCell(row: ContactLogRow, user: ReplyUser): ReplyCell {
  if (row.leadId !== null && row.leadId !== '')
    return { kind: 'lead', text: 'Open Lead', href: customerHref(row, 'CONLOG', 'lead') }
  if (row.replyOverride) return { kind: 'overridden', text: 'OK' }
  if (hasReply(row)) {
    const minutes = replyMinutes(row)
    return {
      kind: 'reply',
      text: 'View',
      contactHistoryId: row.replyContactHistoryId,
      replyTime: minutes === null ? '' : replyTimeText(minutes),
    }
  }
  return mayOverride(row, user)
    ? { kind: 'override', text: 'OK', tooltip: noResponseNeeded }
    : { kind: 'empty' }
}

/** The body of an override (L-425, L-546). */
export interface OverrideRequest {
  readonly source: 'CONLOG'
  readonly hyperionId: string
  readonly inboundEmailContactDetailId: string
  readonly inboundContactHistoryId: string
  readonly message: typeof noResponseNeeded
}

/** What a confirmed override sends (L-226, L-425, L-546). */
export const overrideRequest = (row: ContactLogRow): OverrideRequest => ({
  source: 'CONLOG',
  hyperionId: row.hyperionId,
  inboundEmailContactDetailId: row.inboundEmailContactDetailId,
  inboundContactHistoryId: row.inboundContactHistoryId,
  message: noResponseNeeded,
})
