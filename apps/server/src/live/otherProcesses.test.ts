import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase'
import { connectProcesses } from './otherProcesses'

describe.runIf(process.env['DATABASE_URL'] !== undefined)('a process among others', () => {
  let own: TestDatabase
  let ear: pg.Client
  const heard: string[] = []

  beforeAll(async () => {
    own = await openTestDatabase()
    ear = new pg.Client({ connectionString: own.url ?? '' })
    ear.on('notification', ({ payload }) => heard.push(payload ?? ''))
    await ear.connect()
    await ear.query('listen live_outbox')
  })
  afterAll(async () => {
    await ear.end()
    await own.close()
  })

  const soon = <A>(value: () => A) => expect.poll(value, { timeout: 10_000 })
  const join = (onNewEvents = () => undefined as void) =>
    connectProcesses(own.url ?? '', onNewEvents, (error) => {
      throw error
    })

  it('rings for what it wrote before it was connected, and once more for all that it wrote meanwhile', async () => {
    const { notify, leave } = join()
    for (let time = 0; time < 100; time += 1) notify()
    await soon(() => heard.length).toBe(1)
    for (let time = 0; time < 100; time += 1) notify()
    await soon(() => heard.length).toBe(3)
    notify()
    await soon(() => heard.length).toBe(4)
    await ear.query(`notify live_outbox, 'end'`)
    await soon(() => heard.at(-1)).toBe('end')
    expect(heard).toHaveLength(5)
    expect(new Set(heard).size).toBe(2)
    await leave()
  })

  it('is called for what others notify, and not for its own rings', async () => {
    // Without the calls of every second, so that they can be counted.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    let calls = 0
    const { notify, leave } = join(() => {
      calls += 1
    })
    await soon(() => calls).toBe(1)
    heard.length = 0
    notify()
    await soon(() => heard.length).toBe(1)
    await ear.query(`notify live_outbox, 'other'`)
    await soon(() => calls).toBe(2)
    await leave()
    vi.useRealTimers()
  })
})
