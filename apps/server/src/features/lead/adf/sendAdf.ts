import type { SendMailOptions } from 'nodemailer'
import { adfWayOf } from '@retain/domain/lead/adf'
import { isRefused } from '../../../email/mailTransport'
import { PermanentFailure } from '../../../jobs/failures'

/** A document on its way to the address of a store. */
export interface AdfDelivery {
  /** The same in every attempt. */
  readonly reference: string
  readonly address: string
  readonly document: string
}

/** Hands a document over. It ends well once the receiver has accepted it. */
export type SendAdf = (delivery: AdfDelivery, signal?: AbortSignal) => Promise<void>

/** Sends emails from this server. */
interface Mailer {
  readonly send: (email: SendMailOptions) => Promise<void>
  readonly domain: string
}

/** How long a receiver may take to answer, in milliseconds. */
const timeoutMs = 5_000

/**
 * Makes the sender of ADF documents: by the mail transport of this server, the document being the text of the email, or by HTTP
 * POST. Both carry the reference, as the Message-ID or the Idempotency-Key, by which a receiver knows one that comes again.
 */
export const adfSender =
  ({ send, domain }: Mailer, appName: string): SendAdf =>
  async ({ reference, address, document }, signal) => {
    if (adfWayOf(address) === 'http') return post(reference, address, document, signal)
    try {
      await send({
        messageId: `<${reference}@${domain}>`,
        from: { name: appName, address: `leads@${domain}` },
        to: { name: '', address },
        subject: `${appName} lead ${reference}`,
        text: document,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    } catch (error) {
      if (isRefused(error)) throw new PermanentFailure('The mail server refused a lead')
      throw error
    }
  }

async function post(
  reference: string,
  address: string,
  document: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Idempotency-Key': reference },
    body: document,
    redirect: 'error',
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The receiver of leads answered ${response.status}`)
}
