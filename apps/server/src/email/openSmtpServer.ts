import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server that is open. */
export interface OpenSmtpServer {
  readonly port: number
  readonly close: () => Promise<void>
}

/** What a mail server answers instead of taking an email, such as `smtpRefusal(550, '5.1.1 No such mailbox')`. */
export const smtpRefusal = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode })

/**
 * Opens a mail server inside this process, without sign-in and TLS.
 *
 * @param place where it listens; port 0 is one that is free.
 * @throws the error of a place where it cannot listen.
 * @example const { port, close } = await openSmtpServer({ onData }, { port: 0, host: '127.0.0.1' })
 */
export async function openSmtpServer(
  options: SMTPServerOptions,
  place: { readonly port: number; readonly host: string },
): Promise<OpenSmtpServer> {
  const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], ...options })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(place.port, place.host, () => {
      server.removeListener('error', reject)
      resolve()
    })
  })
  // A sender that breaks off is no fault of the server.
  server.on('error', () => undefined)
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
