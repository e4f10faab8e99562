import * as t from 'io-ts'
import { actionCodes, actionResultCodes } from '@retain/domain/activity/actionCodes'
import { emailBodyLimit, subjectLimit } from '@retain/domain/activity/email/validateEmail'
import { notesLimit } from '@retain/domain/activity/notesLimit'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { logTypes } from '@retain/domain/work-log/logTypes'
import { savedFields } from './activity'
import { filledTextUpTo, id, nullable, oneOf, opptId, record, textUpTo } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** The longest text that can stand for an address. */
const longestAddress = 254

/** What the Email tab sends. The server validates it by the domain's rules again. */
export const emailBody = record(
  {
    opportunityId: opptId,
    source: oneOf(logTypes, 'log'),
    templateId: nullable(id),
    action: oneOf(actionCodes, 'action code'),
    actionResult: oneOf(actionResultCodes, 'action result'),
    reason: nullable(t.string),
    notes: textUpTo(notesLimit),
    email: record(
      {
        /** HTML; the server stores and sends what the allow-list leaves of it. */
        emailBody: textUpTo(emailBodyLimit),
        /** The user's address; the server takes the caller's own. */
        emailFrom: textUpTo(longestAddress),
        emailSubject: textUpTo(subjectLimit),
        emailTo: textUpTo(longestAddress),
        parentEmailContactDetailId: nullable(id),
      },
      'email parts',
    ),
  },
  'email',
)
export type EmailBody = t.TypeOf<typeof emailBody>

/** What sending or recording an email answers (D-69). */
export const savedEmail = record(
  {
    ...savedFields,
    /** Whether the mail server has accepted it, or is still being asked; `null` of a received one, which is only recorded. */
    delivery: nullable(oneOf(['sending', 'sent'], 'delivery')),
  },
  'saved email',
)
export type SavedEmail = t.TypeOf<typeof savedEmail>

/**
 * Sends an email to the customer, or records one that was received. It answers once the mail server has accepted the email, at
 * the latest after ten seconds; where the server refuses it for good (502 `emailRefused`), nothing is recorded.
 */
export const sendEmail = endpoint({
  name: 'sendEmail',
  base: 'opportunity',
  method: 'POST',
  path: '/email',
  body: emailBody,
  output: savedEmail,
  access: { anyOf: [generalAccess] },
  scope: { opportunity: ({ body }) => body.opportunityId },
  kind: 'email',
  isIdempotent: true,
  handlesNotFound: true,
  rows: ['O-443', 'O-444', 'O-191', 'O-194', 'OP-050', 'OP-051', 'OP-052', 'OP-124'],
})

const query = record({ emailAddress: filledTextUpTo(longestAddress) })

const check = {
  base: 'opportunity',
  method: 'GET',
  query,
  access: { anyOf: [generalAccess] },
  scope: 'none',
  doNotLog: true,
  handlesNotFound: true,
} as const

/** Whether email to an address came back, was reported as spam, or is refused altogether. */
export const checkEmailBounce = endpoint({
  ...check,
  name: 'checkEmailBounce',
  path: '/email/bounce-complaint',
  output: record(
    { bounced: t.boolean, complaint: t.boolean, blacklisted: t.boolean },
    'bounces and complaints',
  ),
  rows: ['O-188', 'O-445'],
})

/** Whether whoever reads an address has unsubscribed from email. */
export const checkEmailUnsubscribed = endpoint({
  ...check,
  name: 'checkEmailUnsubscribed',
  path: '/email/unsubscribed',
  output: record({ unsubscribed: t.boolean }, 'unsubscription'),
  rows: ['O-189', 'O-446'],
})

/** Whether an address is one that email can be sent to. */
export const validateEmail = endpoint({
  ...check,
  name: 'validateEmail',
  path: '/email/validate',
  output: record({ isValid: t.boolean }, 'validity of an address'),
  rows: ['O-447', 'OP-045'],
})
