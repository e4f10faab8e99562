import { sendEmail } from '@retain/api-client/email'
import { getContactHistory } from '@retain/api-client/opportunity'
import { shifted, type Instant } from '@retain/domain/calendar/instant'
import * as E from 'fp-ts/Either'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { limitsPerMinute } from '../../../http/rateLimits'
import { addCallable, newKey, type Callable } from '../../../testing/callable'
import { emailBody, newAddress } from '../../../testing/emails'
import { startMailServer } from '../../../testing/mailServer'
import { eventsOf, eventsOfUser } from '../../../testing/outboxEvents'
import { readSection } from '../../../testing/readSection'
import { testNow, withApp } from '../../../testing/testApp'

let now: Instant = testNow
const mails = await startMailServer()
afterAll(() => mails.close())
afterEach(() => (now = testNow))
const test = withApp({
  environment: { SMTP_URL: mails.url, RATE_LIMITS: 'on' },
  clock: () => now,
})

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/137.0.0.0 Safari/537.36'

let people = 0

/** Sends an email, and answers the address of its picture and who sent it. */
async function sent() {
  const added = await addCallable(test.db, { full_name: 'Ana Meyer' })
  const callable = { ...added, person: { ...added.person, userName: `opened.sender${(people += 1)}` } }
  const emailTo = newAddress()
  const body = emailBody(callable.opptId, { email: { emailTo } })
  expect(await test.callAs(callable.person, sendEmail, { body, idempotencyKey: newKey() })).toMatchObject(
    E.right({}),
  )
  const [mail] = await mails.mailsTo(emailTo)
  const src = /<img src="([^"]+)"/.exec(mail?.html === false ? '' : (mail?.html ?? ''))?.[1] ?? ''
  return { callable, mail, picture: new URL(src).pathname, src }
}

interface Load {
  readonly userAgent?: string | undefined
  readonly method?: 'GET' | 'HEAD'
  /** Seconds after the delivery. @default a day */
  readonly after?: number
  readonly remoteAddress?: string
  readonly purpose?: string
}

function load(picture: string, { userAgent = browser, method = 'GET', after = 86_400, ...more }: Load = {}) {
  now = shifted(testNow, after * 1000)
  return test.app.inject({
    method,
    url: picture,
    headers: {
      'user-agent': userAgent,
      ...(more.purpose === undefined ? {} : { 'sec-purpose': more.purpose }),
    },
    remoteAddress: more.remoteAddress ?? '203.0.113.7',
  })
}

const openOf = async (callable: Callable) => {
  const history = await readSection(test, getContactHistory, callable)
  return history.find(({ contactType }) => contactType === 'Email')?.open
}

const told = async ({ hyperionId }: Callable) =>
  (await eventsOf(test.db, hyperionId)).map(({ payload }) => payload['entry'] as { open: unknown })

const alertsOf = async ({ person }: Callable) =>
  (await eventsOfUser(test.db, person.userName ?? '')).map(({ payload }) => payload['message'])

describe('the picture of an email', () => {
  it('is one transparent pixel below the text, which nobody keeps', async () => {
    const { mail, picture, src } = await sent()
    expect(src).toMatch(/^http:\/\/localhost:4000\/o\/\d+\.[\w-]+\.gif$/)
    expect(mail?.text).not.toContain('/o/')
    const answer = await load(picture)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/gif',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([...Buffer.from('GIF')])
  })

  it('that nobody has loaded says nothing of the customer', async () => {
    const { callable } = await sent()
    expect(await openOf(callable)).toEqual({
      openClass: 'unknown',
      openedAt: null,
      secondsAfterDelivery: null,
    })
  })

  it('loaded by a person is told to the sender and the store, once [S-330]', async () => {
    const { callable, picture } = await sent()
    await load(picture, { after: 3600 })
    await load(picture, { after: 7200 })
    const open = {
      openClass: 'person',
      openedAt: shifted(testNow, 3_600_000),
      secondsAfterDelivery: 3600,
    }
    expect(await openOf(callable)).toEqual(open)
    expect(await alertsOf(callable)).toEqual(['Ana Meyer read your email.'])
    expect((await told(callable)).filter((entry) => entry?.open !== undefined).at(-1)?.open).toEqual(open)
    const messages = await told(callable)
    await load(picture)
    expect(await told(callable)).toEqual(messages)
  })

  it.each([
    ['within seconds of delivery', { after: 2 }, 2],
    ['by Apple’s privacy protection', { userAgent: 'Mozilla/5.0' }, 86_400],
    ['by Gmail’s proxy', { userAgent: `${browser} (via ggpht.com GoogleImageProxy)` }, 86_400],
    ['for its headers', { method: 'HEAD' }, 86_400],
    ['in advance', { purpose: 'prefetch;prerender' }, 86_400],
  ] as const)('loaded %s is a machine’s, of which no sender is told', async (_how, how, seconds) => {
    const { callable, picture } = await sent()
    expect((await load(picture, how)).statusCode).toBe(200)
    expect(await openOf(callable)).toMatchObject({ openClass: 'machine', secondsAfterDelivery: seconds })
    expect(await alertsOf(callable)).toEqual([])
    await load(picture, { after: 90_000 })
    expect(await openOf(callable)).toMatchObject({ openClass: 'person', secondsAfterDelivery: 90_000 })
    expect(await alertsOf(callable)).toEqual(['Ana Meyer read your email.'])
  })

  it('loaded by who knows whom is of no class', async () => {
    const { callable, picture } = await sent()
    await load(picture, { userAgent: '' })
    expect(await openOf(callable)).toMatchObject({ openClass: 'unknown', secondsAfterDelivery: 86_400 })
    expect(await alertsOf(callable)).toEqual([])
  })

  it('loaded by several at once is recorded once', async () => {
    const { callable, picture } = await sent()
    await Promise.all([1, 2, 3, 4, 5].map(() => load(picture)))
    expect(await alertsOf(callable)).toHaveLength(1)
  })

  it('loaded before the mail server has answered is nobody’s', async () => {
    const { callable, picture } = await sent()
    await test.db
      .updateTable('outgoing_email')
      .set({ email_contact_detail_id: null })
      .where('oppt_id', '=', callable.opptId)
      .execute()
    expect((await load(picture)).statusCode).toBe(200)
    expect(await openOf(callable)).toMatchObject({ openedAt: null })
  })

  it('of another address, or with a link of another purpose, is the same picture and records nothing', async () => {
    const { callable, mail, picture } = await sent()
    const list = mail?.headers.get('list') as { readonly unsubscribe: { readonly url: string } } | undefined
    const unsubscribing = new URL(list?.unsubscribe.url ?? '').pathname.split('/').at(-1) ?? ''
    const wrong = [`/o/${unsubscribing}.gif`, '/o/1.gif', '/o/.gif', '/o/x.y.gif', picture.slice(0, -6)]
    for (const url of wrong) {
      const answer = await load(url)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/gif'])
    }
    expect(await openOf(callable)).toMatchObject({ openedAt: null })
  })

  it('shows when its address asks too often, and when nothing can be recorded', async () => {
    const { callable, picture } = await sent()
    const often = { remoteAddress: '203.0.113.99' }
    for (let calls = 0; calls < limitsPerMinute.emailPicture; calls += 1) await load('/o/1.gif', often)
    const answer = await load(picture, often)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([200, undefined])
    expect(await openOf(callable)).toMatchObject({ openedAt: null })
    await test.db.deleteFrom('email_contact_detail').where('oppt_id', '=', callable.opptId).execute()
    expect((await load(picture)).statusCode).toBe(200)
  })
})
