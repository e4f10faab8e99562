import type { SendMailOptions } from 'nodemailer'
import { emailSender } from '@retain/domain/activity/email/emailFoot'
import { epochOf } from '@retain/domain/calendar/instant'
import { id, record, text } from '@retain/api-client/kernel/codecs'
import { readStoreSettings, valuesInForce } from '../../../access/storeSettings'
import { composeEmail } from '../../../email/composeEmail'
import { isRefused } from '../../../email/mailTransport'
import type { Database } from '../../../db/schema/schema'
import { PermanentFailure } from '../../../jobs/failures'
import { jobKind, type JobKind } from '../../../jobs/jobKind'
import { transact, type WriteHost } from '../../../outbox/transact'
import { pictureUrl } from '../opens/emailPicture'
import { emailToken } from '../addresses/emailTokens'
import type { Mailer } from './mailer'
import { refuseEmail, settleEmail } from './settleEmail'
import { makeSettleSent } from './settleSent'
import { signedAddress, type SentPlace } from '../addresses/signedAddress'
import { unsubscribePath, unsubscribePurpose } from '../addresses/unsubscribe'

/** An email of the queue; `recipient` stands for its address, which no payload holds. */
interface EmailKey {
  readonly outgoingEmailId: string
  readonly recipient: string
}

export type SendEmailJob = JobKind<EmailKey>

/** How many are in hand at once: the transport sends eight of them, the others are read or recorded meanwhile. */
const concurrency = 48

/** So many are recorded together without waiting for more. */
const enough = 8

/** Emails are tried for a day (D-69): pauses grow from five seconds to an hour. */
const dayMs = 24 * 60 * 60_000
const retry = { attempts: 40, firstPauseMs: 5_000, longestPauseMs: 3_600_000 }

/**
 * The kind of job that hands an email to the mail server, one at a time for each address. Its first attempt decides what the form
 * hears. An email is recorded as sent in a transaction after the server's answer: a process that is killed in between sends
 * it again, with the same Message-ID, which is the one way in which a customer gets an email twice.
 */
export function sendEmailJob(mailer: Mailer, host: WriteHost): SendEmailJob {
  const { db, clock } = host
  let running = 0
  const settleSent = makeSettleSent(host, (accepted) => accepted >= Math.min(running, enough))

  const send = async (outgoingEmailId: string) => {
    const mail = await findOutgoing(db, outgoingEmailId)
    if (mail === undefined || (mail.state !== 'queued' && mail.state !== 'sending')) return
    try {
      await mailer.send(await emailOf(db, mailer, outgoingEmailId, mail))
    } catch (error) {
      if (isRefused(error)) {
        await transact(host, (transaction, publish) =>
          refuseEmail(transaction, publish, outgoingEmailId, clock),
        )
        return
      }
      if (epochOf(clock()) - epochOf(mail.created_at) > dayMs)
        throw new PermanentFailure('An email could not be sent for a day')
      await transact(host, (transaction, publish) =>
        settleEmail(transaction, publish, outgoingEmailId, 'sending', clock),
      )
      throw error
    }
    await settleSent({ outgoingEmailId, opptId: mail.oppt_id })
  }
  return jobKind({
    name: 'sendEmail',
    payload: record({ outgoingEmailId: id, recipient: text }, 'sendEmail'),
    // Longer than everything that the transport waits for.
    timeoutMs: 60_000,
    concurrency,
    concurrencyKey: ({ recipient }) => recipient,
    retry,
    run: async ({ outgoingEmailId }) => {
      running += 1
      try {
        await send(outgoingEmailId)
      } finally {
        running -= 1
      }
    },
    onFailed: ({ outgoingEmailId }, _key, transaction, publish) =>
      settleEmail(transaction, publish, outgoingEmailId, 'failed', clock),
  })
}

/** An email of the queue as the mail server is handed it. */
async function emailOf(
  db: Database,
  mailer: Mailer,
  outgoingEmailId: string,
  mail: Outgoing,
): Promise<SendMailOptions> {
  const [key, stores] = await Promise.all([
    mailer.key(),
    readStoreSettings(db, [mail.hyperion_id], ['EAPostalAddress']),
  ])
  const { EAPostalAddress } = valuesInForce(stores.get(mail.hyperion_id), ['EAPostalAddress'])
  return composeEmail({
    messageId: `<${outgoingEmailId}.${mail.idempotency_key}@${mailer.domain}>`,
    from: { name: mail.from_name, address: mail.email_from },
    to: mail.email_to,
    subject: mail.email_subject,
    body: mail.email_body,
    sender: emailSender({
      name: mail.name,
      postalAddress: EAPostalAddress,
      place: `${mail.city}, ${mail.state_name}`,
    }),
    unsubscribeUrl: `${mailer.publicUrl}${unsubscribePath}/${emailToken(key, unsubscribePurpose, outgoingEmailId)}`,
    returns: returnsOf(key, mailer, {
      hyperionId: mail.hyperion_id,
      opptId: mail.oppt_id,
      outgoingEmailId,
    }),
    pictureUrl: await pictureUrl(mailer, outgoingEmailId),
  })
}

const returnsOf = (key: string, { mailInDomain: domain }: Mailer, place: SentPlace) =>
  domain === null
    ? null
    : {
        replyTo: signedAddress(key, 'reply', place, domain),
        bounceTo: signedAddress(key, 'bounce', place, domain),
      }

const findOutgoing = (db: Database, outgoingEmailId: string) =>
  db
    .selectFrom('outgoing_email as m')
    .innerJoin('store as s', 's.hyperion_id', 'm.hyperion_id')
    .select(['m.state', 'm.idempotency_key', 'm.from_name', 'm.email_from', 'm.email_to', 'm.email_subject'])
    .select([
      'm.hyperion_id',
      'm.oppt_id',
      'm.email_body',
      'm.created_at',
      's.name',
      's.city',
      's.state as state_name',
    ])
    .where('m.outgoing_email_id', '=', outgoingEmailId)
    .executeTakeFirst()

type Outgoing = NonNullable<Awaited<ReturnType<typeof findOutgoing>>>
