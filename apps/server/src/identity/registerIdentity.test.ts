import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import fastify, { type FastifyInstance } from 'fastify'
import * as E from 'fp-ts/Either'
import { Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { migrate } from '../db/migrate'
import { pgliteDialect } from '../db/pgliteDialect'
import { startPglite } from '../db/pgliteThread'
import type { Database, Schema } from '../db/schema/schema'
import { logRequests } from '../http/requestLog'
import { commonHeaders, setSecurityHeaders } from '../http/securityHeaders'
import { Browser, publicUrl } from '../testing/signInBrowser'
import { testConfig } from '../testing/testApp'
import type { VerifyToken } from './caller'
import { demoPeople } from './demoPeople'
import { pageFiles } from './pageFiles'
import { sessionLife } from './provider'
import { registerIdentity } from './registerIdentity'
import { makeVerifyToken } from './verifyToken'

const verifier = randomBytes(32).toString('base64url')
const authorizeUrl = (overrides: Record<string, string> = {}) =>
  `/oidc/auth?${new URLSearchParams({
    client_id: 'equity',
    response_type: 'code',
    scope: 'openid equity profile.full roles equity.stores',
    redirect_uri: `${publicUrl}/auth`,
    state: 'the-state',
    nonce: 'the-nonce',
    prompt: 'login',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...overrides,
  }).toString()}`
const implicitUrl = authorizeUrl({ response_type: 'id_token token', acr_values: 'store:staff' }).replace(
  /&code_challenge(_method)?=[^&]*/g,
  '',
)
const silentUrl = authorizeUrl({ prompt: 'none', redirect_uri: `${publicUrl}/auth/silent` })

const locationOf = (answer: { headers: Record<string, unknown> }) =>
  new URL(String(answer.headers['location']), publicUrl)

async function chooses(browser: Browser, userName: string, asked = authorizeUrl()) {
  const page = await browser.open(locationOf(await browser.open(asked)).href)
  const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const chosen = await browser.open(action, { person: userName })
  const resumed = await browser.open(locationOf(chosen).href)
  if (resumed.statusCode !== 200) return resumed
  // Somebody else was signed in: their session is ended first, by a form that sends itself.
  return browser.open(locationOf(await sendsForm(browser, resumed.body)).href)
}

/** What a page does that sends its only form by itself. */
async function sendsForm(browser: Browser, html: string) {
  const fields = [...html.matchAll(/name="(xsrf|logout)" value="([^"]*)"/g)]
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? ''
  return browser.open(action, Object.fromEntries(fields.map(([, name, value]) => [name ?? '', value ?? ''])))
}

async function tokensFor(browser: Browser, code: string, redirectUri = `${publicUrl}/auth`) {
  const answer = await browser.open('/oidc/token', {
    grant_type: 'authorization_code',
    client_id: 'equity',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })
  return answer.json<{
    access_token: string
    id_token: string
    expires_in: number
    refresh_token?: string
    error?: string
  }>()
}

async function signsIn(browser: Browser, userName: string) {
  const back = locationOf(await chooses(browser, userName))
  return tokensFor(browser, back.searchParams.get('code') ?? '')
}

describe('the embedded identity server', () => {
  let db: Database
  let app: FastifyInstance
  let verify: VerifyToken

  const start = async (
    signInFlow: 'code' | 'implicit' = 'code',
    address = publicUrl,
    acr: readonly string[] = [],
  ) => {
    const started = fastify()
    logRequests(started)
    setSecurityHeaders(started, testConfig({ PUBLIC_URL: address }))
    const { issuer, keys } = await registerIdentity(started, {
      db,
      publicUrl: address,
      otherOrigins: [],
      clientId: 'equity',
      signInFlow,
      audience: 'retain-api',
      acr,
      accessTokenSeconds: 900,
      now: () => instantFromEpoch(Date.now()),
    })
    verify = makeVerifyToken({
      issuer,
      audience: 'retain-api',
      rolesClaim: 'roles',
      storesClaim: 'stores',
      keys,
    })
    return started
  }

  beforeAll(async () => {
    db = new Kysely<Schema>({ dialect: pgliteDialect(startPglite({ folder: null, snapshot: null })) })
    await migrate(db)
    const store = { brands: '', city: '', state: '', area_code: '', main_phone: '', service_phone: '' }
    const places = { region_id: '', region_name: '', market_id: '', market_name: '' }
    await db
      .insertInto('store')
      .values(
        [
          ['BLR', 'Blue Ridge Auto Park', 'Asia/Kolkata'],
          ['HAR', 'Harborview Motors', 'Pacific/Honolulu'],
          ['PEA', 'Peachtree Crossing Imports', 'America/New_York'],
        ].map(([code = '', name = '', zone = ''], position) => ({
          ...{ hyperion_id: code, name, name_sort: name, time_zone: zone, position, ...store, ...places },
        })),
      )
      .execute()
  }, 60_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    app = await start()
  })
  afterEach(() => app.close())

  it('gives a chosen person a token for the API with that person’s roles and stores [S-701]', async () => {
    const tokens = await signsIn(new Browser(app), 'jordan.mills')
    expect(tokens.expires_in).toBe(900)
    expect(tokens.refresh_token).toBeUndefined()
    expect(await verify(tokens.access_token)).toMatchObject({
      right: {
        sub: 'demo-jordan-mills',
        userName: 'jordan.mills',
        fullName: 'Jordan Mills',
        email: 'jordan.mills@harborview.example',
        phoneExt: '114',
        roles: [
          'Opportunity_Application_Access',
          'Opportunity_Can_Print_Playground',
          'Opportunity_Can_Access_Help_Tour',
          'CanView360 Access',
        ],
        stores: [
          { storeCode: 'BLR', name: 'Blue Ridge Auto Park', timeZoneOffset: '+05:30' },
          { storeCode: 'HAR', name: 'Harborview Motors', timeZoneOffset: '-10:00' },
        ],
      },
    })
    expect(E.isLeft(await verify(tokens.id_token))).toBe(true)
  })

  it('gives the administrator every store there is, and Robin none', async () => {
    const alex = await verify((await signsIn(new Browser(app), 'alex.romero')).access_token)
    expect(E.isRight(alex) && alex.right.stores.map((store) => store.storeCode)).toEqual([
      'BLR',
      'HAR',
      'PEA',
    ])
    const robin = await verify((await signsIn(new Browser(app), 'robin.vale')).access_token)
    expect(E.isRight(robin) && robin.right.stores).toEqual([])
  })

  it('offers every demo person on a page that needs no script', async () => {
    const browser = new Browser(app)
    const page = await browser.open(locationOf(await browser.open(authorizeUrl())).href)
    for (const { givenName, familyName } of demoPeople)
      expect(page.body).toContain(`${givenName} ${familyName}`)
    expect(page.body).not.toContain('<script')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('shows its pages in Inter, with the brand mark', async () => {
    const browser = new Browser(app)
    const page = await browser.open(locationOf(await browser.open(authorizeUrl())).href)
    expect(page.body.match(/<main>|<h1>|<svg/g)).toEqual(['<main>', '<svg', '<h1>'])
    expect((await browser.open(pageFiles.style)).body).toContain(pageFiles.font)
    const font = await browser.open(pageFiles.font)
    expect(font.headers['content-type']).toBe('font/woff2')
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    expect(page.headers['content-security-policy']).toContain("font-src 'self'")
  })

  it('has the headers of every other answer, whoever writes it', async () => {
    const common = Object.fromEntries(
      Object.entries(commonHeaders).map(([name, value]) => [name.toLowerCase(), value]),
    )
    const urls = [
      '/oidc/.well-known/openid-configuration',
      '/oidc/jwks',
      '/oidc/files/page.css',
      '/oidc/nothing',
    ]
    for (const url of [...urls, authorizeUrl()]) {
      const { headers } = await new Browser(app).open(url)
      expect(headers).toMatchObject(common)
      expect(headers['x-request-id']).toBeDefined()
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    }
  })

  it.each(['a\0b', '\0'])('refuses a text that cannot be kept, and does not fail: %j', async (text) => {
    const browser = new Browser(app)
    const refused = locationOf(await browser.open(authorizeUrl({ state: text })))
    expect(refused.searchParams.get('error')).toBe('invalid_request')
    expect(await tokensFor(browser, text)).toMatchObject({ error: 'invalid_grant' })
    expect((await browser.open(`/oidc/interaction/${encodeURIComponent(text)}`)).statusCode).toBe(400)
  })

  it('answers a silent request by login_required without a session, and by a code with one [S-078]', async () => {
    const browser = new Browser(app)
    const refused = locationOf(await browser.open(silentUrl))
    expect(refused.pathname).toBe('/auth/silent')
    expect(refused.searchParams.get('error')).toBe('login_required')

    await signsIn(browser, 'jordan.mills')
    const accepted = locationOf(await browser.open(silentUrl))
    const renewed = await tokensFor(
      browser,
      accepted.searchParams.get('code') ?? '',
      `${publicUrl}/auth/silent`,
    )
    expect(E.isRight(await verify(renewed.access_token))).toBe(true)
  })

  it('keeps sessions and keys over a restart', async () => {
    const browser = new Browser(app)
    const { access_token } = await signsIn(browser, 'jordan.mills')
    const restarted = await start()
    expect(E.isRight(await verify(access_token))).toBe(true)
    const answer = locationOf(await browser.movedTo(restarted).open(silentUrl))
    expect(answer.searchParams.get('code')).toBeTruthy()
    await restarted.close()
  })

  it('asks again when prompt is login, and lets another person take over [S-088]', async () => {
    const browser = new Browser(app)
    await signsIn(browser, 'jordan.mills')
    const second = await verify((await signsIn(browser, 'sam.rivera')).access_token)
    expect(E.isRight(second) && second.right.userName).toBe('sam.rivera')
    const silent = locationOf(await browser.open(silentUrl))
    const renewed = await tokensFor(
      browser,
      silent.searchParams.get('code') ?? '',
      `${publicUrl}/auth/silent`,
    )
    const caller = await verify(renewed.access_token)
    expect(E.isRight(caller) && caller.right.userName).toBe('sam.rivera')
  })

  it('ends the session on sign-out and goes back to the app without a question [S-750]', async () => {
    const browser = new Browser(app)
    const { id_token } = await signsIn(browser, 'jordan.mills')
    const query = new URLSearchParams({
      id_token_hint: id_token,
      post_logout_redirect_uri: `${publicUrl}/Logout`,
    })
    const page = await browser.open(`/oidc/session/end?${query.toString()}`)
    const done = await sendsForm(browser, page.body)
    expect(locationOf(done).href).toBe(`${publicUrl}/Logout`)
    const silent = locationOf(await browser.open(silentUrl))
    expect(silent.searchParams.get('error')).toBe('login_required')
  })

  it('shows an error instead of sending anybody to an address that is not the app’s', async () => {
    const answer = await new Browser(app).open(
      authorizeUrl({ redirect_uri: 'http://elsewhere.example/auth' }),
    )
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['location']).toBeUndefined()
    expect(answer.body).toContain('Sign-in failed')
  })

  it('takes a code once', async () => {
    const browser = new Browser(app)
    const code = locationOf(await chooses(browser, 'jordan.mills')).searchParams.get('code') ?? ''
    expect((await tokensFor(browser, code)).access_token).toBeTruthy()
    expect(await tokensFor(browser, code)).toMatchObject({ error: 'invalid_grant' })
  })

  it('signs with a key of 3072 bits', async () => {
    const { keys } = (await app.inject({ url: '/oidc/jwks' })).json<{ keys: { n: string }[] }>()
    expect(keys.map(({ n }) => Buffer.from(n, 'base64url').byteLength * 8)).toEqual([3072])
  })

  it('has cookies over https that no other host can set, and that no script reads', async () => {
    const secure = 'https://retain.example'
    const started = await start('code', secure)
    const browser = new Browser(started)
    await chooses(browser, 'jordan.mills', authorizeUrl({ redirect_uri: `${secure}/auth` }))
    const cookies = browser.given
    expect(cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        '__Host-retain_identity',
        '__Secure-retain_sign_in',
        '__Secure-retain_sign_in_resume',
      ]),
    )
    for (const { name, ...attributes } of cookies) {
      expect(attributes).toMatchObject({
        secure: true,
        httpOnly: true,
        sameSite: expect.stringMatching(/^lax$/i) as string,
      })
      expect(attributes).not.toHaveProperty('domain')
      if (name.startsWith('__Host-')) expect(attributes.path).toBe('/')
    }
    await started.close()
  })

  it('ends a session that was not used for twelve hours, and every one after two weeks', () => {
    const [hour, day] = [3_600, 86_400]
    expect(sessionLife(1_000, 1_000)).toBe(12 * hour)
    expect(sessionLife(1_000, 1_000 + 13 * day)).toBe(12 * hour)
    expect(sessionLife(1_000, 1_000 + 14 * day - hour)).toBe(hour)
    expect(sessionLife(1_000, 1_000 + 15 * day)).toBe(1)
  })

  it('says in access tokens when somebody signed in, and how where that was asked for', async () => {
    const strong = await start('code', publicUrl, ['mfa', 'pwd'])
    const given = async (asked: Record<string, string>) => {
      const browser = new Browser(strong)
      const back = locationOf(await chooses(browser, 'jordan.mills', authorizeUrl(asked)))
      return decodeJwt((await tokensFor(browser, back.searchParams.get('code') ?? '')).access_token)
    }
    const { acr, auth_time } = await given({ acr_values: 'other' })
    expect([acr, auth_time]).toEqual([undefined, expect.any(Number)])
    expect(await given({ acr_values: 'other pwd mfa' })).toMatchObject({ acr: 'pwd' })
    await strong.close()
  })

  it('needs PKCE', async () => {
    const answer = await new Browser(app).open(
      authorizeUrl({ code_challenge: '', code_challenge_method: '' }),
    )
    expect(locationOf(answer).searchParams.get('error')).toBe('invalid_request')
  })

  it('gives both tokens in the fragment where the implicit flow is configured, and no code [S-007] [S-084]', async () => {
    const implicit = await start('implicit', publicUrl, ['store:staff'])
    const browser = new Browser(implicit)
    const back = locationOf(await chooses(browser, 'jordan.mills', implicitUrl))
    expect(back.search).toBe('')
    const given = new URLSearchParams(back.hash.slice(1))
    expect(Object.fromEntries(given)).toMatchObject({
      ...{ token_type: 'Bearer', expires_in: '900', state: 'the-state' },
    })
    expect(await verify(given.get('access_token') ?? '')).toMatchObject({
      right: { userName: 'jordan.mills', roles: expect.arrayContaining(['Opportunity_Application_Access']) },
    })
    expect(decodeJwt(given.get('id_token') ?? '')).toMatchObject({
      ...{ aud: 'equity', nonce: 'the-nonce', at_hash: expect.any(String) },
    })
    expect(decodeJwt(given.get('access_token') ?? '')).toMatchObject({
      ...{ acr: 'store:staff', auth_time: expect.any(Number) },
    })
    const code = locationOf(await browser.open(authorizeUrl()))
    expect(code.href).toContain('error=unsupported_response_type')
    await implicit.close()
  })

  it('refuses a person whom it does not know, and a page whose sign-in is not this browser’s', async () => {
    const browser = new Browser(app)
    const address = locationOf(await browser.open(authorizeUrl())).href
    expect((await browser.open(address, { person: 'nobody' })).statusCode).toBe(400)
    expect((await browser.open(address, { 'per<son': '<script>' })).body).not.toContain('<script>')
    const stranger = await new Browser(app).open(address)
    expect(stranger.statusCode).toBe(400)
    expect(stranger.body).toContain('Please start again.')
  })

  it('makes every address from the public one, whatever host the request names', async () => {
    const answer = await app.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(answer.json()).toMatchObject({
      issuer: `${publicUrl}/oidc`,
      authorization_endpoint: `${publicUrl}/oidc/auth`,
      token_endpoint: `${publicUrl}/oidc/token`,
    })
  })
})
