import { describe, expect, it } from 'vitest'
import { storeTag } from '@retain/domain/live/tags'
import { eventsOf } from '../testing/outboxEvents'
import { withDatabase } from '../testing/testDatabase'
import { gate, testKind, testQueue } from '../testing/testRunner'
import { PermanentFailure } from './failures'
import { onJobs } from './wake'

const test = withDatabase()
const queue = testQueue(() => test.db)

const retry = { attempts: 4, firstPauseMs: 1_000, longestPauseMs: 60_000 }

describe('a job', () => {
  it('is done once, soon after its command was committed', async () => {
    const done: string[] = []
    const kind = testKind({ run: async ({ name }) => void done.push(name) })
    const runner = queue.runner(kind)
    const stopListening = onJobs(runner.wake)
    await queue.enqueue(kind, 'first')
    await runner.idle()
    expect(done).toEqual(['first'])
    runner.wake()
    await runner.idle()
    expect(done).toEqual(['first'])
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'done', attempts: 1, last_error: null }])
    stopListening()
    await runner.stop()
  })

  it('is not begun before it is due', async () => {
    const kind = testKind({})
    await queue.enqueue(kind, 'any', { dueAt: queue.host.clock() })
    await queue.enqueue(kind, 'later', { dueAt: '2099-01-01T00:00:00.000Z' as never })
    await queue.work(kind)
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'done' }, { state: 'waiting' }])
  })

  it('is left to a process that knows its kind', async () => {
    const [known, unknown] = [testKind({}), testKind({})]
    await queue.enqueue(unknown)
    await queue.work(known)
    expect(await queue.rowsOf(unknown)).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })
})

describe('a job that fails', () => {
  it('is tried again after pauses that grow, with the same key, and then kept as failed', async () => {
    const keys: string[] = []
    const kind = testKind({
      retry,
      run: async (_payload, { idempotencyKey, number }) => {
        keys.push(idempotencyKey)
        throw Object.assign(new Error('550 ann@example.com is unknown'), { code: `E${number}` })
      },
    })
    await queue.enqueue(kind)
    const pauses: number[] = []
    for (let attempt = 1; attempt < retry.attempts; attempt += 1) {
      const begun = queue.host.clock()
      await queue.work(kind)
      const [row] = await queue.rowsOf(kind)
      expect(row).toMatchObject({ state: 'waiting', attempts: attempt, last_error: `Error E${attempt}` })
      const pause = Date.parse(row?.due_at ?? '') - Date.parse(begun)
      queue.pass(pause - 1)
      await queue.work(kind)
      expect(keys).toHaveLength(attempt)
      queue.pass(1)
      pauses.push(pause)
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000])
    await queue.work(kind)
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'failed', attempts: 4, last_error: 'Error E4' }])
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(4)
    expect(queue.logged()).toContain('"message":"Error E4"')
    expect(queue.logged()).not.toContain('ann@example.com')
  })

  it('is not tried again when that cannot help; its kind is told in the transaction that keeps so', async () => {
    const store = 'told'
    let isRefused = true
    const kind = testKind({
      run: async () => {
        throw new PermanentFailure('no such address')
      },
      onFailed: async ({ name }, key, transaction, publish) => {
        await transaction
          .insertInto('app_state')
          .values({ key: `${name} ${key}`, value: '1' })
          .execute()
        publish(storeTag(store), {
          type: 'OPPT_REMOVED',
          payload: { opptId: '1', hyperionId: store, replacedBy: null },
        })
        if (isRefused) throw new Error('not yet')
      },
    })
    const told = () =>
      test.db.selectFrom('app_state').select('key').where('key', 'like', 'undelivered %').execute()
    await queue.enqueue(kind, 'undelivered')
    await queue.work(kind)
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'running' }])
    expect(await told()).toEqual([])

    isRefused = false
    queue.pass(kind.timeoutMs + 60_000)
    await queue.work(kind)
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'failed', last_error: 'PermanentFailure' }])
    expect(await told()).toHaveLength(1)
    expect(await eventsOf(test.db, store)).toHaveLength(1)
  })

  it('for good is one whose kept payload no longer fits', async () => {
    const kind = testKind({})
    const id = await queue.enqueue(kind)
    await test.db.updateTable('job').set({ payload: '{"other":1}' }).where('job_id', '=', id).execute()
    await queue.work(kind)
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'failed', attempts: 1 }])
  })
})

describe('a partner that hangs', () => {
  it('is aborted when the time of the kind is over, and asked again', async () => {
    const aborted: unknown[] = []
    const kind = testKind({
      retry,
      timeoutMs: 20,
      run: async (_payload, { signal, number }) => {
        if (number > 1) return
        await new Promise<void>((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            aborted.push(signal.reason)
            reject(signal.reason as Error)
          }),
        )
      },
    })
    await queue.enqueue(kind)
    await queue.work(kind)
    expect(aborted).toMatchObject([{ name: 'JobTimeout' }])
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'waiting', last_error: 'JobTimeout' }])
    queue.pass(1_000)
    await queue.work(kind)
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'done', attempts: 2 }])
  })

  it('holds up nothing although it does not heed the abort', async () => {
    const kind = testKind({
      retry,
      timeoutMs: 20,
      run: async (_payload, { number }) => (number > 1 ? undefined : new Promise(() => undefined)),
    })
    await queue.enqueue(kind)
    await queue.work(kind)
    queue.pass(1_000)
    await queue.work(kind)
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'done', attempts: 2 }])
  })
})

describe('several jobs at once', () => {
  it('are as many as the kind allows, and others do not wait for them', async () => {
    const { open, opened } = gate()
    let [now, most] = [0, 0]
    const slow = testKind({
      concurrency: 2,
      run: async () => {
        now += 1
        most = Math.max(most, now)
        await opened
        now -= 1
      },
    })
    const quickDone = gate()
    const quick = testKind({ run: async () => quickDone.open() })
    for (let place = 0; place < 5; place += 1) await queue.enqueue(slow)
    await queue.enqueue(quick)
    const runner = queue.runner(slow, quick)
    runner.wake()
    await quickDone.opened
    expect(most).toBe(2)
    open()
    await runner.idle()
    expect(most).toBe(2)
    expect((await queue.rowsOf(slow)).map(({ state }) => state)).toEqual(Array(5).fill('done'))
    await runner.stop()
  })

  it('of one key run one after the other in their order, whatever runs them; other keys do not wait', async () => {
    const { open, opened } = gate()
    const begun: string[] = []
    let [ofAnn, mostOfAnn] = [0, 0]
    const [annBegan, bobDone] = [gate(), gate()]
    const kind = testKind({
      concurrency: 10,
      concurrencyKey: ({ name }) => name.split(' ')[0] ?? '',
      run: async ({ name }) => {
        begun.push(name)
        if (name.startsWith('bob')) return bobDone.open()
        annBegan.open()
        ofAnn += 1
        mostOfAnn = Math.max(mostOfAnn, ofAnn)
        await opened
        ofAnn -= 1
      },
    })
    for (const name of ['ann 1', 'ann 2', 'ann 3', 'bob 1']) await queue.enqueue(kind, name)
    const runners = [queue.runner(kind), queue.runner(kind)]
    for (const runner of runners) runner.wake()
    // Two runners: either job may begin first.
    await Promise.all([annBegan.opened, bobDone.opened])
    expect(begun.filter((name) => name.startsWith('ann'))).toEqual(['ann 1'])
    open()
    for (const runner of runners) await runner.idle()
    expect(begun.filter((name) => name.startsWith('ann'))).toEqual(['ann 1', 'ann 2', 'ann 3'])
    expect(mostOfAnn).toBe(1)
    for (const runner of runners) await runner.stop()
  })

  it('are shared by two runners, each job done once', async () => {
    const done: string[] = []
    const kind = testKind({ concurrency: 3, run: async ({ name }) => void done.push(name) })
    const names = Array.from({ length: 40 }, (_, place) => `job ${place}`)
    for (const name of names) await queue.enqueue(kind, name)
    const runners = [queue.runner(kind), queue.runner(kind)]
    for (const runner of runners) runner.wake()
    for (const runner of runners) await runner.idle()
    expect(done.toSorted()).toEqual(names.toSorted())
    for (const runner of runners) await runner.stop()
  })
})

describe('a lease', () => {
  it('that has ended gives the job to another; what the first then says does not count', async () => {
    const { open, opened } = gate()
    const begun = gate()
    const kind = testKind({
      run: async (_payload, { number }) => {
        if (number > 1) return
        begun.open()
        await opened
        throw new Error('too late')
      },
    })
    await queue.enqueue(kind)
    const first = queue.runner(kind)
    first.wake()
    await begun.opened
    await queue.work(kind)
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'running', attempts: 1 }])
    queue.pass(kind.timeoutMs + 60_000)
    await queue.work(kind)
    open()
    await first.idle()
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'done', attempts: 2, last_error: null }])
    expect(queue.logged()).toContain('"result":"lost"')
    await first.stop()
  })

  it('that ends with its process every time makes the job fail for good', async () => {
    const kind = testKind({ retry })
    const id = await queue.enqueue(kind)
    await test.db
      .updateTable('job')
      .set({ state: 'running', attempts: retry.attempts })
      .where('job_id', '=', id)
      .execute()
    await queue.work(kind)
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'failed', last_error: 'AttemptsLost' }])
  })
})

describe('a runner that stops', () => {
  it('waits for what runs, and begins nothing more', async () => {
    const { open, opened } = gate()
    const begun = gate()
    const kind = testKind({
      run: async () => {
        begun.open()
        await opened
      },
    })
    await queue.enqueue(kind)
    await queue.enqueue(kind)
    const runner = queue.runner(kind)
    runner.wake()
    await begun.opened
    const stopped = runner.stop()
    runner.wake()
    open()
    await stopped
    expect(await queue.rowsOf(kind)).toMatchObject([{ state: 'done' }, { state: 'waiting', attempts: 0 }])
  })

  it('aborts what takes too long and gives it back, as if it had not been tried', async () => {
    const begun = gate()
    const kind = testKind({
      run: async () => {
        begun.open()
        await new Promise(() => undefined)
      },
    })
    await queue.enqueue(kind)
    const runner = queue.runner(kind)
    runner.wake()
    await begun.opened
    await runner.stop(10)
    const [row] = await queue.rowsOf(kind)
    expect(row).toMatchObject({ state: 'waiting', attempts: 0, due_at: queue.host.clock() })
  })
})
