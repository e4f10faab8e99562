import { expect, it } from 'vitest'
import { withDatabase } from '../testing/testDatabase'
import { testKind, testQueue } from '../testing/testRunner'
import { PermanentFailure } from './failures'
import { countJobs, deleteOldJobs } from './jobCounts'

const test = withDatabase()
const queue = testQueue(() => test.db)
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

it('counts what waits, what failed for good, and the kinds that are late', async () => {
  const [fine, failing, forgotten] = [
    testKind({}),
    testKind({
      run: async () => {
        throw new PermanentFailure('never')
      },
    }),
    testKind({}),
  ]
  for (const kind of [fine, failing, forgotten, forgotten]) await queue.enqueue(kind)
  await queue.work(fine, failing)
  const count = () => countJobs(test.db, queue.host.clock(), 10 * minuteMs)
  expect(await count()).toEqual({ waiting: 2, running: 0, failed: 1, late: [] })
  queue.pass(10 * minuteMs + 1)
  expect(await count()).toEqual({ waiting: 2, running: 0, failed: 1, late: [forgotten.name] })
})

it('keeps what was done for a week and what failed for 90 days', async () => {
  const done = testKind({})
  const failed = testKind({
    run: async () => {
      throw new PermanentFailure('never')
    },
  })
  for (const kind of [done, failed]) await queue.enqueue(kind)
  await queue.work(done, failed)
  const left = async () => {
    await deleteOldJobs(test.db, queue.host.clock())
    return [(await queue.rowsOf(done)).length, (await queue.rowsOf(failed)).length]
  }
  queue.pass(7 * dayMs)
  expect(await left()).toEqual([1, 1])
  queue.pass(1)
  expect(await left()).toEqual([0, 1])
  queue.pass(83 * dayMs)
  expect(await left()).toEqual([0, 0])
})
