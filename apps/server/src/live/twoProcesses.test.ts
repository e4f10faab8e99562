import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { storeTag } from '@retain/domain/live/tags'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { buildApp } from '../app/app'
import { systemClock } from '../core/clock'
import { transact } from '../outbox/transact'
import { openDatabase } from '../db/connection'
import type { Database } from '../db/schema/schema'
import { addStore } from '../testing/fixtures'
import { liveClient, type LiveClient } from '../testing/liveClient'
import { portOf } from '../testing/portOf'
import { testConfig } from '../testing/testApp'
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase'
import { makeIssuer, type TestIssuer } from '../testing/testTokens'
import { connectProcesses, type OtherProcesses } from './otherProcesses'
import { writeOutbox } from '../outbox/outbox'

const removed = (opptId: string): LiveMessage => ({
  type: 'OPPT_REMOVED',
  payload: { opptId, hyperionId: 'any', replacedBy: null },
})

describe.runIf(process.env['DATABASE_URL'] !== undefined)('two processes on one PostgreSQL', () => {
  let own: TestDatabase
  let issuer: TestIssuer
  const apps: FastifyInstance[] = []
  const databases: Database[] = []
  let third: OtherProcesses

  beforeAll(async () => {
    own = await openTestDatabase()
    issuer = await makeIssuer()
    const url = own.url ?? ''
    third = connectProcesses(
      url,
      () => undefined,
      () => undefined,
    )
    for (let process = 0; process < 2; process += 1) {
      const db = await openDatabase({ kind: 'postgres', url }, () => undefined)
      const app = await buildApp({
        config: testConfig({ DATABASE_URL: url }),
        db,
        logger: pino({ level: 'silent' }),
        clock: systemClock,
        trust: async () => issuer.verifyToken,
        webFolder: '/nowhere',
      })
      await app.listen({ port: 0, host: '127.0.0.1' })
      apps.push(app)
      databases.push(db)
    }
  })
  afterAll(async () => {
    await third.leave()
    for (const app of apps) await app.close()
    for (const db of databases) await db.destroy()
    await own.close()
  })

  /** Somebody at each of the processes, listening to a store of their own. */
  async function listeners(): Promise<{ store: string; clients: LiveClient[] }> {
    const store = await addStore(own.db)
    const token = await issuer.tokenFor({ roles: [generalAccess], stores: [store] })
    const clients = apps.map(({ server }) =>
      liveClient(`ws://127.0.0.1:${portOf(server)}/live?access_token=${token}`),
    )
    for (const client of clients) {
      await client.next()
      await client.subscribe([storeTag(store)])
    }
    return { store, clients }
  }
  /** Writes as a third process does, which serves nobody. */
  const publish = (store: string, opptId: string, announce = () => third.notify()) =>
    transact({ db: own.db, clock: systemClock, live: { announce } }, async (_t, tell) =>
      tell(storeTag(store), removed(opptId)),
    )

  it('deliver what a third has written, each event once and all in one order', async () => {
    const { store, clients } = await listeners()
    const ids = Array.from({ length: 50 }, (_, place) => String(place))
    for (const opptId of ids) await publish(store, opptId)
    for (const client of clients) {
      for (const opptId of ids) expect(await client.nextEvent()).toMatchObject(removed(opptId))
      expect(await client.subscribe([])).toEqual([])
      client.socket.terminate()
    }
  })

  it('deliver what transactions write that end in another order than they began', async () => {
    const { store, clients } = await listeners()
    let finish = () => undefined as void
    const finished = new Promise<void>((done) => (finish = done))
    const slow = own.db.transaction().execute(async (transaction) => {
      await writeOutbox(transaction, [{ tag: storeTag(store), message: removed('1') }], systemClock())
      await finished
    })
    await publish(store, '2')
    for (const client of clients) expect(await client.nextEvent()).toMatchObject(removed('2'))
    finish()
    await slow
    for (const client of clients) {
      expect(await client.nextEvent()).toMatchObject(removed('1'))
      client.socket.terminate()
    }
  })

  it('deliver what was written by one that died before it rang', async () => {
    const { store, clients } = await listeners()
    await publish(store, '1', () => undefined)
    for (const client of clients) {
      expect(await client.nextEvent()).toMatchObject(removed('1'))
      client.socket.terminate()
    }
  })

  it('have what was written while their connection for listening was down', async () => {
    const { store, clients } = await listeners()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(own.db)
    await publish(store, '3')
    for (const client of clients) {
      expect(await client.nextEvent()).toMatchObject(removed('3'))
      client.socket.terminate()
    }
  })
})
