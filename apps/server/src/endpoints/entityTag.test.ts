import { describe, expect, it } from 'vitest'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addOpportunity, addStore } from '../testing/fixtures'
import { withApp } from '../testing/testApp'
import { isKnownTo } from './entityTag'

const test = withApp()

async function ask(url: string, stores: readonly string[], headers: Record<string, string> = {}) {
  const token = await test.issuer.tokenFor({ roles: [generalAccess], stores })
  return test.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } })
}

const makesOf = (store: string) => `/api/opportunity/makes?hyperionId=${store}`
const settingsOf = (store: string) => `/api/admin/setting/global/${store}`

describe('an answer that changes seldom', () => {
  it.each([
    ['lookups', makesOf, 'private, max-age=300'],
    ['settings', settingsOf, 'private, no-cache'],
    ['saved columns', () => '/api/opportunity/saved-search?searchType=EqLogCol', 'private, no-cache'],
    ['stores', () => '/api/application/stores', 'private, no-cache'],
  ])('is not sent again while it is the same: %s', async (_what, urlOf, cacheControl) => {
    const store = await addStore(test.db)
    const first = await ask(urlOf(store), [store])
    const kept = { 'cache-control': cacheControl, etag: first.headers['etag'] }
    expect(first.headers).toMatchObject(kept)
    expect(first.headers['vary']).toContain('Authorization')
    expect(first.headers['etag']).toMatch(/^W\/"[\w-]{27}"$/)
    const again = await ask(urlOf(store), [store], { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject(kept)
  })

  it('is sent when it has changed', async () => {
    const store = await addStore(test.db)
    const { headers } = await ask('/api/application/stores', [store])
    await test.db.updateTable('store').set({ name: 'Renamed' }).where('hyperion_id', '=', store).execute()
    const changed = await ask('/api/application/stores', [store], {
      'if-none-match': String(headers['etag']),
    })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({
      data: [{ name: 'Renamed' }],
      meta: { requestId: changed.headers['x-request-id'] },
    })
    expect(changed.headers['etag']).not.toBe(headers['etag'])
  })

  it('is refused to whoever may not see it, whatever their browser has kept', async () => {
    const [own, foreign] = [await addStore(test.db), await addStore(test.db)]
    const known = { 'if-none-match': String((await ask(makesOf(foreign), [foreign])).headers['etag']) }
    const answer = await ask(makesOf(foreign), [own], known)
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers).not.toHaveProperty('etag')
    expect((await test.app.inject({ url: makesOf(foreign), headers: known })).statusCode).toBe(401)
  })
})

it('what is known of a customer is kept nowhere', async () => {
  const store = await addStore(test.db)
  const opptId = await addOpportunity(test.db, store)
  const { headers } = await ask(`/api/opportunity/${opptId}/deal-info`, [store], { 'if-none-match': '*' })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).not.toHaveProperty('etag')
})

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['W/"b", W/"a"', true],
  ['*', true],
  ['W/"b"', false],
  ['a', false],
  ['', false],
])('a client that has %s has W/"a": %s', (known, isKnown) => {
  expect(isKnownTo({ headers: { 'if-none-match': known } }, 'W/"a"')).toBe(isKnown)
})
