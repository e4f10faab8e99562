import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@retain/api-client/endpoints'
import { permissions, type Permission } from '@retain/domain/session/user/permissions'
import { routeOf } from '../endpoints/mount'
import { addAuditEntry } from '../testing/addAuditEntry'
import { exampleFor } from '../testing/exampleFor'
import { exampleRequests, type AnyEndpoint } from '../testing/exampleRequests'
import { addStore } from '../testing/fixtures'
import { startLeadServer } from '../testing/leadServer'
import { sendExample } from '../testing/sendExample'
import { switchOff } from '../testing/switchOff'
import { withApp } from '../testing/testApp'
import type { TestPerson } from '../testing/testTokens'

const systems = await startLeadServer()
afterAll(() => systems.close())
const test = withApp({
  environment: { COMPASS_API_URL: systems.url, ELEAD_API_URL: systems.url, LEAD_HOSTS: '127.0.0.1' },
})
// The first entry of the log, before any call is audited.
beforeAll(() => addAuditEntry(test.db))

/** The largest id that the contract lets through. */
const unknownId = '9'.repeat(18)

const madeFor = (endpoint: AnyEndpoint, hyperionId: string, permission?: Permission) =>
  exampleFor({ db: test.db, leadUrl: systems.url }, endpoint, hyperionId, permission)

async function askAs(endpoint: AnyEndpoint, hyperionId: string, person: TestPerson, permission?: Permission) {
  const example = await madeFor(endpoint, hyperionId, permission)
  return sendExample(test.app, endpoint, example, await test.issuer.tokenFor(person))
}

type Answered = Awaited<ReturnType<typeof sendExample>>

/** What an answer holds, and the id that it says of itself: a file or lines say nothing but themselves. */
function contentOf({ answers }: AnyEndpoint, answer: Answered): { data: unknown; requestId: unknown } {
  const requestId = answer.headers['x-request-id']
  if (answers === 'file') return { data: answer.body, requestId }
  if (answers === 'lines') {
    const lines = answer.body.trimEnd().split('\n')
    return { data: lines.map((line) => JSON.parse(line) as unknown), requestId }
  }
  const { data, meta } = answer.json<{ data: unknown; meta: { requestId: string } }>()
  return { data, requestId: meta.requestId }
}

const neededBy = (endpoint: AnyEndpoint): readonly Permission[] =>
  typeof endpoint.access === 'string' ? [] : endpoint.access.anyOf

/** Whether the data of a store is asked for: by its code, or by the id of what belongs to it. */
const isOfStore = (endpoint: AnyEndpoint): boolean => typeof endpoint.scope !== 'string'

/** Whether a request names something by its id, which there may not be. */
const isOfRow = ({ scope }: AnyEndpoint): boolean =>
  typeof scope !== 'string' &&
  ('opportunity' in scope || 'contactHistory' in scope || 'emailAttachment' in scope || 'customer' in scope)

describe.each(endpoints.map((endpoint) => ({ name: endpoint.name, endpoint })))('$name', ({ endpoint }) => {
  it('is served at its place in the contract', () => {
    expect(test.app.hasRoute(routeOf(endpoint))).toBe(true)
  })

  it('answers a good call with what the contract says', async () => {
    const store = await addStore(test.db)
    const answer = await askAs(endpoint, store, { roles: permissions, stores: [store] })
    expect(answer.statusCode).toBe(200)
    const { data, requestId } = contentOf(endpoint, answer)
    expect(endpoint.output.decode(data)).toMatchObject({ _tag: 'Right' })
    expect(requestId).toBe(answer.headers['x-request-id'])
    expect(answer.headers['cache-control']).toBe(
      endpoint.maxAge > 0
        ? `private, max-age=${endpoint.maxAge}`
        : endpoint.isRevalidated
          ? 'private, no-cache'
          : 'no-store',
    )
  })

  if (endpoint.access !== 'anyone')
    it('asks for a token', async () => {
      const answer = await sendExample(
        test.app,
        endpoint,
        await madeFor(endpoint, await addStore(test.db)),
        null,
      )
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.json()).toMatchObject({ code: 'tokenMissing', status: 401 })
    })

  if (endpoint.isIdempotent)
    it('asks for a key by which a repeated call is known again', async () => {
      const store = await addStore(test.db)
      const token = await test.issuer.tokenFor({ roles: permissions, stores: [store] })
      for (const key of [null, 'a key with blanks', 'k'.repeat(201)]) {
        const answer = await sendExample(test.app, endpoint, await madeFor(endpoint, store), token, key)
        expect(answer.statusCode).toBe(400)
        expect(answer.json()).toMatchObject({ code: 'idempotencyKeyRequired' })
      }
    })

  if (neededBy(endpoint).length > 0)
    it('refuses whoever lacks the permission [S-361] [L-489]', async () => {
      const store = await addStore(test.db)
      const others = permissions.filter((permission) => !neededBy(endpoint).includes(permission))
      const answer = await askAs(endpoint, store, { roles: others, stores: [store] })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'permission' })
    })

  it.each(neededBy(endpoint))('is open with %s alone', async (permission) => {
    const store = await addStore(test.db)
    const answer = await askAs(endpoint, store, { roles: [permission], stores: [store] }, permission)
    expect(answer.statusCode).toBe(200)
  })

  if (isOfStore(endpoint))
    it('refuses a store that is not the caller’s [L-466]', async () => {
      const [own, foreign] = [await addStore(test.db), await addStore(test.db)]
      const answer = await askAs(endpoint, foreign, { roles: permissions, stores: [own] })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'store' })
      expect(answer.json()).not.toHaveProperty('data')
    })

  if (isOfRow(endpoint))
    it('says so when there is no such thing, whatever else is right', async () => {
      const person = { roles: permissions, stores: [await addStore(test.db)] }
      const example = exampleRequests[endpoint.name]?.('HAR', unknownId, unknownId)
      const answer = await sendExample(test.app, endpoint, example ?? {}, await test.issuer.tokenFor(person))
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toMatchObject({ code: 'notFound', status: 404 })
      expect(answer.headers['content-type']).toContain('application/problem+json')
    })

  if (isOfStore(endpoint))
    it('refuses a store that is switched off', async () => {
      const store = await addStore(test.db)
      await switchOff(test.db, store)
      const answer = await askAs(endpoint, store, { roles: permissions, stores: [store] })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'store' })
    })
})
