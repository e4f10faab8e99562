import { availableParallelism } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { composeEmail } from '../../apps/server/src/email/composeEmail.ts'
import { smtpTransport } from '../../apps/server/src/email/mailTransport.ts'
import { filledPostgres } from '../database/filled.ts'
import { benchStore } from '../filterCombinations.ts'
import { startIdentityServer } from '../identityServer.ts'
import { report, verdictOf } from '../load/summary.ts'
import { environmentOf, serverFor } from '../load/users.ts'
import { startGenerator } from '../load/workers.ts'
import { startServer } from '../servers.ts'
import { body, fillQueue } from './fillQueue.ts'
import { startReceiver, type Receiver, type Received } from './talk.ts'

const rows = 100_000
const emails = 10_000
const aimPerSecond = 200

/** Ten people who search every second, while emails are sent. */
const crowd = { users: 10, thinkMs: 1_000, seed: 1 }

/** As many as the queue sends at once. */
const senders = 8

/** As long as this the queue may stand still before the measurement gives up, in milliseconds. */
const patienceMs = 30_000

/**
 * Ten thousand queued emails through a mail server of this machine: how many a second, whether each arrives once, and how long
 * searches take meanwhile; beside the same emails composed and sent over as many connections with no queue and no database.
 */
export async function measureMailOut(options: { readonly cache: string }): Promise<void> {
  const postgres = await filledPostgres(options.cache, [rows])
  const identity = await startIdentityServer()
  const generator = await startGenerator()
  const receiver = await startReceiver()
  console.log(
    `${postgres.version}, ${emails} emails; ${crowd.users} people who search every second; ` +
      `everything shares ${availableParallelism()} processors\n`,
  )
  try {
    await sendBare(receiver.url)
    describe('bare', await receiver.received())
    await receiver.countAnew()

    const { url, db } = await postgres.openCopy(rows)
    const environment = { ...environmentOf(identity), DATABASE_URL: url, SMTP_URL: receiver.url }
    const server = await startServer('', environment)
    const target = await serverFor(identity, [benchStore], crowd.users)
    const search = (seconds: number) =>
      generator.run({ target, crowd: { ...crowd, seconds }, stores: [benchStore] })
    await search(2)
    report('searches before', await search(5))
    await server.stop()

    await fillQueue(db, emails)
    const busy = await startServer('', environment)
    const [, searches] = await Promise.all([arrivalOf(receiver), search(emails / aimPerSecond)])
    report('searches meanwhile', searches, verdictOf(searches))
    const sent = await receiver.received()
    describe('queue', sent, sent.emails / sent.seconds >= aimPerSecond && sent.twice === 0)
    await busy.stop()
  } finally {
    await receiver.stop()
    await generator.stop()
    identity.stop()
    await postgres.stop()
  }
}

async function sendBare(url: string): Promise<void> {
  const transport = smtpTransport(url)
  let next = 0
  const sendAll = async () => {
    while (next < emails) {
      const place = next
      next += 1
      await transport.send(
        composeEmail({
          messageId: `<${place}@bench.example>`,
          from: { name: 'Pat Tester', address: 'pat.tester@bench.example' },
          to: `customer.${place}@bench.example`,
          subject: 'Your next vehicle',
          body,
          sender: 'Harbor Motors, Portland, OR',
          unsubscribeUrl: `https://bench.example/unsubscribe/${place}`,
          returns: null,
          pictureUrl: `https://bench.example/o/${place}.gif`,
        }),
      )
    }
  }
  await Promise.all(Array.from({ length: senders }, sendAll))
  transport.close()
}

/** Waits until every email has arrived, or none has for a while. */
async function arrivalOf(receiver: Receiver): Promise<void> {
  let [count, since] = [0, performance.now()]
  while (count < emails && performance.now() - since < patienceMs) {
    await pause(250)
    const { emails: now } = await receiver.received()
    if (now > count) [count, since] = [now, performance.now()]
  }
}

function describe(what: string, { emails: count, twice, seconds }: Received, isMet?: boolean): void {
  const verdict = isMet === undefined ? '' : `, aim ${aimPerSecond}: ${isMet ? 'met' : 'MISS'}`
  console.log(
    `${what}: ${count} of ${emails} emails in ${seconds.toFixed(1)} s, ${(count / seconds).toFixed(0)} a second, ` +
      `${twice} twice${verdict}`,
  )
}
