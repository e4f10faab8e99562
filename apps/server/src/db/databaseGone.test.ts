import { createServer, connect, type Server, type Socket } from 'node:net'
import { CompiledQuery } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app/app'
import { portOf } from '../testing/portOf'
import { testConfig, testNow } from '../testing/testApp'
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase'
import { makeIssuer } from '../testing/testTokens'
import { openDatabase } from './connection'
import { isDatabaseGone } from './databaseError'
import type { Database } from './schema/schema'

const server = process.env['DATABASE_URL']

/** A way to the database that can be cut, now or where a statement passes, and mended. */
async function openWay(to: URL) {
  const sockets = new Set<Socket>()
  let isOpen = true
  let cutStatement: string | null = null
  const way: Server = createServer((socket) => {
    if (!isOpen) return socket.destroy()
    const onward = connect(Number(to.port || 5432), to.hostname)
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(end)
      end.on('error', () => undefined)
      end.on('close', () => {
        sockets.delete(end)
        other.destroy()
      })
    }
    socket.on('data', (bytes) => {
      if (cutStatement !== null && bytes.includes(cutStatement)) socket.destroy()
    })
    return socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done))
  return {
    port: portOf(way),
    cut: () => {
      isOpen = false
      for (const socket of sockets) socket.destroy()
    },
    cutAt: (statement: string) => {
      cutStatement = statement
    },
    mend: () => {
      isOpen = true
      cutStatement = null
    },
    close: () => way.close(),
  }
}

describe.runIf(server !== undefined)('a PostgreSQL that is away for a while', () => {
  let own: TestDatabase
  let db: Database
  let way: Awaited<ReturnType<typeof openWay>>

  beforeAll(async () => {
    own = await openTestDatabase()
    way = await openWay(new URL(own.url ?? ''))
    const url = new URL(own.url ?? '')
    url.hostname = '127.0.0.1'
    url.port = String(way.port)
    db = await openDatabase({ kind: 'postgres', url: url.href }, () => undefined)
  })
  afterAll(async () => {
    await db.destroy()
    way.close()
    await own.close()
  })

  it('makes calls unavailable and the server not ready, and both recover by themselves', async () => {
    const issuer = await makeIssuer()
    const app = await buildApp({
      config: testConfig(),
      db,
      logger: pino({ level: 'silent' }),
      clock: () => testNow,
      trust: async () => issuer.verifyToken,
      webFolder: '/nowhere',
    })
    const headers = { authorization: `Bearer ${await issuer.tokenFor({})}` }
    const ask = () => app.inject({ url: '/api/auth/user-access', headers })
    const ready = () => app.inject({ url: '/health/ready' })

    expect((await ask()).statusCode).toBe(200)
    way.cut()
    for (let call = 0; call < 3; call += 1) {
      const answer = await ask()
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json()).toMatchObject({
        code: 'unavailable',
        detail: 'Retain is not available at present.',
      })
    }
    expect((await ready()).statusCode).toBe(503)
    way.mend()
    expect((await ask()).statusCode).toBe(200)
    expect((await ready()).json()).toEqual({ ready: true })
    await app.close()
  })

  it('keeps no place in the pool for a connection that breaks while its session is set up', async () => {
    const select = () => db.executeQuery(CompiledQuery.raw('select 1 as one'))
    way.cut()
    await expect(select()).rejects.toThrow()
    way.mend()
    way.cutAt('set_config')
    for (let attempt = 0; attempt < 11; attempt += 1) await expect(select()).rejects.toThrow('terminated')
    way.mend()
    expect((await select()).rows).toEqual([{ one: 1 }])
  })
})

describe('isDatabaseGone', () => {
  it.each([
    [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
    [Object.assign(new Error('x'), { code: '57P01' }), true],
    [Object.assign(new Error('x'), { code: '08006' }), true],
    [new Error('Connection terminated unexpectedly'), true],
    [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })]), true],
    [Object.assign(new Error('x'), { code: '23505' }), false],
    [new Error('something else'), false],
    [null, false],
  ])('%s: %s', (error, isGone) => {
    expect(isDatabaseGone(error)).toBe(isGone)
  })
})
