import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@retain/api-client/endpoints'
import { permissions } from '@retain/domain/session/user/permissions'
import { addAuditEntry } from '../testing/addAuditEntry'
import { exampleFor } from '../testing/exampleFor'
import type { AnyEndpoint } from '../testing/exampleRequests'
import { addStore } from '../testing/fixtures'
import { heldMemory } from '../testing/heldMemory'
import { startLeadServer } from '../testing/leadServer'
import { addressOf, fitsContract, requestsNear, type SentRequest } from '../testing/malformedRequest'
import { at, withApp } from '../testing/testApp'

/** How many malformed requests each endpoint is sent. */
const requestsEach = Number(process.env['FUZZ_COUNT'] ?? 10_000)
/** The endpoints that are asked, by name; all of them when absent. */
const asked = process.env['FUZZ_ENDPOINTS']?.split(',')
/** Another number makes other requests. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1)

/** How many requests that fit the contract each is sent, with texts and numbers that have broken programs. */
const fittingEach = Math.ceil(requestsEach / 20)
const timeout = 3_600_000

/** What may be held after an endpoint that was not held before it, in bytes. */
const mostHeld = 32 * 1024 * 1024

const systems = await startLeadServer()
afterAll(() => systems.close())
const test = withApp({
  environment: { COMPASS_API_URL: systems.url, ELEAD_API_URL: systems.url, LEAD_HOSTS: '127.0.0.1' },
  // Midnight of the stores: none of their daily work is due, which would change rows meanwhile.
  now: at('2026-03-16T04:00:00.000Z'),
})
beforeAll(() => addAuditEntry(test.db))

const send = (endpoint: AnyEndpoint, request: SentRequest, token: string) =>
  test.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, request),
    headers: {
      authorization: `Bearer ${token}`,
      ...(endpoint.isIdempotent ? { 'idempotency-key': request.key } : {}),
      ...(endpoint.isVersioned ? { 'if-match': request.ifMatch } : {}),
      ...(request.payload === null ? {} : { 'content-type': request.contentType }),
    },
    ...(request.payload === null ? {} : { payload: request.payload }),
  })

/** The rows of every table, but for the log of who was refused what. */
async function countRows(): Promise<Readonly<Record<string, number>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'audit%' order by 1`.execute(
    test.db,
  )
  const counts = tables.map(
    ({ name }) => sql`select ${name} as name, count(*)::integer as rows from ${sql.table(name)}`,
  )
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(
    test.db,
  )
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}

const chosen = endpoints.filter(({ name }) => asked === undefined || asked.includes(name))

describe.each(chosen.map((endpoint) => ({ name: endpoint.name, endpoint })))('$name', ({ endpoint }) => {
  const prepared = async () => {
    const store = await addStore(test.db)
    const token = await test.issuer.tokenFor({ roles: permissions, stores: [store] })
    const example = await exampleFor({ db: test.db, leadUrl: systems.url }, endpoint, store)
    // Whoever calls first is written down as somebody who was here.
    await test.app.inject({ url: '/api/auth/user-access', headers: { authorization: `Bearer ${token}` } })
    return { token, near: requestsNear(endpoint, example) }
  }

  it(`refuses ${requestsEach} malformed requests and changes nothing`, { timeout }, async ({ skip }) => {
    const { token, near } = await prepared()
    const isMalformed = (request: SentRequest) => !fitsContract(endpoint, request)
    skip(!fc.sample(near, { numRuns: 500, seed }).some(isMalformed), 'nothing is malformed to it')
    const [before, held] = [await countRows(), await heldMemory()]
    await fc.assert(
      fc.asyncProperty(near.filter(isMalformed), async (request) => {
        const { statusCode, body } = await send(endpoint, request, token)
        expect(statusCode, body.slice(0, 300)).toBeGreaterThanOrEqual(400)
        expect(statusCode, body.slice(0, 300)).toBeLessThan(500)
      }),
      { numRuns: requestsEach, seed },
    )
    expect(await countRows()).toEqual(before)
    expect((await heldMemory()) - held).toBeLessThan(mostHeld)
  })

  it(`has no fault with ${fittingEach} requests that fit`, { timeout }, async ({ skip }) => {
    const { token, near } = await prepared()
    const fits = (request: SentRequest) => fitsContract(endpoint, request)
    skip(!fc.sample(near, { numRuns: 500, seed }).some(fits), 'hardly anything near its example fits')
    await fc.assert(
      fc.asyncProperty(near.filter(fits), async (request) => {
        const { statusCode, body } = await send(endpoint, request, token)
        expect(statusCode, body.slice(0, 300)).toBeLessThan(500)
      }),
      { numRuns: fittingEach, seed },
    )
  })
})
