import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { JSDOM } from 'jsdom'
import { afterAll, describe, expect, it } from 'vitest'
import { appConfig } from '@retain/api-client/config'
import { withApp } from '../testing/testApp'

const webFolder = mkdtempSync(join(tmpdir(), 'retain-web-'))
mkdirSync(join(webFolder, 'assets'))
writeFileSync(
  join(webFolder, 'index.html'),
  '<html><head><meta property="csp-nonce" content="__CSP_NONCE__">' +
    '<meta name="app-config" content="__APP_CONFIG__"></head><body>app</body></html>',
)
writeFileSync(join(webFolder, 'assets', 'main-abc123.js'), 'export const a = 1')
writeFileSync(join(webFolder, 'assets', 'main-abc123.js.br'), 'brotli')
writeFileSync(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
afterAll(() => rmSync(webFolder, { recursive: true }))

const test = withApp({
  webFolder,
  environment: {
    PUBLIC_URL: 'https://retain.example',
    OIDC_ISSUER: 'https://id.example/realms/retain',
    API_ENGINE: 'https://engine.example/base',
    LIVE_URL: 'wss://live.example/live',
    APP_NAME: `Retain "Test" $& <1>`,
    SUPPORT_PHONE: '(207) 555-0199',
  },
})

/** The host of PUBLIC_URL. */
const host = 'retain.example'

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host, ...headers } })
const policyOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['content-security-policy']).split('; ')

describe('a page', () => {
  it.each(['/', '/login', '/app/log', '/app/log?orderBy=year', '/anything/else'])(
    '%s is the app',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toContain('<body>app</body>')
    },
  )

  it('answers HEAD with the headers alone', async () => {
    const answer = await test.app.inject({ method: 'HEAD', url: '/app/log', headers: { host } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toBe('')
  })

  it('carries a nonce of its own that its policy names', async () => {
    const [one, two] = [await get('/'), await get('/')]
    const nonceOf = (body: string) => /content="([^"]+)"/.exec(body)?.[1] ?? ''
    expect(nonceOf(one.body)).toMatch(/^[\w-]{22}$/)
    expect(nonceOf(one.body)).not.toBe(nonceOf(two.body))
    expect(policyOf(one)).toContain(`style-src 'self' 'nonce-${nonceOf(one.body)}'`)
  })

  it('may load, connect and be framed only as decided', async () => {
    const policy = policyOf(await get('/')).filter((directive) => !directive.startsWith('style-src'))
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "img-src 'self' data:",
      'media-src http: https:',
      "font-src 'self'",
      "connect-src 'self' https://engine.example https://id.example wss://live.example",
      "worker-src 'self'",
      "frame-src 'self' https://id.example",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    expect(policyOf(await get('/auth/silent?code=1'))).toContain("frame-ancestors 'self'")
    expect(policyOf(await get('/auth/silently'))).toContain("frame-ancestors 'none'")
  })
})

describe('every answer', () => {
  it.each([
    '/',
    '/config.json',
    '/health/live',
    '/api/nothing',
    '/api/auth/user-access',
    '/assets/main-abc123.js',
  ])('%s carries the security headers and a request id', async (url) => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  })

  it('goes to a script that fetches it from the API without what only documents heed', async () => {
    const ofDocuments = [
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'referrer-policy',
      'x-permitted-cross-domain-policies',
    ]
    const url = '/api/auth/user-access'
    const fetched = await get(url, { 'sec-fetch-dest': 'empty' })
    expect(fetched.headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
    expect(ofDocuments.filter((name) => name in fetched.headers)).toEqual([])
    for (const opened of [
      await get(url, { 'sec-fetch-dest': 'document' }),
      await get(url),
      await get('/', { 'sec-fetch-dest': 'empty' }),
    ])
      expect(ofDocuments.filter((name) => !(name in opened.headers))).toEqual([])
  })

  it('echoes the id that the caller gave, when it is one', async () => {
    const id = '0b9f1c9e-7f5c-4b1e-9a55-2f3d8a1e6c77'
    expect((await get('/config.json', { 'x-request-id': id })).headers['x-request-id']).toBe(id)
    for (const bad of ['short', 'a'.repeat(65), 'ana@meyer.example', '<script>'])
      expect((await get('/config.json', { 'x-request-id': bad })).headers['x-request-id']).not.toBe(bad)
  })
})

describe('an address that nothing serves', () => {
  it.each(['/api', '/api/nothing', '/oidc/nothing', '/live', '/health/nothing', '/assets/gone-1.js'])(
    '%s is a 404 problem',
    async (url) => {
      const answer = await get(`${url}?token=secret`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(answer.json()).toEqual({
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        detail: 'There is nothing at this address.',
        instance: url,
        code: 'notFound',
        requestId: answer.headers['x-request-id'],
      })
    },
  )

  it('is a 404 for whatever is not read', async () => {
    expect((await test.app.inject({ method: 'POST', url: '/app/log', headers: { host } })).statusCode).toBe(
      404,
    )
  })
})

it('TRACE echoes nothing', async () => {
  const answer = await test.app.inject({
    method: 'TRACE' as 'GET',
    url: '/',
    headers: { host, 'x-told': 'echoed' },
  })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.body).not.toContain('echoed')
})

describe('a file of the build', () => {
  it('may be kept for ever when its name is hashed, and is sent compressed', async () => {
    const answer = await get('/assets/main-abc123.js', { 'accept-encoding': 'br, gzip' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    })
    expect(answer.body).toBe('brotli')
    expect((await get('/assets/main-abc123.js')).body).toBe('export const a = 1')
  })

  it('may make calls, because a worker lives under the policy of its file', async () => {
    const policy = policyOf(await get('/assets/main-abc123.js'))
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(
      "connect-src 'self' https://engine.example https://id.example wss://live.example",
    )
  })

  it('is kept for a day otherwise', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400')
  })

  it.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/assets/%00'])(
    'outside of it is not sent: %s',
    async (url) => {
      expect((await get(url)).body).not.toContain('"name"')
    },
  )
})

describe('/config.json', () => {
  it('is what the web app expects, from the environment [O-556] [OP-141]', async () => {
    const answer = await get('/config.json')
    expect(answer.headers['cache-control']).toBe('no-store')
    const decoded = appConfig.decode(answer.json())
    expect(E.isRight(decoded)).toBe(true)
    expect(answer.json()).toMatchObject({
      appName: `Retain "Test" $& <1>`,
      authUrl: 'https://id.example/realms/retain',
      clientId: 'equity',
      signInFlow: 'code',
      bases: { engine: 'https://engine.example/base', admin: '/api/admin' },
      liveUrl: 'wss://live.example/live',
      supportPhone: '(207) 555-0199',
      supportEmail: '',
      isDemo: false,
    })
  })
})

describe('a page of the app', () => {
  it('holds the configuration, so that it need not be asked for', async () => {
    const { document } = new JSDOM((await get('/app/log')).body).window
    const meta = document.querySelector<HTMLMetaElement>('meta[name="app-config"]')
    expect(JSON.parse(meta?.content ?? '')).toEqual((await get('/config.json')).json())
  })
})

describe('health', () => {
  it('is live and ready', async () => {
    expect((await get('/health/live')).json()).toEqual({ live: true })
    expect((await get('/health/ready')).json()).toEqual({ ready: true })
  })
})

describe('the log', () => {
  it('has one line per request: pattern, status and id, no address', async () => {
    const id = 'log-line-of-a-test'
    await get('/api/store-logos/SECRET.svg?name=meyer', { 'x-request-id': id })
    const line = test
      .logged()
      .split('\n')
      .find((text) => text.includes(id))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      requestId: id,
      method: 'GET',
      route: '/api/store-logos/:hyperionId.svg',
      status: 404,
      msg: 'answered',
    })
    expect(test.logged()).not.toMatch(/SECRET|meyer/)
  })
})
