import type { Either } from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { isFormEmail, notAnEmail } from '../../contact-info/email'
import { isEmptyHtml } from '../../text/html/emptyHtml'
import { utf8Length } from '../../text/utf8Length'
import { valueOrErrors, type FieldError } from '../../validation/fieldError'
import { notesLimit, notesTooLong } from '../notesLimit'
import { canContact, isOutcome, offersOutcome } from '../outcomes'
import { wrongReason } from '../reasons'
import { cleanEmailBody } from './cleanEmailBody'
import type { Email } from './email'
import type { EmailContext, EmailDraft } from './emailDraft'
import { emailResults, isOutbound, statusOfDirection, type EmailResult } from './emailVocabulary'
import { emailWarnings } from './emailWarnings'

/** The fields of the form that can be wrong. */
export type EmailField =
  'direction' | 'address' | 'subject' | 'template' | 'emailStatus' | 'emailResult' | 'reason' | 'notes'
type Wrong = readonly FieldError<EmailField>[]

const right: Wrong = []
const wrong = (field: EmailField, message: string): Wrong => [{ field, message }]

/** The longest subject, in characters, and the largest body, in bytes (api.md 1.2, sizes). */
export const subjectLimit = 200
export const emailBodyLimit = 200 * 1024

/** A subject as it is sent: one line without blanks around it, so that it stays one header of the email. */
export const cleanSubject = (subject: string): string => subject.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** The results that a direction offers: none of an email that is sent, and of a received one those of its status (O-186, O-187). */
export const emailResultOptions = (
  email: Pick<EmailDraft, 'direction'>,
  { statusCode, roles }: EmailContext,
): readonly EmailResult[] =>
  isOutbound(email) || !canContact(statusCode, roles)
    ? []
    : emailResults.filter((result) => !isOutcome(result) || offersOutcome(result, statusCode, roles))

/** O-197, O-202, OP-044, OP-045. */
function wrongAddress({ address, direction, flags, isAddressRejected }: EmailDraft): Wrong {
  if (!isFormEmail(address.trim()) || isAddressRejected) return wrong('address', notAnEmail)
  return emailWarnings(direction, flags).flatMap((message) => wrong('address', message))
}

/** O-199. */
function wrongSubject({ subject }: EmailDraft): Wrong {
  const { length } = cleanSubject(subject)
  if (length === 0) return wrong('subject', 'A subject is needed.')
  return length > subjectLimit ? wrong('subject', 'A subject can hold up to 200 characters.') : right
}

/** O-200. */
function wrongBody({ template }: EmailDraft): Wrong {
  if (isEmptyHtml(template)) return wrong('template', 'The email is empty.')
  return utf8Length(cleanEmailBody(template)) > emailBodyLimit
    ? wrong('template', 'An email can hold up to 200 KB.')
    : right
}

/** O-201, OP-043. */
function wrongStatus({ direction, emailStatus }: EmailDraft): Wrong {
  if (emailStatus === null) return wrong('emailStatus', 'An email status is needed.')
  return emailStatus === statusOfDirection[direction]
    ? right
    : wrong('emailStatus', `${emailStatus} is not a status of an ${direction}.`)
}

/** O-186, O-187, OP-043. */
function wrongResult(draft: EmailDraft, context: EmailContext): Wrong {
  const { emailResult } = draft
  if (isOutbound(draft))
    return emailResult === null ? right : wrong('emailResult', 'An email that is sent takes no result.')
  if (emailResult === null) return wrong('emailResult', 'A result is needed for Received an Email.')
  return emailResultOptions(draft, context).includes(emailResult)
    ? right
    : wrong('emailResult', `${emailResult} cannot be chosen here.`)
}

const emailOf = (draft: EmailDraft): Email => ({
  direction: draft.direction,
  emailStatus: statusOfDirection[draft.direction],
  emailResult: draft.emailResult,
  reason: draft.reason,
  address: draft.address.trim(),
  guide: draft.guide,
  subject: cleanSubject(draft.subject),
  body: cleanEmailBody(draft.template),
  notes: draft.notes.trim(),
  parentEmailContactDetailId: draft.parentEmailContactDetailId,
})

/**
 * The email that a draft makes, or everything that it still needs, by field and in words for the form (O-190, O-197 to
 * O-203). Address, subject and body are needed of a received email too (OP-050). The server asks the same rules through
 * `readEmail`.
 *
 * @example validateEmail(emptyEmail('17', customer), context) // left: subject, 'A subject is needed.'; template, …
 */
export function validateEmail(
  draft: EmailDraft,
  context: EmailContext,
): Either<NonEmptyArray<FieldError<EmailField>>, Email> {
  const isAllowed = canContact(context.statusCode, context.roles)
  return valueOrErrors(
    isAllowed
      ? [
          ...wrongAddress(draft),
          ...wrongSubject(draft),
          ...wrongBody(draft),
          ...wrongStatus(draft),
          ...wrongResult(draft, context),
          ...wrongReason(draft.emailResult, draft.reason, context.deal),
          ...(draft.notes.trim().length > notesLimit ? wrong('notes', notesTooLong) : right),
        ]
      : wrong('direction', 'No email can be recorded for this opportunity.'),
    () => emailOf(draft),
  )
}

/**
 * Whether a draft holds something that leaving would lose: another address, a subject, a body that is more than empty
 * paragraphs, a reason, or notes (O-204 to O-207). What the baseline holds already, such as the subject of an answer, does
 * not count.
 *
 * @param baseline the draft as the form began with it: `emptyEmail` or `emptyReply`.
 */
export const isEmailDirty = (draft: EmailDraft, baseline: EmailDraft): boolean =>
  draft.address.trim() !== baseline.address.trim() ||
  (draft.subject.trim() !== '' && draft.subject !== baseline.subject) ||
  (!isEmptyHtml(draft.template) && draft.template !== baseline.template) ||
  draft.reason !== null ||
  draft.notes.trim() !== ''
