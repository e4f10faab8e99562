import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { openOwnServer } from './ownServer.ts'

const emails = 1_000
const connections = 4
const domain = 'in.bench.example'
const port = 4322
const longestWaitMs = 60_000

/** Some customers of the demo data have addresses that a mail server refuses. */
const plainAddress = /^[\w+-]+(\.[\w+-]+)*@[\w-]+(\.[\w-]+)+$/

/** Sends emails by SMTP, each another one, and answers how long their taking lasted in milliseconds. */
async function sendAll(to: number, addresses: readonly string[]): Promise<number> {
  const transport = createTransport({
    host: '127.0.0.1',
    port: to,
    ignoreTLS: true,
    pool: true,
    maxConnections: connections,
    maxMessages: Infinity,
  })
  const run = crypto.randomUUID()
  const started = performance.now()
  await Promise.all(
    addresses.map((from, at) =>
      transport.sendMail({
        from,
        to: `har@${domain}`,
        messageId: `<${at}.${run}@bench.example>`,
        subject: `Re: Your vehicle ${at}`,
        text: `Yes, ${at}.\n\n${'What would the payment be, and when could I come by? '.repeat(20)}`,
      }),
    ),
  )
  const taken = performance.now() - started
  transport.close()
  return taken
}

const said = (what: string, count: number, ms: number, more = '') =>
  console.log(
    `${what.padEnd(46)} ${Math.round((count / ms) * 60_000)
      .toLocaleString('en-US')
      .padStart(9)} a minute  ${more}`,
  )

/** A mail server that counts what it is sent, and keeps nothing. */
async function measureBare(addresses: readonly string[]): Promise<void> {
  let count = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, callback) => {
      stream.resume()
      stream.on('end', () => {
        count += 1
        callback(null)
      })
    },
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const ms = await sendAll((server.server.address() as AddressInfo).port, addresses)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  said('smtp-server that only counts', count, ms)
}

/**
 * A thousand emails of a thousand senders, half of them customers of the store: how many a minute are taken by SMTP, how many a minute
 * are read and brought to their customers in the first minute, and whether each is there; beside a mail server that only counts.
 */
export async function measureMailIn(): Promise<void> {
  const { app, db, close } = await openOwnServer({ MAIL_IN_DOMAIN: domain, MAIL_IN_PORT: String(port) })
  try {
    await app.ready()
    const rows = await db
      .selectFrom('customer')
      .select('email')
      .where('hyperion_id', '=', 'HAR')
      .where('email', 'is not', null)
      .limit(emails / 2)
      .execute()
    const customers = rows.flatMap(({ email }) => (email !== null && plainAddress.test(email) ? [email] : []))
    const strangers = Array.from(
      { length: emails - customers.length },
      (_, at) => `stranger${at}@bench.example`,
    )
    const addresses = [...customers, ...strangers]
    await measureBare(addresses)

    const last = await db
      .selectFrom('incoming_email')
      .select((eb) => eb.fn.max('incoming_email_id').as('id'))
      .executeTakeFirstOrThrow()
    const since = last.id ?? '0'
    const countOf = async () => {
      const states = await db
        .selectFrom('incoming_email')
        .select(['state', (eb) => eb.fn.countAll<string>().as('count')])
        .where('incoming_email_id', '>', since)
        .groupBy('state')
        .execute()
      return Object.fromEntries(states.map(({ state, count }) => [state, Number(count)]))
    }
    const started = performance.now()
    const taking = await sendAll(port, addresses)
    const taken = await countOf()
    const kept = Object.values(taken).reduce((sum, count) => sum + count, 0)
    said('taken in: kept before the 250', emails, taking, `target 1,000; ${emails - kept} of ${emails} lost`)
    let counts = taken
    while ((counts['received'] ?? 0) > 0 && performance.now() - started < longestWaitMs) {
      await pause(500)
      counts = await countOf()
    }
    const unread = counts['received'] ?? 0
    said(
      'read and brought to their customers meanwhile',
      emails - unread,
      performance.now() - started,
      `${unread} still unread, ${counts['assigned'] ?? 0} with their customer, ${counts['unassigned'] ?? 0} for a manager, ${counts['repeated'] ?? 0} twice`,
    )
  } finally {
    await close()
  }
}
