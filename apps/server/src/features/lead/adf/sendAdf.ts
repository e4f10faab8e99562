import type { SendMailOptions } from 'nodemailer'
import { adfWayOf } from '@retain/domain/lead/adf'
import { isRefused } from '../../../email/mailTransport'
import { PermanentFailure } from '../../../jobs/failures'
import { postAdf, type AdfDelivery } from './postAdf'
import type { ReachableHosts } from './reachableHosts'

/** Hands a document over. It ends well once the receiver has accepted it. */
export type SendAdf = (delivery: AdfDelivery, signal?: AbortSignal) => Promise<void>

/** Sends emails from this server. */
interface Mailer {
  readonly send: (email: SendMailOptions) => Promise<void>
  readonly domain: string
}

/**
 * Makes the sender of ADF documents: by the mail transport of this server, the document being the text of the email, or by HTTP
 * POST. Both carry the reference, as the Message-ID or the Idempotency-Key, by which a receiver knows one that comes again.
 */
export const adfSender =
  ({ send, domain }: Mailer, appName: string, hosts: ReachableHosts): SendAdf =>
  async (delivery, signal) => {
    const { reference, address, document } = delivery
    if (adfWayOf(address) === 'http') return postAdf(delivery, hosts, signal)
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
