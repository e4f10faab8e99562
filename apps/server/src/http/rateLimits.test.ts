import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instantFromEpoch } from '@retain/domain/calendar/instant'
import { addStore } from '../testing/fixtures'
import { withApp } from '../testing/testApp'
import { answerErrors } from './answerErrors'
import { limitIdentity, limitsPerMinute, makeLimits } from './rateLimits'
import { deleteOldCounts } from './sharedCounts'

const test = withApp({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' } })

/** Calls until the limit is used up, and once more; the status of the last one. */
async function useUp(limit: number, call: () => Promise<{ statusCode: number }>): Promise<number> {
  for (let count = 0; count < limit; count += 1) expect((await call()).statusCode).not.toBe(429)
  return (await call()).statusCode
}

const from = (address: string) => ({ 'x-forwarded-for': address })

describe('limits', () => {
  it('are counted by user and by kind of call', async () => {
    const hyperionId = await addStore(test.db)
    const tokens = [
      await test.issuer.tokenFor({ userName: 'many.calls', stores: [hyperionId] }),
      await test.issuer.tokenFor({ userName: 'few.calls', stores: [hyperionId] }),
    ]
    const choose = (token = '') =>
      test.app.inject({
        method: 'PUT',
        url: '/api/application/stores/active',
        headers: { authorization: `Bearer ${token}` },
        payload: { hyperionId },
      })
    for (let call = 0; call < limitsPerMinute.write; call += 1)
      expect((await choose(tokens[0])).statusCode).toBe(200)

    const refused = await choose(tokens[0])
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'rateLimited', title: 'Too Many Requests' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)

    expect((await choose(tokens[1])).statusCode).toBe(200)
    const read = await test.app.inject({
      url: '/api/application/stores',
      headers: { authorization: `Bearer ${tokens[0] ?? ''}` },
    })
    expect(read.statusCode).toBe(200)
  })

  const validate = (address: string) =>
    test.app.inject({ url: '/api/auth/token/validate?client_id=equity&token=t', headers: from(address) })
  const withToken = (address: string, token: string) =>
    test.app.inject({
      url: '/api/application/stores',
      headers: { ...from(address), authorization: `Bearer ${token}` },
    })

  it('hold the validation of tokens by the address that the trusted proxy names', async () => {
    expect(await useUp(limitsPerMinute.tokenValidation, () => validate('203.0.113.1'))).toBe(429)
    expect((await validate('203.0.113.2')).statusCode).toBe(200)
    expect((await withToken('203.0.113.1', 'bad')).statusCode).toBe(401)
  })

  it('hold calls with bad tokens by address, and not the good ones beside them', async () => {
    expect(await useUp(limitsPerMinute.badToken, () => withToken('203.0.113.3', 'bad'))).toBe(429)
    expect((await withToken('203.0.113.4', 'bad')).statusCode).toBe(401)
    expect((await validate('203.0.113.3')).statusCode).toBe(200)
    const good = await test.issuer.tokenFor({})
    expect((await withToken('203.0.113.3', good)).statusCode).toBe(200)
  })
})

describe('the limits of the identity server', () => {
  const app = Fastify({ trustProxy: '127.0.0.1' })
  beforeAll(async () => {
    app.decorateRequest('caller', null)
    answerErrors(app)
    limitIdentity(app, await makeLimits(app, { isOn: true, sharedIn: null }))
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    app.post('/oidc/interaction/:uid', async () => 'signed in')
    app.all('/oidc/*', async () => 'identity')
    app.get('/app/log', async () => 'page')
  })
  afterAll(() => app.close())

  const signIn = (address: string, person: string) =>
    app.inject({
      method: 'POST',
      url: '/oidc/interaction/1',
      headers: { ...from(address), 'content-type': 'application/x-www-form-urlencoded' },
      payload: `person=${person}`,
    })
  const ask = (address: string, url = '/oidc/token') =>
    app.inject({ method: 'POST', url, headers: from(address) })

  it('hold signing in by address, whoever is chosen', async () => {
    let number = 0
    const asAnybody = () => signIn('203.0.113.5', `person.${(number += 1)}`)
    expect(await useUp(limitsPerMinute.signIn, asAnybody)).toBe(429)
    expect((await ask('203.0.113.5')).statusCode).toBe(200)
  })

  it('hold signing in as one person, from wherever', async () => {
    let number = 0
    const fromAnywhere = () => signIn(`198.51.100.${(number += 1)}`, 'robin.vale')
    expect(await useUp(limitsPerMinute.signInAs, fromAnywhere)).toBe(429)
    expect((await signIn('198.51.100.99', 'dana.baker')).statusCode).toBe(200)
  })

  it('hold everything else by address, and no pages of the app', async () => {
    expect(await useUp(limitsPerMinute.identity, () => ask('203.0.113.6'))).toBe(429)
    expect((await ask('203.0.113.7')).statusCode).toBe(200)
    expect((await signIn('203.0.113.6', 'alex.romero')).statusCode).toBe(200)
    expect((await app.inject({ url: '/app/log', headers: from('203.0.113.6') })).statusCode).toBe(200)
  })
})

describe('processes that share a database', () => {
  /** A process of its own, as far as the limits see: an app with counters of its own. */
  const processOf = async () => {
    const app = Fastify()
    app.decorateRequest('caller', null)
    answerErrors(app)
    const checkLimit = await makeLimits(app, { isOn: true, sharedIn: test.db })
    app.get<{ Params: { who: string } }>('/:who', async (request, reply) => {
      await checkLimit('signIn', request, reply, request.params.who)
      return 'counted'
    })
    return (who: string) => app.inject(`/${who}`)
  }

  it('share their limits', async () => {
    const [one, other] = [await processOf(), await processOf()]
    let turn = 0
    const inTurns = () => ((turn += 1) % 2 === 0 ? one('ann') : other('ann'))
    expect(await useUp(limitsPerMinute.signIn, inTurns)).toBe(429)
    const [first, second] = [await one('ann'), await other('ann')]
    for (const { statusCode, headers } of [first, second]) {
      expect(statusCode).toBe(429)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    }
    expect((await one('bob')).statusCode).toBe(200)
  })

  it('count every call of several at once', async () => {
    const [one, other] = [await processOf(), await processOf()]
    const calls = Array.from({ length: limitsPerMinute.signIn + 5 }, (_, at) =>
      at % 2 === 0 ? one('cal') : other('cal'),
    )
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  it('start anew when the minute has ended, and keep no key that names anybody', async () => {
    const ask = await processOf()
    expect(await useUp(limitsPerMinute.signIn, () => ask('dan'))).toBe(429)
    const rows = await test.db.selectFrom('rate_limit').select('key').execute()
    expect(JSON.stringify(rows)).not.toMatch(/ann|bob|cal|dan/)
    await test.db
      .updateTable('rate_limit')
      .set({ ends_at: instantFromEpoch(Date.now() - 1_000) })
      .execute()
    expect((await ask('dan')).statusCode).toBe(200)
    await deleteOldCounts(test.db, instantFromEpoch(Date.now()))
    expect(await test.db.selectFrom('rate_limit').select('calls').execute()).toEqual([{ calls: 1 }])
  })
})
