import { chosenReason } from '../reasons'
import { addressOf, type CustomerEmails } from './emailAddress'
import { outcomeOfDirection, type EmailDraft } from './emailDraft'
import {
  noEmailFlags,
  type EmailChoice,
  type EmailDirection,
  type EmailFlags,
  type EmailResult,
} from './emailVocabulary'

/** Another direction brings its own status and forgets result and reason (O-184, O-185). */
export const changeEmailDirection = (draft: EmailDraft, direction: EmailDirection): EmailDraft =>
  direction === draft.direction ? draft : { ...draft, ...outcomeOfDirection(direction) }

/** Another address. The checks of the one before do not apply to it: it is checked again (OP-045). */
export const changeAddress = (draft: EmailDraft, address: string): EmailDraft =>
  address === draft.address ? draft : { ...draft, address, flags: noEmailFlags, isAddressRejected: false }

/** Another choice brings the address on file; a typed one begins empty (OP-042). */
export const changeEmailChoice = (
  draft: EmailDraft,
  choice: EmailChoice,
  customer: CustomerEmails,
): EmailDraft =>
  choice === draft.choice ? draft : { ...changeAddress(draft, addressOf(choice, customer)), choice }

/** Choosing the result of a received email resets the reason. An email that is sent has no result (OP-043). */
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

/** Applies the answer of a check, unless the address has changed since (OP-045). */
export function takeCheck(draft: EmailDraft, { emailAddress, flags, isValid }: AddressCheck): EmailDraft {
  if (draft.address.trim() !== emailAddress) return draft
  return {
    ...draft,
    flags: { ...draft.flags, ...flags },
    isAddressRejected: isValid === undefined ? draft.isAddressRejected : !isValid,
  }
}
