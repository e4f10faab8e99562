import type { UnassignedEmail } from '@retain/domain/activity/email/incoming/unassignedEmail'
import * as t from 'io-ts'
import { hyperionId, id, instant, opptId, pageOf, record, wholeText } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'

/** An email that waits to be assigned (domain `UnassignedEmail`). */
export const unassignedEmail: t.Type<UnassignedEmail, unknown> = record(
  {
    incomingEmailId: id,
    receivedDate: instant,
    emailFrom: t.string,
    emailSubject: t.string,
    emailText: t.string,
  },
  'unassigned email',
)

/** Managers alone assign emails; they are who may set No Longer Owns (S-738). */
const access = { anyOf: ['Opportunity_Can_Set_No_Longer_Owned'] } as const

/** The emails of a store that found no opportunity, the newest first. */
export const listUnassignedEmails = endpoint({
  name: 'listUnassignedEmails',
  base: 'engine',
  method: 'GET',
  path: '/v1/contactlog/unassigned',
  query: t.intersection([record({ hyperionId }), t.exact(t.partial({ pageNumber: wholeText(1) }))]),
  output: pageOf(unassignedEmail),
  access,
  scope: { store: ({ query }) => query.hyperionId },
  rows: [],
})

/**
 * Assigns an email to an opportunity of its store, where it is recorded as if it had found its way by itself. One that is assigned
 * already stays where it is, and its opportunity is answered, so that a repeated call does no harm.
 */
export const assignEmail = endpoint({
  name: 'assignEmail',
  base: 'engine',
  method: 'POST',
  path: '/v1/contactlog/assign',
  body: record({ incomingEmailId: id, opptId }),
  output: record({ opptId }, 'assigned email'),
  access,
  scope: { opportunity: ({ body }) => body.opptId },
  isIdempotent: true,
  handlesNotFound: true,
  rows: [],
})
