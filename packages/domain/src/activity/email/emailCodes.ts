import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as NEA from 'fp-ts/NonEmptyArray'
import type { LogType } from '../../work-log/logTypes'
import type { ActionCode, ActionResultCode } from '../actionCodes'
import type { FieldError } from '../../validation/fieldError'
import { isOutcome, outcomeCodes, outcomes } from '../outcomes'
import type { Email } from './email'
import type { EmailContext, EmailDraft } from './emailDraft'
import { type EmailDirection, type EmailFlags, type EmailResult, type EmailStatus } from './emailVocabulary'
import { validateEmail, type EmailField } from './validateEmail'

/** An email as it is sent and recorded (api.md 2.9 sendEmail, O-443, O-444). */
export interface EmailCodes {
  readonly opportunityId: string
  /** The log that the page was opened from (OP-051). */
  readonly source: LogType
  readonly templateId: string | null
  readonly action: ActionCode
  readonly actionResult: ActionResultCode
  readonly reason: string | null
  readonly notes: string
  readonly email: {
    readonly emailBody: string
    /** The user's address, and the customer's, whoever of them wrote: by `action` (OP-051). */
    readonly emailFrom: string
    readonly emailTo: string
    readonly emailSubject: string
    readonly parentEmailContactDetailId: string | null
  }
}

/** What an email is sent with beside what the form holds. */
export interface EmailSender {
  readonly opportunityId: string
  /** `null` where the page was opened from no log (D-50). */
  readonly source: LogType | null
  /** The user's address. */
  readonly userEmail: string
}

const directionCodes = {
  'Outbound Email': 'OUT_EMAIL',
  'Inbound Email': 'IN_EMAIL',
} as const satisfies Record<EmailDirection, ActionCode>

const statusCodes = {
  'Send an Email': 'EMAILSENT',
  'Received an Email': 'CONTACTED',
} as const satisfies Record<EmailStatus, ActionResultCode>

/** The body by which an email is sent: its outcome's code, else that of its status (OP-033, OP-051). */
export const emailCodes = (email: Email, { opportunityId, source, userEmail }: EmailSender): EmailCodes => ({
  opportunityId,
  source: source ?? 'EQLOG',
  templateId: email.guide,
  action: directionCodes[email.direction],
  actionResult: isOutcome(email.emailResult)
    ? outcomeCodes[email.emailResult]
    : statusCodes[email.emailStatus],
  reason: email.reason,
  notes: email.notes,
  email: {
    emailBody: email.body,
    emailFrom: userEmail,
    emailTo: email.address,
    emailSubject: email.subject,
    parentEmailContactDetailId: email.parentEmailContactDetailId,
  },
})

/** What the server knows beside the codes that were sent. */
export interface EmailReading extends EmailContext {
  /** What its own checks say of the address. */
  readonly flags: EmailFlags
}

/** The fields of what was sent that can be wrong, as dotted paths. */
export type EmailCodeField =
  'action' | 'actionResult' | 'reason' | 'notes' | 'email.emailTo' | 'email.emailSubject' | 'email.emailBody'
type Read<Value> = E.Either<NEA.NonEmptyArray<FieldError<EmailCodeField>>, Value>

const codeFields: Readonly<Record<EmailField, EmailCodeField>> = {
  direction: 'action',
  address: 'email.emailTo',
  subject: 'email.emailSubject',
  template: 'email.emailBody',
  emailStatus: 'actionResult',
  emailResult: 'actionResult',
  reason: 'reason',
  notes: 'notes',
}

/**
 * The field of the form that was sent under a name; a name that belongs to none stays.
 *
 * @example emailFieldOf('email.emailTo') // 'address'
 */
export const emailFieldOf = (sent: string): string =>
  emailFields.find((field) => codeFields[field] === sent) ?? sent

const emailFields = Object.keys(codeFields) as readonly EmailField[]

const refuse = (field: EmailCodeField, message: string): Read<never> => E.left([{ field, message }])

type Outcome = Pick<EmailDraft, 'direction' | 'emailStatus' | 'emailResult'>

/** Direction, status and result behind the codes. */
function outcomeOf({ action, actionResult }: EmailCodes): Read<Outcome> {
  const refuseResult = () => refuse('actionResult', 'An email cannot come to this result.')
  if (action === directionCodes['Outbound Email'])
    return actionResult === statusCodes['Send an Email']
      ? E.right({ direction: 'Outbound Email', emailStatus: 'Send an Email', emailResult: null })
      : refuseResult()
  if (action !== directionCodes['Inbound Email'])
    return refuse('action', 'An email is an Outbound Email or an Inbound Email.')
  const emailResult: EmailResult | undefined =
    actionResult === statusCodes['Received an Email']
      ? 'Received an Email'
      : outcomes.find((outcome) => outcomeCodes[outcome] === actionResult)
  return emailResult === undefined
    ? refuseResult()
    : E.right({ direction: 'Inbound Email', emailStatus: 'Received an Email', emailResult })
}

/** The draft by which the form would have sent these codes. */
const draftOf = (sent: EmailCodes, outcome: Outcome, flags: EmailFlags): EmailDraft => ({
  ...outcome,
  opportunityId: sent.opportunityId,
  choice: 'custom',
  address: sent.email.emailTo,
  guide: sent.templateId,
  subject: sent.email.emailSubject,
  template: sent.email.emailBody,
  reason: sent.reason,
  notes: sent.notes,
  parentEmailContactDetailId: sent.email.parentEmailContactDetailId,
  flags,
  isAddressRejected: false,
})

/**
 * The email behind the codes that were sent: the server's way back from `emailCodes`, by the rules and in the words of the
 * form, with the fields named as they were sent. It refuses everything that the form could not have sent for this
 * opportunity, these roles and this address. Who sends it is the caller's own address, never the one that was sent.
 */
export const readEmail = (sent: EmailCodes, { flags, ...context }: EmailReading): Read<Email> =>
  pipe(
    outcomeOf(sent),
    E.chain((outcome) =>
      pipe(
        validateEmail(draftOf(sent, outcome, flags), context),
        E.mapLeft(NEA.map(({ field, message }) => ({ field: codeFields[field], message }))),
      ),
    ),
  )
