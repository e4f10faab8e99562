import { createHash } from 'node:crypto'
import type { EmailBody, SavedEmail } from '@retain/api-client/email'
import { id, record } from '@retain/api-client/kernel/codecs'
import { emailNoun } from '@retain/domain/activity/email/afterEmail'
import { emailCodes, readEmail, type EmailCodes } from '@retain/domain/activity/email/emailCodes'
import { sentBody } from '@retain/domain/activity/email/sentBody'
import { ApiProblem } from '../../../core/apiProblem'
import { orInvalid } from '../../../core/orInvalid'
import type { DatabaseTransaction } from '../../../db/schema/schema'
import { cleanHtml } from '../../../email/cleanHtml'
import type { Call } from '../../../endpoints/mount'
import { enqueue } from '../../../jobs/enqueue'
import type { Publish } from '../../../outbox/transact'
import { requireMayRecord } from '../../activity/saveContact'
import { selectForWriting, type WritableOpportunity } from '../../lock/writableOpportunity'
import { findSignature } from '../../session/sessionQueries'
import { findDisclaimer } from '../../templates/disclaimer'
import { readAddressFlags } from '../addresses/addressFlags'
import { recordEmail } from './recordEmail'
import type { SendEmailJob } from './sendEmailJob'

/** What the first transaction of an email to be sent answers: where its outcome will be. */
export const queuedEmail = record({ outgoingEmailId: id }, 'queued email')

type Request = Pick<Call<unknown, unknown, EmailBody>, 'body' | 'caller' | 'clock' | 'idempotencyKey'>

/** The body of an email with what the allow-list leaves of its HTML. It waits for no database: it is done before the transaction. */
export const cleanBody = async (body: EmailBody): Promise<EmailBody> => ({
  ...body,
  email: { ...body.email, emailBody: await cleanHtml(body.email.emailBody) },
})

/** The email that was sent, if it is one that the form could have sent for this row and caller, and this row. */
async function readRequest(
  transaction: DatabaseTransaction,
  { body, caller }: Request,
): Promise<{ readonly row: WritableOpportunity; readonly codes: EmailCodes }> {
  requireMayRecord(body.actionResult, caller)
  const row = await selectForWriting(transaction, body.opportunityId, caller.userName)
  const email = orInvalid(
    readEmail(body, {
      statusCode: row.status_code,
      deal: { dealType: row.deal_type, dealTypeCode: row.deal_type_code },
      roles: caller.roles,
      flags: await readAddressFlags(transaction, body.email.emailTo),
    }),
    emailNoun,
  )
  await requireParent(transaction, row, email.parentEmailContactDetailId)
  const { opportunityId, source } = body
  return { row, codes: emailCodes(email, { opportunityId, source, userEmail: caller.email ?? '' }) }
}

/** An email answers one of the same customer, or none. */
async function requireParent(
  transaction: DatabaseTransaction,
  { hyperion_id, oppt_id }: WritableOpportunity,
  parent: string | null,
): Promise<void> {
  if (parent === null) return
  const found = await transaction
    .selectFrom('email_contact_detail')
    .select('email_contact_detail_id')
    .where('hyperion_id', '=', hyperion_id)
    .where('email_contact_detail_id', '=', parent)
    .where('oppt_id', '=', oppt_id)
    .executeTakeFirst()
  if (found === undefined)
    throw new ApiProblem('invalid', 'The email could not be saved.', [
      {
        field: 'email.parentEmailContactDetailId',
        code: 'invalid',
        message: 'The customer has no such email.',
      },
    ])
}

/**
 * Leaves an email in the queue, in the one transaction of the command. Nothing is recorded of it before the mail server was asked.
 *
 * @param request with a body that `cleanBody` answered.
 * @throws ApiProblem `lockedByStatus`, `lockedByUser`; `invalid` with the domain's words for every field that the form could not
 * have sent, and for a caller without an address.
 */
export async function queueEmail(
  transaction: DatabaseTransaction,
  request: Request,
  job: SendEmailJob,
): Promise<{ readonly outgoingEmailId: string }> {
  const { caller, clock, idempotencyKey } = request
  const { row, codes } = await readRequest(transaction, request)
  if (caller.email === null)
    throw new ApiProblem('invalid', 'Your profile has no email address that an email could come from.')
  const { body: disclaimer } = await findDisclaimer(transaction, row.hyperion_id)
  const signature = await findSignature(transaction, caller)
  const now = clock()
  const { outgoing_email_id: outgoingEmailId } = await transaction
    .insertInto('outgoing_email')
    .values({
      hyperion_id: row.hyperion_id,
      oppt_id: row.oppt_id,
      sent_by: caller.userName,
      idempotency_key: idempotencyKey ?? '',
      source: codes.source,
      template_id: codes.templateId,
      notes: codes.notes,
      from_name: caller.fullName,
      email_from: caller.email,
      email_to: codes.email.emailTo,
      email_subject: codes.email.emailSubject,
      email_body: sentBody(codes.email.emailBody, signature, disclaimer),
      parent_email_contact_detail_id: codes.email.parentEmailContactDetailId,
      state: 'queued',
      created_at: now,
    })
    .returning('outgoing_email_id')
    .executeTakeFirstOrThrow()
  const recipient = createHash('sha256').update(codes.email.emailTo.toLowerCase()).digest('base64url')
  await enqueue(transaction, job, { outgoingEmailId, recipient }, { now })
  return { outgoingEmailId }
}

/** Records an email that the customer sent elsewhere; nothing leaves the server. The errors are those of `queueEmail`. */
export async function recordReceivedEmail(
  transaction: DatabaseTransaction,
  publish: Publish,
  request: Request,
): Promise<SavedEmail> {
  const { row, codes } = await readRequest(transaction, request)
  const author = { userName: request.caller.userName, now: request.clock() }
  const email = { ...codes, ...codes.email, delivery: null }
  const { saved } = await recordEmail(transaction, publish, row, email, author)
  return { ...saved, delivery: null }
}
