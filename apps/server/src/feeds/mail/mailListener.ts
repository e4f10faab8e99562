import type { SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server'
import { openSmtpServer, smtpRefusal as refusal, type OpenSmtpServer } from '../../email/openSmtpServer'
import type { HandedEmail } from './keepIncoming'
import type { ReadOwnAddress } from './ownAddress'

/** What the listener takes. */
export interface ListenerLimits {
  /** Of one email, in bytes. */
  readonly largest: number
  /** Of all emails that are being taken at one moment, in bytes. */
  readonly held: number
  readonly recipients: number
  readonly connections: number
  /** Emails of one network address in a minute; `null` for any number. */
  readonly perMinute: number | null
}

/** The usual limits. */
export const listenerLimits: ListenerLimits = {
  largest: 30 * 1024 * 1024,
  held: 150 * 1024 * 1024,
  recipients: 10,
  connections: 100,
  perMinute: 3_000,
}

/** What the listener needs. */
export interface ListenerParts {
  readonly port: number
  readonly host: string
  readonly limits: ListenerLimits
  readonly readOwnAddress: ReadOwnAddress
  /** Keeps an email for good; the sender is told that it was taken only after that. */
  readonly keep: (email: HandedEmail) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

/** A sender may be silent for so long, in milliseconds; connections that are open at the end have a moment to finish. */
const silentMs = 60_000
const closingMs = 2_000

/**
 * Takes emails for our own addresses by SMTP, and nothing else: it relays for nobody and knows no sign-in. An email is kept
 * before its sender is told that it was taken; whatever cannot be kept is for the sender to send again (4xx).
 */
export async function openMailListener(parts: ListenerParts): Promise<OpenSmtpServer> {
  const { limits, readOwnAddress, keep, onFailure } = parts
  const isTooOften = countPerMinute(limits.perMinute)
  let held = 0

  const read = async (stream: SMTPServerDataStream): Promise<Buffer> => {
    const chunks: Buffer[] = []
    let size = 0
    try {
      let isFull = false
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (stream.sizeExceeded || isFull) continue
        isFull = held + chunk.length > limits.held
        if (isFull) continue
        chunks.push(chunk)
        size += chunk.length
        held += chunk.length
      }
      if (stream.sizeExceeded) throw refusal(552, '5.3.4 The email is too large')
      if (isFull) throw refusal(452, '4.3.1 Too many emails are being taken, send it again later')
      return Buffer.concat(chunks, size)
    } finally {
      held -= size
    }
  }
  const take = async (stream: SMTPServerDataStream, { envelope, remoteAddress }: SMTPServerSession) => {
    const source = await read(stream)
    if (isTooOften(remoteAddress)) throw refusal(451, '4.7.0 Too many emails, send it again later')
    const { mailFrom, rcptTo } = envelope
    const to = [...new Set(rcptTo.map(({ address }) => address.toLowerCase()))]
    await keep({ from: mailFrom === false ? '' : mailFrom.address, to, source })
  }
  // A mail server in front of this one speaks TLS to the world.
  const options: SMTPServerOptions = {
    disableReverseLookup: true,
    banner: 'Retain',
    size: limits.largest,
    maxClients: limits.connections,
    socketTimeout: silentMs,
    closeTimeout: closingMs,
    onRcptTo: ({ address }, { envelope }, callback) => {
      if (envelope.rcptTo.length >= limits.recipients)
        return callback(refusal(452, '4.5.3 Too many recipients'))
      readOwnAddress(address).then(
        (own) => callback(own === null ? refusal(550, '5.1.1 No such address here') : null),
        (error: unknown) => {
          onFailure(error)
          callback(refusal(451, '4.3.0 The address cannot be looked up, send it again later'))
        },
      )
    },
    onData: (stream, session, callback) => {
      take(stream, session).then(
        () => callback(null, 'The email was taken'),
        (error: unknown) => {
          if (error instanceof Error && 'responseCode' in error) return callback(error)
          onFailure(error)
          callback(refusal(451, '4.3.0 The email cannot be kept, send it again later'))
        },
      )
    },
  }
  return openSmtpServer(options, parts)
}

/** Counts by network address, in windows of a minute; whether one has come too often. */
function countPerMinute(most: number | null): (address: string) => boolean {
  let window = 0
  const counts = new Map<string, number>()
  return (address) => {
    if (most === null) return false
    const minute = Math.floor(performance.now() / 60_000)
    if (minute !== window) {
      window = minute
      counts.clear()
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count > most
  }
}
