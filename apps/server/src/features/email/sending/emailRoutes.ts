import { setTimeout as pause } from 'node:timers/promises'
import {
  checkEmailBounce,
  checkEmailUnsubscribed,
  savedEmail,
  sendEmail,
  validateEmail,
  type SavedEmail,
} from '@retain/api-client/email'
import { isFormEmail } from '@retain/domain/contact-info/email'
import * as E from 'fp-ts/Either'
import { command } from '../../../commands/command'
import { ApiProblem } from '../../../core/apiProblem'
import type { Database } from '../../../db/schema/schema'
import type { ApiHost } from '../../../endpoints/apiHost'
import { mount } from '../../../endpoints/mount'
import { transact } from '../../../outbox/transact'
import { readAddressFlags } from '../addresses/addressFlags'
import { cleanBody, queuedEmail, queueEmail, recordReceivedEmail } from './queueEmail'
import type { SendEmailJob } from './sendEmailJob'
import { settleEmail } from './settleEmail'

/** How long a form waits for the mail server's first answer, and how often it is looked for, in milliseconds. */
const firstAnswerMs = 10_000
const lookMs = 50

/** Serves sending and recording emails, and the checks of an address. */
export function mountEmail(host: ApiHost, job: SendEmailJob): void {
  mount(host, sendEmail, async (call) => {
    const cleaned = { ...call, body: await cleanBody(call.body) }
    if (call.body.action !== 'OUT_EMAIL')
      return command(call, host, sendEmail, (transaction, publish) =>
        recordReceivedEmail(transaction, publish, cleaned),
      )
    const endpoint = { ...sendEmail, output: queuedEmail }
    const { outgoingEmailId } = await command(call, host, endpoint, (transaction) =>
      queueEmail(transaction, cleaned, job),
    )
    return outcomeOf(host, outgoingEmailId)
  })
  mount(host, checkEmailBounce, async ({ query, db }) => {
    const { bounced, complaint, blacklisted } = await readAddressFlags(db, query.emailAddress)
    return { bounced, complaint, blacklisted }
  })
  mount(host, checkEmailUnsubscribed, async ({ query, db }) => ({
    unsubscribed: (await readAddressFlags(db, query.emailAddress)).unsubscribed,
  }))
  mount(host, validateEmail, ({ query }) => Promise.resolve({ isValid: isFormEmail(query.emailAddress) }))
}

/**
 * What became of an email at its first attempt. Whoever waits too long is told that it is being sent, which is recorded then.
 *
 * @throws ApiProblem `emailRefused`.
 */
async function outcomeOf(host: ApiHost, outgoingEmailId: string): Promise<SavedEmail> {
  const until = performance.now() + firstAnswerMs
  for (;;) {
    const { state, answer } = await findOutcome(host.db, outgoingEmailId)
    if (state === 'refused') throw new ApiProblem('emailRefused', 'The mail server refused the email.')
    if (state !== 'queued') return readAnswer(answer, state === 'sent' ? 'sent' : 'sending')
    if (performance.now() > until)
      await transact(host, (transaction, publish) =>
        settleEmail(transaction, publish, outgoingEmailId, 'sending', host.clock),
      )
    else await pause(lookMs)
  }
}

const findOutcome = (db: Database, outgoingEmailId: string) =>
  db
    .selectFrom('outgoing_email')
    .select(['state', 'answer'])
    .where('outgoing_email_id', '=', outgoingEmailId)
    .executeTakeFirstOrThrow()

function readAnswer(kept: unknown, delivery: 'sending' | 'sent'): SavedEmail {
  const answer = savedEmail.decode(kept)
  if (E.isLeft(answer)) throw new Error('A kept answer of sendEmail no longer fits its contract')
  return { ...answer.right, delivery }
}
