import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Browser, publicUrl } from '../testing/signInBrowser'
import { testNow } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { registerIdentity } from './registerIdentity'

const database = withDatabase()
const lines: string[] = []
let app: FastifyInstance

beforeAll(async () => {
  const loggerInstance: FastifyBaseLogger = pino(
    { level: 'info' },
    { write: (line: string) => lines.push(line) },
  )
  app = fastify({ loggerInstance, logController: new LogController({ disableRequestLogging: true }) })
  await registerIdentity(app, {
    ...{ db: database.db, publicUrl, otherOrigins: [], clientId: 'equity', signInFlow: 'code' },
    ...{ audience: 'retain-api', acr: [], accessTokenSeconds: 900, now: () => testNow },
  })
})
afterAll(() => app.close())

const authorizeUrl = `/oidc/auth?${new URLSearchParams({
  client_id: 'equity',
  response_type: 'code',
  scope: 'openid',
  redirect_uri: `${publicUrl}/auth`,
  state: 'the-state',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
}).toString()}`

/** A browser that has been sent to the page on which a person is chosen. */
async function opened() {
  const browser = new Browser(app)
  const { headers } = await browser.open(authorizeUrl)
  return { browser, page: String(headers['location']) }
}

it('says that somebody signed in, or was refused, and not who', async () => {
  const { browser, page } = await opened()
  await browser.open(page, { person: 'nobody' })
  await browser.open(page, { person: 'jordan.mills' })
  await new Browser(app).open(page, { person: 'jordan.mills' })
  const logged = lines.map((line) => JSON.parse(line) as { readonly msg: string; readonly level: number })
  expect(logged.map(({ msg, level }) => [msg, level])).toEqual([
    ['a sign-in was refused', 40],
    ['somebody signed in', 30],
    ['a sign-in was refused', 40],
  ])
  expect(lines.join('')).not.toMatch(/nobody|jordan/)
})

it('signs its cookies by HMAC-SHA-256', async () => {
  const { browser } = await opened()
  const signatures = browser.given.filter(({ name }) => name.endsWith('.sig'))
  expect(signatures.length).toBeGreaterThan(0)
  for (const { value } of signatures) expect(Buffer.from(value, 'base64url')).toHaveLength(32)
})
