import { simpleParser, type ParsedMail } from 'mailparser'
import type { SMTPServerOptions } from 'smtp-server'
import { openSmtpServer, smtpRefusal } from '../email/openSmtpServer'

/** A mail server of a test file: it keeps what it accepts, and answers as the test says. */
export interface TestMailServer {
  readonly url: string
  /** What was accepted for an address, in order; their Return-Path is the sender that SMTP named. */
  readonly mailsTo: (address: string) => Promise<readonly ParsedMail[]>
  /** Answers every email to an address with this code from now on; `null` accepts again. */
  readonly answer: (address: string, code: number | null) => void
  readonly close: () => Promise<void>
}

/** Starts a mail server on a free port of this machine. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: { readonly address: string; readonly source: string }[] = []
  const codes = new Map<string, number>()
  const options: SMTPServerOptions = {
    onRcptTo: ({ address }, _session, callback) => {
      const code = codes.get(address)
      callback(code === undefined ? null : smtpRefusal(code, 'As told'))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const returnPath = `Return-Path: <${mailFrom === false ? '' : mailFrom.address}>\r\n`
        for (const { address } of rcptTo)
          received.push({ address, source: returnPath + Buffer.concat(chunks).toString('utf8') })
        callback(null)
      })
    },
  }
  const { port, close } = await openSmtpServer(options, { port: 0, host: '127.0.0.1' })
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mailsTo: (address) =>
      Promise.all(
        received.filter((mail) => mail.address === address).map(({ source }) => simpleParser(source)),
      ),
    answer: (address, code) => {
      if (code === null) codes.delete(address)
      else codes.set(address, code)
    },
    close,
  }
}
