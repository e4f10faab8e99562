import type { FastifyInstance } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import type { Config } from '../../../config/config'
import { smtpTransport, type MailTransport } from '../../../email/mailTransport'
import type { WriteHost } from '../../../outbox/transact'
import type { startDemoPostOffice } from '../demo/demoPostOffice'
import { loadEmailKey } from '../addresses/emailTokens'

/** Sends emails for this server. */
export interface Mailer {
  /** Ends well once the mail server has accepted the email. Fails for now where none is set up. */
  readonly send: (email: SendMailOptions) => Promise<void>
  /** Signs the links of emails. */
  readonly key: () => Promise<string>
  /** The host of this server, in the ids of emails. */
  readonly domain: string
  /** Where links of emails lead. */
  readonly publicUrl: string
  /** The domain whose emails come to this server; `null` where none does. */
  readonly mailInDomain: string | null
}

/**
 * Makes the mailer: by `SMTP_URL`, else to the demonstration's post office, which is a mail server inside the process. Both are
 * connected to when the first email is sent.
 *
 * @param startDemo absent where there is no demonstration.
 */
export function makeMailer(
  { fastify: app, db, clock }: WriteHost & { readonly fastify: FastifyInstance },
  { smtpUrl, publicUrl, mailIn }: Pick<Config, 'smtpUrl' | 'publicUrl' | 'mailIn'>,
  startDemo?: typeof startDemoPostOffice,
): Mailer {
  let transport: Promise<MailTransport> | null = null
  const connect = async (): Promise<MailTransport> => {
    if (smtpUrl !== null) return smtpTransport(smtpUrl)
    if (startDemo !== undefined) return startDemo(db, clock)
    throw new Error('No mail server is set up')
  }
  const connected = () => {
    transport ??= connect().catch((error: unknown) => {
      transport = null
      throw error
    })
    return transport
  }
  let key: Promise<string> | null = null
  app.addHook('onClose', async () => (await transport)?.close())
  return {
    send: async (email) => (await connected()).send(email),
    key: () => (key ??= loadEmailKey(db)),
    domain: new URL(publicUrl).hostname,
    publicUrl,
    mailInDomain: mailIn.domain,
  }
}
