import {
  CompiledQuery,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Dialect,
} from 'kysely'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerErrors } from '../http/answerErrors'
import { mountHealth } from '../http/health'
import { DatabaseError } from './databaseError'
import { openWatched } from './fullDisk'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A database that reads and refuses every write with this code. */
const refusing = (code: string): Dialect => ({
  createAdapter: () => new PGliteAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createDriver: () => ({
    init: async () => undefined,
    acquireConnection: async () => ({
      executeQuery: async (query) => {
        if (query.sql.startsWith('insert')) throw new DatabaseError('no', code)
        return { rows: [] }
      },
      streamQuery: () => {
        throw new Error('Nothing is streamed')
      },
    }),
    releaseConnection: async () => undefined,
    beginTransaction: async () => undefined,
    commitTransaction: async () => undefined,
    rollbackTransaction: async () => undefined,
    destroy: async () => undefined,
  }),
})

function serverOn(code: string) {
  const [app, db] = [Fastify(), openWatched(refusing(code))]
  answerErrors(app)
  mountHealth(app, db)
  app.post('/write', () => db.executeQuery(CompiledQuery.raw('insert')))
  const ready = async () => (await app.inject('/health/ready')).statusCode
  return { ready, write: () => app.inject({ method: 'POST', url: '/write' }) }
}

it('a full disk is answered with when to try again, and the server is not ready for half a minute', async () => {
  const { ready, write } = serverOn('53100')
  expect(await ready()).toBe(200)
  const refused = await write()
  expect(refused.statusCode).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ code: 'unavailable' })
  expect(await ready()).toBe(503)
  vi.advanceTimersByTime(29_999)
  expect(await ready()).toBe(503)
  vi.advanceTimersByTime(1)
  expect(await ready()).toBe(200)
  await write()
  expect(await ready()).toBe(503)
})

it('a value that is refused makes no server unready', async () => {
  const { ready, write } = serverOn('22003')
  expect((await write()).statusCode).toBe(400)
  expect(await ready()).toBe(200)
})
