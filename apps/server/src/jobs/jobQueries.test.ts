import { describe, expect, it } from 'vitest'
import { shifted } from '@retain/domain/calendar/instant'
import { withDatabase } from '../testing/testDatabase'
import { testKind, testQueue } from '../testing/testRunner'
import { claimJobs } from './jobQueries'
import { makeSettleDone } from './settle'

const test = withDatabase()
const queue = testQueue(() => test.db)

describe('a look into the queue', () => {
  it('takes of each kind as many as it has places for, and says when the next is due', async () => {
    const [many, few] = [testKind({}), testKind({})]
    const now = queue.host.clock()
    const names = ['1', '2', '3', '4']
    for (const name of names) await queue.enqueue(many, name)
    await queue.enqueue(few, 'late', { dueAt: shifted(now, 5_000) })
    await queue.enqueue(few, 'early', { dueAt: shifted(now, -5_000) })
    const free = [
      { kind: many, places: 3 },
      { kind: few, places: 9 },
    ]
    const first = await claimJobs(test.db, free, now, 0)
    expect(first.jobs.map(({ payload }) => payload)).toEqual(
      ['early', '1', '2', '3'].map((name) => ({ name })),
    )
    expect(first.nextDue).toBe(shifted(now, 5_000))
    const second = await claimJobs(test.db, free, now, 0)
    expect(second.jobs.map(({ payload }) => payload)).toEqual([{ name: '4' }])
  })

  it('takes one of each key, the oldest', async () => {
    const kind = testKind({ concurrencyKey: ({ name }) => name.charAt(0) })
    for (const name of ['a1', 'a2', 'b1', 'b2']) await queue.enqueue(kind, name)
    const { jobs } = await claimJobs(test.db, [{ kind, places: 9 }], queue.host.clock(), 0)
    expect(jobs.map(({ payload }) => payload)).toEqual([{ name: 'a1' }, { name: 'b1' }])
  })
})

describe('attempts that end well together', () => {
  it('are written down together, but for one that somebody else has taken since', async () => {
    const kind = testKind({})
    for (const name of ['1', '2', '3']) await queue.enqueue(kind, name)
    const now = queue.host.clock()
    const { jobs } = await claimJobs(test.db, [{ kind, places: 3 }], now, 0)
    const [taken] = jobs
    queue.pass(kind.timeoutMs)
    await claimJobs(test.db, [{ kind, places: 1 }], queue.host.clock(), 0)
    const settleDone = makeSettleDone(queue.host, (ended) => ended.length === jobs.length)
    expect(await Promise.all(jobs.map(settleDone))).toEqual(['lost', 'done', 'done'])
    const rows = await queue.rowsOf(kind)
    expect(rows.map(({ state }) => state)).toEqual(['running', 'done', 'done'])
    expect(rows[0]).toMatchObject({ job_id: taken?.jobId, attempts: 2 })
  })
})
