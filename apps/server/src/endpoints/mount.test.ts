import { createHmac, generateKeyPairSync } from 'node:crypto'
import { generateKeyPair, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addStore } from '../testing/fixtures'
import { withApp } from '../testing/testApp'
import { testAudience, testIssuer } from '../testing/testTokens'

const test = withApp()

const person = (store: string) => ({ roles: [generalAccess], stores: [store] })

async function post(url: string, payload: unknown, headers: Record<string, string> = {}) {
  const store = await addStore(test.db)
  const token = await test.issuer.tokenFor(person(store))
  return test.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

describe('a request of the wrong shape', () => {
  const logs = '/api/opportunity/search/logs'
  const contactLog = '/api/engine/v1/contactlog'
  const usage = '/api/application/user-usage'
  const searches = '/api/opportunity/saved-search'
  const search = (filter: object) => ({
    searchType: 'EQLOG',
    name: 'Reds',
    filter: { values: {}, activeFilters: [], showAdvanced: false, ...filter },
  })
  const good = { source: 'EQLOG', hyperionId: 'HAR' }
  const times = { hyperionId: 'HAR', from: '2026-03-01 05:00:00', to: '2026-03-02 05:00:00' }

  it.each([
    [logs, {}, ['source', 'hyperionId']],
    [logs, { ...good, source: 'CONLOG' }, ['source']],
    [logs, { ...good, hyperionId: 7 }, ['hyperionId']],
    [logs, { ...good, hyperionId: 'HAR,BLR' }, ['hyperionId']],
    [logs, { ...good, pageNumber: 0 }, ['pageNumber']],
    [logs, { ...good, pageNumber: 1.5 }, ['pageNumber']],
    [logs, { ...good, pageSize: 10_001 }, ['pageSize']],
    [logs, { ...good, pageSize: '50' }, ['pageSize']],
    [logs, { ...good, orderBy: 'oppt_id; drop table opportunity' }, ['orderBy']],
    [logs, { ...good, orderBy: 'year', orderDirection: 'up' }, ['orderDirection']],
    [logs, { ...good, showAll: 'yes', pageSize: -1 }, ['pageSize', 'showAll']],
    [logs, { ...good, pageNumber: 1e300 }, ['pageNumber']],
    [logs, { ...good, makeId: 'a\0b' }, ['makeId']],
    [logs, { ...good, makeId: '\ud83d' }, ['makeId']],
    [logs, { ...good, purchaseDateFrom: '0000-01-01T00:00:00.000Z' }, ['purchaseDateFrom']],
    [logs, { ...good, purchaseDateTo: '9999-12-31T23:59:59.999Z' }, ['purchaseDateTo']],
    [logs, null, ['source', 'hyperionId']],
    [contactLog, {}, ['hyperionId', 'from', 'to']],
    [contactLog, { ...times, from: '2026-03-01T05:00:00.000Z' }, ['from']],
    [contactLog, { ...times, repliedStatus: 'maybe' }, ['repliedStatus']],
    [contactLog, { ...times, orderBy: 'customerName' }, ['orderBy']],
    [usage, { hyperionId: 'HAR', usageTimestamp: 'now', action: 'a' }, ['usageTimestamp']],
    [usage, { hyperionId: 'HAR', usageTimestamp: '0000/01/01 00:00:00', action: 'a' }, ['usageTimestamp']],
    [usage, { hyperionId: 'HAR', usageTimestamp: '9999/12/31 23:59:59', action: 'a' }, ['usageTimestamp']],
    [searches, { ...search({}), name: '\ude00' }, ['name']],
    [searches, search({ values: { '\ud83d': 'Red' } }), ['filter.values']],
    [searches, search({ values: { color: 'a\0' } }), ['filter.values.color']],
    [usage, { hyperionId: 'HAR', usageTimestamp: '2026/03/16 15:30:00', action: '<script>' }, ['action']],
  ])('%s %j is refused with its fields named', async (url, body, fields) => {
    const answer = await post(url, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    const problem = answer.json<{ code: string; errors: { field: string; message: string }[] }>()
    expect(problem.code).toBe('invalid')
    expect(problem.errors.map(({ field }) => field).sort()).toEqual([...fields].sort())
    for (const { message } of problem.errors) expect(message).not.toBe('')
  })

  it('names the expected type and never the value', async () => {
    const answer = await post(logs, { ...good, pageSize: 'Ana Meyer' })
    expect(answer.json()).toMatchObject({
      errors: [{ field: 'pageSize', code: 'invalid', message: 'whole number 1 to 10000' }],
    })
    expect(answer.body).not.toContain('Ana Meyer')
  })

  it('writes nothing', async () => {
    const before = await test.db.selectFrom('user_usage').select('usage_id').execute()
    await post(usage, { hyperionId: 'HAR', usageTimestamp: '2026/02/30 10:00:00', action: 'a' })
    await post(usage, { hyperionId: 'HAR', usageTimestamp: '2026/02/10 10:00:00' })
    expect(await test.db.selectFrom('user_usage').select('usage_id').execute()).toEqual(before)
  })

  it.each([
    ['{"source":', 400, 'invalid'],
    ['', 400, 'invalid'],
    ['{"__proto__":{"a":1},"source":"EQLOG"}', 400, 'invalid'],
  ])('%j is no JSON to work with', async (payload, status, code) => {
    const answer = await post(logs, payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, requestId: answer.headers['x-request-id'] })
  })

  it('takes no body over 256 KB', async () => {
    const answer = await post(logs, { ...good, filler: 'x'.repeat(256 * 1024) })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'tooLarge' })
  })

  it('takes nothing but JSON', async () => {
    const answer = await post(logs, 'source=EQLOG', { 'content-type': 'text/plain' })
    expect(answer.statusCode).toBe(415)
  })

  it('drops fields that nobody agreed on', async () => {
    const store = await addStore(test.db)
    const token = await test.issuer.tokenFor(person(store))
    const answer = await test.app.inject({
      method: 'PUT',
      url: '/api/application/stores/active',
      headers: { authorization: `Bearer ${token}` },
      payload: { hyperionId: store, userName: 'somebody.else' },
    })
    expect(answer.json()).toMatchObject({ data: { hyperionId: store } })
    const chosen = test.db.selectFrom('active_store').where('hyperion_id', '=', store)
    expect(await chosen.select('user_name').execute()).toEqual([{ user_name: 'pat.tester' }])
  })
})

describe('a token', () => {
  const whoAmI = (token: string) =>
    test.app.inject({ url: '/api/auth/user-access', headers: { authorization: `Bearer ${token}` } })
  const inAnHour = Math.floor(Date.now() / 1000) + 3_600
  const claims = { iss: testIssuer, aud: testAudience, sub: 'sub', exp: inAnHour, roles: [generalAccess] }
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  it('is good when all of it is', async () => {
    expect((await whoAmI(await test.issuer.tokenFor({}))).statusCode).toBe(200)
  })

  it.each([
    ['another issuer', { iss: 'https://elsewhere.test' }],
    ['another audience', { aud: 'equity' }],
    ['no expiry', { exp: undefined }],
    ['a start in the future', { nbf: inAnHour }],
    ['nobody', { sub: undefined }],
  ])('with %s is refused', async (_what, wrong) => {
    const answer = await whoAmI(await test.issuer.tokenFor({ claims: wrong }))
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'tokenInvalid' })
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  it('that has ended is told apart', async () => {
    const answer = await whoAmI(await test.issuer.tokenFor({ claims: { exp: 1_000_000_000 } }))
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'tokenExpired' })
  })

  it('signed by another key is refused, which the log says without the token', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const token = await test.issuer.tokenFor({}, privateKey)
    const { statusCode, headers } = await whoAmI(token)
    expect(statusCode).toBe(401)
    const lines = test.logged().split('\n')
    const line = lines.find((one) => one.includes(String(headers['x-request-id'])))
    expect(line).toContain('a token was refused')
    expect(test.logged()).not.toContain(token)
  })

  it('without a signature is refused', async () => {
    const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
    const answer = await whoAmI(unsigned)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'tokenInvalid' })
  })

  it('signed with the public key as if it were a secret is refused', async () => {
    const signed = `${part({ alg: 'HS256', kid: 'test' })}.${part(claims)}`
    const secret = JSON.stringify(test.issuer.publicKey)
    const forged = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
    expect((await whoAmI(forged)).statusCode).toBe(401)
  })

  it('that carries its own key is refused', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) })
      .sign(privateKey)
    expect((await whoAmI(forged)).statusCode).toBe(401)
  })

  it('whose payload was changed is refused', async () => {
    const [head = '', , signature = ''] = (await test.issuer.tokenFor({})).split('.')
    expect((await whoAmI(`${head}.${part(claims)}.${signature}`)).statusCode).toBe(401)
  })

  it.each(['', 'Basic abc', 'Bearer', 'Bearer a b'])('is missing in %j', async (authorization) => {
    const answer = await test.app.inject({ url: '/api/auth/user-access', headers: { authorization } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'tokenMissing' })
  })
})
