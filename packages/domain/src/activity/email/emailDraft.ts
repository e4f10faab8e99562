import type { DealTyped } from '../../deal/dealTypes'
import type { StatusCode } from '../../opportunity/status/statuses'
import type { Permission } from '../../session/user/permissions'
import { addressOf, offeredChoices, type CustomerEmails } from './emailAddress'
import {
  noEmailFlags,
  statusOfDirection,
  type EmailChoice,
  type EmailDirection,
  type EmailFlags,
  type EmailResult,
  type EmailStatus,
} from './emailVocabulary'

/** What the Email tab holds while it is filled (O-180). JSON-safe. */
export interface EmailDraft {
  readonly opportunityId: string
  readonly direction: EmailDirection
  /** Where the address comes from. */
  readonly choice: EmailChoice
  readonly address: string
  /** Id of the chosen template. */
  readonly guide: string | null
  readonly subject: string
  /** The body, HTML. */
  readonly template: string
  /** Fixed by the direction (OP-043); `null` only in what came from elsewhere. */
  readonly emailStatus: EmailStatus | null
  /** The result of a received email; `null` of one that is sent. */
  readonly emailResult: EmailResult | null
  /** Why the customer is Not Interested. */
  readonly reason: string | null
  readonly notes: string
  /** Of an answer, the email that is answered (OP-052). */
  readonly parentEmailContactDetailId: string | null
  /** What the checks said of the address as it stands. */
  readonly flags: EmailFlags
  /** Whether the service takes the address for none (OP-045). */
  readonly isAddressRejected: boolean
}

/** The email that is answered, as the history or the Contact Log shows it (OP-052). */
export interface AnsweredEmail {
  readonly emailContactDetailId: string
  readonly emailFrom: string
  readonly emailSubject: string
}

/** What the rules of an email depend on beside the draft. */
export interface EmailContext {
  readonly statusCode: StatusCode
  readonly deal: DealTyped
  readonly roles: readonly Permission[]
}

/** What a direction sets: its one status, and for a received email the first result (OP-043). */
export const outcomeOfDirection = (direction: EmailDirection) =>
  ({
    direction,
    emailStatus: statusOfDirection[direction],
    emailResult: direction === 'Inbound Email' ? 'Received an Email' : null,
    reason: null,
  }) as const

/**
 * An email before anything is filled in: outbound, to the best address on file, which does not count as a change (OP-042).
 *
 * @example emptyEmail('17', { email: 'hana@example.com', nddEmail: null }).address // 'hana@example.com'
 */
export function emptyEmail(opportunityId: string, customer: CustomerEmails): EmailDraft {
  const [choice = 'custom'] = offeredChoices(customer)
  return {
    ...outcomeOfDirection('Outbound Email'),
    opportunityId,
    choice,
    address: addressOf(choice, customer),
    guide: null,
    subject: '',
    template: '',
    notes: '',
    parentEmailContactDetailId: null,
    flags: noEmailFlags,
    isAddressRejected: false,
  }
}

/**
 * The answer to an email before anything is written: outbound, to its sender, with the email as its parent (OP-052). Its
 * subject is that of the email behind one "Re: ".
 *
 * @example emptyReply('17', customer, email).subject // 'Re: About my lease'
 */
export function emptyReply(
  opportunityId: string,
  customer: CustomerEmails,
  { emailContactDetailId, emailFrom, emailSubject }: AnsweredEmail,
): EmailDraft {
  const choice = offeredChoices(customer).find((offered) => addressOf(offered, customer) === emailFrom)
  const subject = emailSubject.trim()
  return {
    ...emptyEmail(opportunityId, customer),
    choice: choice ?? 'custom',
    address: emailFrom,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    parentEmailContactDetailId: emailContactDetailId,
  }
}
