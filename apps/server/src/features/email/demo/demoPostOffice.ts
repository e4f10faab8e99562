import type { SMTPServerDataStream, SMTPServerOptions } from 'smtp-server'
import { shifted } from '@retain/domain/calendar/instant'
import type { Clock } from '../../../core/clock'
import type { Database } from '../../../db/schema/schema'
import { smtpTransport, type MailTransport } from '../../../email/mailTransport'
import { openSmtpServer, smtpRefusal } from '../../../email/openSmtpServer'

/** How large an email of the demonstration may be, in bytes, and how long it is kept. */
const largest = 10 * 1024 * 1024
const keptMs = 7 * 24 * 60 * 60_000

/** Local parts of addresses by which the demonstration shows what a mail server can answer. */
const answers: Readonly<Record<string, Parameters<typeof smtpRefusal>>> = {
  refuse: [550, 'No such mailbox'],
  later: [451, 'Try again later'],
}

/**
 * Starts a mail server inside the process, which only this process reaches, and answers how to send to it. What it takes
 * stands in its mailboxes (`/demo/mail`); nothing leaves the machine.
 */
export async function startDemoPostOffice(db: Database, clock: Clock): Promise<MailTransport> {
  const keep = async (stream: SMTPServerDataStream, sender: string, addresses: readonly string[]) => {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    if (stream.sizeExceeded) throw smtpRefusal(552, 'The email is too large')
    const email = Buffer.concat(chunks).toString('latin1').replaceAll('\0', '')
    const source = `Return-Path: <${sender}>\r\n${email}`
    const now = clock()
    await db.deleteFrom('demo_email').where('received_at', '<', shifted(now, -keptMs)).execute()
    await db
      .insertInto('demo_email')
      .values(addresses.map((address) => ({ address, source, received_at: now })))
      .execute()
  }
  const options: SMTPServerOptions = {
    size: largest,
    onRcptTo: ({ address }, _session, callback) => {
      const answer = answers[address.split('@', 1)[0]?.toLowerCase() ?? '']
      callback(answer === undefined ? null : smtpRefusal(...answer))
    },
    onData: (stream, session, callback) => {
      const addresses = session.envelope.rcptTo.map(({ address }) => address.toLowerCase())
      const { mailFrom } = session.envelope
      keep(stream, mailFrom === false ? '' : mailFrom.address, addresses).then(
        () => callback(null),
        () => callback(smtpRefusal(451, 'The mailbox cannot be written')),
      )
    },
  }
  const { port, close } = await openSmtpServer(options, { port: 0, host: '127.0.0.1' })
  const transport = smtpTransport(`smtp://127.0.0.1:${port}?ignoreTLS=true`)
  return {
    send: transport.send,
    close: () => {
      transport.close()
      void close()
    },
  }
}
