import { storeTag } from '@retain/domain/live/tags'
import { noLongerOwnsMessage } from '@retain/domain/live/noLongerOwns'
import { expect, it } from 'vitest'
import { eventsOf } from '../testing/outboxEvents'
import { at } from '../testing/testApp'
import { withDatabase } from '../testing/testDatabase'
import { afterCommit, transact, type Work } from './transact'

const test = withDatabase()
const message = (opptId: string) => noLongerOwnsMessage({ opptId, hyperionId: 'HAR' })

/** Runs work, and keeps what was announced and called back, in its order. */
async function run<A>(work: (calls: string[]) => Work<A>) {
  const calls: string[] = []
  const announced: string[] = []
  const announce = (eventIds: readonly string[]) => {
    announced.push(...eventIds)
    calls.push('announced')
  }
  const answer = await transact(
    { db: test.db, clock: () => at('2026-03-16T15:30:00.000Z'), live: { announce } },
    work(calls),
  ).catch((error: unknown) => error)
  return { answer, calls, announced }
}

it('commits the messages of its work, announces them in their order, and answers', async () => {
  const { answer, announced } = await run(() => (_transaction, publish) => {
    publish(storeTag('A'), message('1'))
    publish(storeTag('A'), message('2'))
    return Promise.resolve('done')
  })
  expect(answer).toBe('done')
  const events = await eventsOf(test.db, 'A')
  expect(events.map(({ payload }) => payload['opptId'])).toEqual(['1', '2'])
  const rows = await test.db
    .selectFrom('live_outbox')
    .select(['event_id', 'created_at'])
    .orderBy('event_id')
    .execute()
  expect(announced).toEqual(rows.map((row) => row.event_id))
  expect(new Set(rows.map((row) => row.created_at))).toEqual(new Set(['2026-03-16T15:30:00.000Z']))
})

it('announces nothing where nothing was published', async () => {
  expect((await run(() => () => Promise.resolve())).calls).toEqual([])
})

it('calls back after the commit, once its messages are announced', async () => {
  const { calls } = await run((made) => (transaction, publish) => {
    for (const name of ['first', 'second']) afterCommit(transaction, () => made.push(name))
    publish(storeTag('B'), message('3'))
    made.push('worked')
    return Promise.resolve()
  })
  expect(calls).toEqual(['worked', 'announced', 'first', 'second'])
})

it('announces nothing, keeps nothing and calls nobody back when its work fails', async () => {
  const { answer, calls } = await run((made) => (transaction, publish) => {
    afterCommit(transaction, () => made.push('called back'))
    publish(storeTag('C'), message('4'))
    return Promise.reject(new Error('given up'))
  })
  expect(answer).toEqual(new Error('given up'))
  expect(calls).toEqual([])
  expect(await eventsOf(test.db, 'C')).toEqual([])
})

it('calls nobody back for a transaction that it did not begin', async () => {
  const alone = test.db.transaction().execute((transaction) => {
    afterCommit(transaction, () => undefined)
    return Promise.resolve()
  })
  await expect(alone).rejects.toThrow('afterCommit needs a transaction of transact or command')
})
