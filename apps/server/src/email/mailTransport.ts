import { createTransport, type SendMailOptions } from 'nodemailer'

/** How long the mail server may take: to connect and greet, and to answer, in milliseconds. */
const usualPatience = { connectMs: 10_000, answerMs: 20_000 }

/** Hands emails to a mail server. */
export interface MailTransport {
  /** Ends well once the server has accepted the email; throws what `isRefused` tells apart. */
  readonly send: (email: SendMailOptions) => Promise<void>
  readonly close: () => void
}

/** A mail server behind an `smtp://` address. Connections are kept for a while and used again. */
export function smtpTransport(url: string, { connectMs, answerMs } = usualPatience): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 8,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: answerMs,
  })
  return {
    send: async (email) => {
      await transport.sendMail(email)
    },
    close: () => transport.close(),
  }
}

/** Whether the mail server refused an email for good (5xx), so that sending it again cannot help. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  // What the server says of us, such as a wrong password, says nothing of the email.
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
