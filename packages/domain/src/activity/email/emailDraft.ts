import type { DealTyped } from '../../deal/dealTypes'
import type { StatusCode } from '../../opportunity/statuses'
import type { Permission } from '../../session/permissions'
import { chosenReason } from '../reasons'
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
  /** What a received mail came to; `null` of one that is sent. */
  readonly emailResult: EmailResult | null
  /** Why the customer is Not Interested. */
  readonly reason: string | null
  readonly notes: string
  /** Of an answer, the mail that is answered (OP-052). */
  readonly parentEmailContactDetailId: string | null
  /** What the checks said of the address as it stands. */
  readonly flags: EmailFlags
  /** Whether the service takes the address for none (OP-045). */
  readonly isAddressRejected: boolean
}

/** The addresses of a customer record (OP-042). */
export interface CustomerEmails {
  readonly email: string | null
  readonly nddEmail: string | null
}

/** The mail that is answered, as the history or the Contact Log shows it (OP-052). */
export interface AnsweredEmail {
  readonly emailContactDetailId: string
  readonly emailFrom: string
  readonly emailSubject: string
}

/** What the rules of a mail depend on beside the draft. */
export interface EmailContext {
  readonly statusCode: StatusCode
  readonly deal: DealTyped
  readonly roles: readonly Permission[]
}

const addressOf = (choice: EmailChoice, { email, nddEmail }: CustomerEmails): string =>
  (choice === 'best' ? email : choice === 'ndd' ? nddEmail : null) ?? ''

/** The choices of an address that a customer offers: the ones on file, and always one that is typed (OP-042). */
export const offeredChoices = (customer: CustomerEmails): readonly EmailChoice[] =>
  (['best', 'ndd', 'custom'] as const).filter(
    (choice) => choice === 'custom' || addressOf(choice, customer).trim() !== '',
  )

/** What a direction brings with it: its one status, and of a received mail that it came to nothing further (OP-043). */
const outcomeOf = (direction: EmailDirection) =>
  ({
    direction,
    emailStatus: statusOfDirection[direction],
    emailResult: direction === 'Inbound Email' ? 'Received an Email' : null,
    reason: null,
  }) as const

/**
 * A mail before anything is filled in: outbound, to the best address on file, which does not count as a change (OP-042).
 *
 * @example emptyEmail('17', { email: 'hana@example.com', nddEmail: null }).address // 'hana@example.com'
 */
export function emptyEmail(opportunityId: string, customer: CustomerEmails): EmailDraft {
  const [choice = 'custom'] = offeredChoices(customer)
  return {
    ...outcomeOf('Outbound Email'),
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
 * The answer to a mail before anything is written: outbound, to its sender, with the mail as its parent (OP-052). Its
 * subject is that of the mail behind one "Re: ".
 *
 * @example emptyReply('17', customer, mail).subject // 'Re: About my lease'
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

/** Another direction brings its own status and forgets result and reason (O-184, O-185). */
export const changeEmailDirection = (draft: EmailDraft, direction: EmailDirection): EmailDraft =>
  direction === draft.direction ? draft : { ...draft, ...outcomeOf(direction) }

/** Another address. What was known of the one before does not hold for it: it is checked again (OP-045). */
export const changeAddress = (draft: EmailDraft, address: string): EmailDraft =>
  address === draft.address ? draft : { ...draft, address, flags: noEmailFlags, isAddressRejected: false }

/** Another choice brings the address on file; a typed one begins empty (OP-042). */
export const changeEmailChoice = (
  draft: EmailDraft,
  choice: EmailChoice,
  customer: CustomerEmails,
): EmailDraft =>
  choice === draft.choice ? draft : { ...changeAddress(draft, addressOf(choice, customer)), choice }

/** Choosing what a received mail came to resets the reason. A mail that is sent comes to nothing yet (OP-043). */
export const changeEmailResult = (draft: EmailDraft, emailResult: EmailResult): EmailDraft =>
  draft.direction === 'Inbound Email' ? { ...draft, emailResult, reason: null } : draft

/** Takes a reason. The placeholder of the choice is none (OP-041). */
export const changeEmailReason = (draft: EmailDraft, reason: string | null): EmailDraft => ({
  ...draft,
  reason: chosenReason(reason),
})

/** A template with its placeholders filled in takes the place of subject and body. */
export const applyTemplate = (
  draft: EmailDraft,
  guide: string,
  { subject, body }: { readonly subject: string; readonly body: string },
): EmailDraft => ({ ...draft, guide, subject, template: body })

/** What a check of an address answered, with the address that it was asked about. */
export interface AddressCheck {
  readonly emailAddress: string
  readonly flags: Partial<EmailFlags>
  /** The answer of the validation; absent when another check answered. */
  readonly isValid?: boolean
}

/** Takes what a check answered, unless the address has changed since (OP-045). */
export function takeCheck(draft: EmailDraft, { emailAddress, flags, isValid }: AddressCheck): EmailDraft {
  if (draft.address.trim() !== emailAddress) return draft
  return {
    ...draft,
    flags: { ...draft.flags, ...flags },
    isAddressRejected: isValid === undefined ? draft.isAddressRejected : !isValid,
  }
}
