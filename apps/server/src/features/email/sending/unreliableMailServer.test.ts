import { sendEmail } from '@retain/api-client/email'
import { epochOf, shifted, type Instant } from '@retain/domain/calendar/instant'
import * as E from 'fp-ts/Either'
import { afterAll, expect, it, vi } from 'vitest'
import { wakeRunners } from '../../../jobs/wake'
import { addCallable, newKey, type Callable } from '../../../testing/callable'
import { emailBody } from '../../../testing/emails'
import { startScriptedMailServer } from '../../../testing/scriptedMailServer'
import { testNow, withApp } from '../../../testing/testApp'

const server = await startScriptedMailServer()
afterAll(() => server.close())
let now: Instant = testNow
const test = withApp({ environment: { SMTP_URL: server.url }, clock: () => now })

const messageIdsOf = (handed: readonly string[]) =>
  new Set(handed.map((source) => /^message-id: (.+)$/im.exec(source)?.[1]))

/** Sends an email that is not accepted at its first attempt. */
async function sendInVain(): Promise<Callable> {
  const callable = await addCallable(test.db)
  const body = emailBody(callable.opptId)
  const answer = await test.callAs(callable.person, sendEmail, { body, idempotencyKey: newKey() })
  expect(answer).toMatchObject(E.right({ data: { delivery: 'sending' } }))
  return callable
}

const stateOf = async ({ opptId }: Callable) =>
  (
    await test.db
      .selectFrom('outgoing_email')
      .select('state')
      .where('oppt_id', '=', opptId)
      .executeTakeFirstOrThrow()
  ).state

/** The one email that is not done, as the queue has it. */
const unsent = () =>
  test.db
    .selectFrom('job')
    .select(['state', 'attempts', 'due_at'])
    .where('kind', '=', 'sendEmail')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()

/** Lets the time come at which the queue tries again, and waits for the attempt. Answers whether another one follows. */
async function passToNextAttempt(): Promise<boolean> {
  const before = await vi.waitFor(async () => {
    const job = await unsent()
    if (job?.state !== 'waiting') throw new Error('Nothing waits')
    return job
  })
  now = before.due_at
  wakeRunners()
  return vi.waitFor(async () => {
    const job = await unsent()
    if (job?.state === 'running' || job?.attempts === before.attempts) throw new Error('Not tried yet')
    return job !== undefined
  })
}

const entriesOf = ({ opptId }: Callable) =>
  test.db.selectFrom('contact_history').select('delivery').where('oppt_id', '=', opptId).execute()

it('an email that a mail server took and dropped is sent again under the same Message-ID, and recorded once', async () => {
  server.failBy('drops at the end')
  const before = server.handed.length
  const callable = await sendInVain()
  server.failBy(null)
  await passToNextAttempt()
  await vi.waitFor(async () => expect(await stateOf(callable)).toBe('sent'))
  const handed = server.handed.slice(before)
  expect(handed.length).toBeGreaterThan(1)
  expect(messageIdsOf(handed).size).toBe(1)
  expect(await entriesOf(callable)).toEqual([{ delivery: null }])
})

it('an email that a mail server answers with 4xx for an hour is tried with growing pauses, and sent once', async () => {
  server.failBy({ answers: 451, to: 'RCPT' })
  const before = server.handed.length
  const begun = now
  const callable = await sendInVain()
  const attempts: number[] = []
  while (epochOf(now) - epochOf(begun) < 3_600_000) {
    expect(await passToNextAttempt()).toBe(true)
    attempts.push(epochOf(now) - epochOf(begun))
    expect(await stateOf(callable)).toBe('sending')
  }
  // An hour of pauses that double from five seconds on is ten attempts or so; without growing they would be 720.
  expect(attempts.length).toBeGreaterThan(5)
  expect(attempts.length).toBeLessThan(20)
  server.failBy(null)
  await passToNextAttempt()
  await vi.waitFor(async () => expect(await stateOf(callable)).toBe('sent'))
  expect(server.handed.slice(before)).toHaveLength(1)
  expect(await entriesOf(callable)).toEqual([{ delivery: null }])
  expect(epochOf(now)).toBeLessThan(epochOf(shifted(begun, 3 * 3_600_000)))
})
