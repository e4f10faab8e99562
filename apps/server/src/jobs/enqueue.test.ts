import { afterEach, describe, expect, it } from 'vitest'
import { transact } from '../outbox/transact'
import { withDatabase } from '../testing/testDatabase'
import { testKind, testQueue } from '../testing/testRunner'
import { enqueue } from './enqueue'
import { onJobs } from './wake'

const test = withDatabase()
const queue = testQueue(() => test.db)
const now = queue.host.clock()

let stopListening = () => undefined as void
afterEach(() => stopListening())

/** Counts how often runners are woken. */
function countWakes() {
  let wakes = 0
  stopListening = onJobs(() => {
    wakes += 1
  })
  return () => wakes
}

describe('a job that a command enqueues', () => {
  it('is kept with the command, and runners hear of it after the commit', async () => {
    const kind = testKind({})
    const wakes = countWakes()
    await transact(queue.host, async (transaction) => {
      await enqueue(transaction, kind, { name: 'kept' }, { now })
      expect(wakes()).toBe(0)
    })
    expect(wakes()).toBe(1)
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'waiting', attempts: 0, due_at: now }])
  })

  it('is gone with a command that fails, and nobody hears of it', async () => {
    const kind = testKind({})
    const wakes = countWakes()
    const failing = transact(queue.host, async (transaction) => {
      await enqueue(transaction, kind, { name: 'lost' }, { now })
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
    expect(wakes()).toBe(0)
    expect(await queue.rowsOf(kind)).toEqual([])
  })

  it('is taken in once when it has a dedupe key, also after it was done', async () => {
    const [kind, other] = [testKind({}), testKind({})]
    expect(await queue.enqueue(kind, 'first', { dedupeKey: 'HAR' })).not.toBeNull()
    expect(await queue.enqueue(kind, 'second', { dedupeKey: 'HAR' })).toBeNull()
    expect(await queue.enqueue(other, 'of another kind', { dedupeKey: 'HAR' })).not.toBeNull()
    await queue.work(kind)
    expect(await queue.enqueue(kind, 'third', { dedupeKey: 'HAR' })).toBeNull()
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'done' }])
  })

  it('needs a transaction that tells of its commit', async () => {
    const bare = test.db
      .transaction()
      .execute((transaction) => enqueue(transaction, testKind({}), { name: 'any' }, { now }))
    await expect(bare).rejects.toThrow('afterCommit needs a transaction of transact or command')
  })
})
