import { call } from '@retain/api-client/kernel/call'
import { listSavedSearches } from '@retain/api-client/saved-search'
import { listStores, setActiveStore } from '@retain/api-client/stores'
import { searchLogs } from '@retain/api-client/work-log'
import { recordingTransport, type GivenAnswer } from '@retain/api-client/testing'
import { utc } from '@retain/domain/calendar/storeOffset'
import { equityLog } from '@retain/domain/work-log/equity-log/equityLog'
import { equityLogRequest } from '@retain/domain/work-log/equity-log/equityLogRequest'
import { defaultView } from '@retain/domain/work-log/view/viewAddress'
import * as E from 'fp-ts/Either'
import { expect, it, vi } from 'vitest'
import { problem } from '../../testing/fakeApi'
import { wirePage } from '../../testing/fixtures'
import { makeEarlyRequests } from './earlyRequests'

const good: GivenAnswer = () => Response.json({ data: [], meta: {} })

/** A transport of the app, and one whose requests are made ahead of it. */
function setUp(answer: GivenAnswer = good) {
  const { transport, seen } = recordingTransport(answer)
  const early = makeEarlyRequests(transport.fetch)
  return { early, seen, transport, app: { ...transport, fetch: early.fetch } }
}

/** Lets a request that was made leave. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

it('gives the answer of a request that was made ahead to whoever makes it, once', async () => {
  const { early, seen, transport, app } = setUp()
  early.ask(listStores, {}, transport)
  await settle()
  expect(E.isRight(await call(listStores, {}, app)())).toBe(true)
  expect(seen).toHaveLength(1)
  expect(E.isRight(await call(listStores, {}, app)())).toBe(true)
  expect(seen).toHaveLength(2)
})

it('makes a request itself that nobody made ahead', async () => {
  const { early, seen, transport, app } = setUp()
  early.ask(listSavedSearches, { query: { searchType: 'EQLOG' } }, transport)
  await settle()
  await call(listSavedSearches, { query: { searchType: 'EqLogCol' } }, app)()
  expect(seen.map(({ url }) => new URL(url).search)).toEqual(['?searchType=EQLOG', '?searchType=EqLogCol'])
})

it('gives no answer to somebody else', async () => {
  const { early, seen, transport, app } = setUp()
  early.ask(listStores, {}, transport)
  await settle()
  await call(listStores, {}, { ...app, accessToken: () => Promise.resolve('token-of-bob') })()
  expect(seen.map(({ headers }) => headers['authorization'])).toEqual([
    'Bearer token-of-ann',
    'Bearer token-of-bob',
  ])
})

it.each([
  ['was refused', () => problem(403, 'Forbidden')],
  ['could not be sent', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves it to whoever asks what becomes of a request that %s', async (_what, fail) => {
  let isFirst = true
  const { early, seen, transport, app } = setUp((request, signal) => {
    if (!isFirst) return good(request, signal)
    isFirst = false
    return fail()
  })
  early.ask(listStores, {}, transport)
  await settle()
  expect(E.isRight(await call(listStores, {}, app)())).toBe(true)
  expect(seen).toHaveLength(2)
})

it('makes no request that changes something', () => {
  const { early, seen, transport } = setUp()
  expect(() => early.ask(setActiveStore, { body: { hyperionId: 'HAR' } }, transport)).toThrow(
    'setActiveStore',
  )
  expect(seen).toEqual([])
})

it('gives the answer to a search to whoever searches for the same', async () => {
  const { early, seen, transport, app } = setUp(() => Response.json({ data: wirePage([]) }))
  const searchOf = (hyperionId: string) => ({
    body: equityLogRequest(hyperionId, {}, defaultView(equityLog), utc),
  })
  early.ask(searchLogs, searchOf('HAR'), transport)
  await settle()
  expect(E.isRight(await call(searchLogs, searchOf('HAR'), app)())).toBe(true)
  expect(seen).toHaveLength(1)
  await call(searchLogs, searchOf('BLR'), app)()
  expect(seen).toHaveLength(2)
})

it('lets a waiting answer be read before it is taken', async () => {
  const { early, seen, transport, app } = setUp()
  early.ask(listStores, {}, transport)
  await settle()
  expect(await early.read(listStores, {}, transport)).toEqual([])
  expect(E.isRight(await call(listStores, {}, app)())).toBe(true)
  expect(seen).toHaveLength(1)
  expect(await early.read(listStores, {}, transport)).toBeNull()
  expect(seen).toHaveLength(1)
})

it('asks past every cache where a fresh answer is wanted', async () => {
  const { early, seen, transport, app } = setUp()
  early.ask(listStores, {}, transport)
  await settle()
  await call(listStores, { isFresh: true }, app)()
  expect(seen).toHaveLength(2)
})

it('forgets what nobody took', async () => {
  const { early, seen, transport, app } = setUp()
  early.ask(listStores, {}, transport)
  await settle()
  early.end()
  await call(listStores, {}, app)()
  expect(seen).toHaveLength(2)
})

it('gives up the body of an answer that nobody took', async () => {
  const cancel = vi.fn()
  const { early, transport } = setUp(() => new Response(new ReadableStream({ cancel })))
  early.ask(listStores, {}, transport)
  await settle()
  early.end()
  await settle()
  expect(cancel).toHaveBeenCalledOnce()
})

it.each([
  ['the app has made', async ({ app }: ReturnType<typeof setUp>) => void (await call(listStores, {}, app)())],
  ['nobody waits for any more', ({ early }: ReturnType<typeof setUp>) => Promise.resolve(early.end())],
])('makes no request ahead that %s', async (_what, before) => {
  const start = setUp()
  await before(start)
  const { length } = start.seen
  start.early.ask(listStores, {}, start.transport)
  await settle()
  expect(start.seen).toHaveLength(length)
})

it('ends with the call that waits for it', async () => {
  const { early, transport, app } = setUp(() => new Promise(() => {}))
  early.ask(listStores, {}, transport)
  await settle()
  const giveUp = new AbortController()
  const answer = call(listStores, {}, app, giveUp.signal)()
  giveUp.abort()
  expect(await answer).toMatchObject(E.left({ kind: 'aborted' }))
})
