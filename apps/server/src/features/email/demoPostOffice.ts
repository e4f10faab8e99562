import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { shifted } from '@retain/domain/calendar/instant'
import type { Clock } from '../../core/clock'
import type { Database } from '../../db/schema/schema'
import { smtpTransport, type MailTransport } from '../../email/mailTransport'

/** How large an email of the demonstration may be, in bytes, and how long it is kept. */
const largest = 10 * 1024 * 1024
const keptMs = 7 * 24 * 60 * 60_000

/** Local parts of addresses by which the demonstration shows what a mail server can answer. */
const answers: Readonly<Record<string, { readonly code: number; readonly text: string }>> = {
  refuse: { code: 550, text: 'No such mailbox' },
  later: { code: 451, text: 'Try again later' },
}

const refusal = ({ code, text }: { readonly code: number; readonly text: string }): Error =>
  Object.assign(new Error(text), { responseCode: code })

/**
 * Starts a mail server inside the process, which only this process reaches, and answers how to send to it. What it takes
 * stands in its mailboxes (`/demo/mail`); nothing leaves the machine.
 */
export async function startDemoPostOffice(db: Database, clock: Clock): Promise<MailTransport> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: largest,
    onRcptTo: ({ address }, _session, callback) => {
      const answer = answers[address.split('@', 1)[0]?.toLowerCase() ?? '']
      callback(answer === undefined ? null : refusal(answer))
    },
    onData: (stream, session, callback) => {
      const addresses = session.envelope.rcptTo.map(({ address }) => address.toLowerCase())
      const { mailFrom } = session.envelope
      keep(stream, mailFrom === false ? '' : mailFrom.address, addresses).then(
        () => callback(null),
        () => callback(refusal({ code: 451, text: 'The mailbox cannot be written' })),
      )
    },
  })
  const keep = async (stream: SMTPServerDataStream, sender: string, addresses: readonly string[]) => {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    if (stream.sizeExceeded) throw refusal({ code: 552, text: 'The email is too large' })
    const email = Buffer.concat(chunks).toString('latin1').replaceAll('\0', '')
    const source = `Return-Path: <${sender}>\r\n${email}`
    const now = clock()
    await db.deleteFrom('demo_email').where('received_at', '<', shifted(now, -keptMs)).execute()
    await db
      .insertInto('demo_email')
      .values(addresses.map((address) => ({ address, source, received_at: now })))
      .execute()
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      server.removeListener('error', reject)
      resolve()
    })
  })
  // A sender that breaks off is no fault of the server.
  server.on('error', () => undefined)
  const { port } = server.server.address() as AddressInfo
  const transport = smtpTransport(`smtp://127.0.0.1:${port}?ignoreTLS=true`)
  return {
    send: transport.send,
    close: () => {
      transport.close()
      server.close()
    },
  }
}
