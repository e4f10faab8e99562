import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { storeTag } from '@retain/domain/live/tags'
import { ApiProblem, type ProblemCode } from '../core/apiProblem'
import { eventsOf } from '../testing/outboxEvents'
import { at, testNow } from '../testing/testApp'
import { keepText, testCall, testCaller } from '../testing/testCall'
import { withDatabase } from '../testing/testDatabase'
import { command, lockTimeoutSeconds } from './command'
import { deleteExpired } from '../app/deleteExpired'
import type { Work } from '../outbox/transact'

const test = withDatabase()

let lastKey = 0
const newKey = () => `key-${(lastKey += 1)}`

interface Asked {
  readonly key?: string
  readonly userName?: string
  readonly body?: { first: string; second: string | null }
}

/** Runs a write as the app does, and answers what was announced beside it. */
async function run(
  { key = newKey(), userName = 'jordan', body = { first: 'a', second: 'b' } }: Asked,
  work: Work<{ text: string }>,
) {
  const announced: string[] = []
  const live = { announce: (ids: readonly string[]) => announced.push(...ids) }
  const world = { db: test.db, clock: () => testNow }
  const call = testCall(world, { body, caller: testCaller(userName), idempotencyKey: key })
  const answer = await command(call, { ...world, live }, keepText, work)
  return { answer, announced }
}

/** A write that leaves one row and one message, both named. */
const leave =
  (name: string): Work<{ text: string }> =>
  async (transaction, publish) => {
    await transaction.insertInto('app_state').values({ key: name, value: '1' }).execute()
    publish(storeTag(name), {
      type: 'OPPT_REMOVED',
      payload: { opptId: '1', hyperionId: name, replacedBy: null },
    })
    return { text: name }
  }

const failing =
  (name: string): Work<{ text: string }> =>
  async (transaction, publish) => {
    await leave(name)(transaction, publish)
    throw new Error('given up')
  }

const isKept = async (name: string) =>
  (await test.db.selectFrom('app_state').select('key').where('key', '=', name).execute()).length === 1

const problem = (code: ProblemCode) => (error: unknown) => error instanceof ApiProblem && error.code === code

describe('a command', () => {
  it('keeps its rows and its messages, and announces them once they are kept', async () => {
    const { answer, announced } = await run({}, leave('whole'))
    expect(answer).toEqual({ text: 'whole' })
    expect(await isKept('whole')).toBe(true)
    expect(await eventsOf(test.db, 'whole')).toHaveLength(1)
    expect(announced).toHaveLength(1)
  })

  it('waits no longer than five seconds for a row that another one holds', async () => {
    const { answer } = await run({}, async (transaction) => {
      const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(transaction)
      return { text: rows[0]?.lock_timeout ?? '' }
    })
    expect([answer, lockTimeoutSeconds]).toEqual([{ text: '5s' }, 5])
  })

  it('that fails keeps and announces nothing', async () => {
    await expect(run({}, failing('nothing'))).rejects.toThrow('given up')
    expect(await isKept('nothing')).toBe(false)
    expect(await eventsOf(test.db, 'nothing')).toEqual([])
  })
})

describe('a repeated key', () => {
  it('is given the first answer again; nothing is done or sent twice', async () => {
    const key = newKey()
    await run({ key }, leave('first'))
    const repeated = await run({ key }, leave('second'))
    expect(repeated).toEqual({ answer: { text: 'first' }, announced: [] })
    expect(await isKept('second')).toBe(false)
  })

  it('is the same request however its fields are ordered', async () => {
    const key = newKey()
    await run({ key, body: { first: 'a', second: null } }, leave('ordered'))
    const { answer } = await run({ key, body: { second: null, first: 'a' } }, leave('reordered'))
    expect(answer).toEqual({ text: 'ordered' })
  })

  it('with another body is refused', async () => {
    const key = newKey()
    await run({ key }, leave('body'))
    const other = run({ key, body: { first: 'a', second: 'c' } }, leave('other body'))
    await expect(other).rejects.toSatisfy(problem('idempotencyReused'))
    expect(await isKept('other body')).toBe(false)
  })

  it('belongs to its user', async () => {
    const key = newKey()
    const answerTo = async (userName: string) =>
      (await run({ key, userName }, leave(`of ${userName}`))).answer
    for (const time of ['first', 'repeated']) {
      expect(await answerTo('jordan'), time).toEqual({ text: 'of jordan' })
      expect(await answerTo('sam'), time).toEqual({ text: 'of sam' })
    }
  })

  it('is free after a call that failed', async () => {
    const key = newKey()
    await expect(run({ key }, failing('tried'))).rejects.toThrow('given up')
    const { answer } = await run({ key, body: { first: 'corrected', second: '' } }, leave('tried'))
    expect(answer).toEqual({ text: 'tried' })
  })

  it('counts as new a day after it was used', async () => {
    const key = newKey()
    await run({ key }, leave('yesterday'))
    await deleteExpired(test.db, at('2026-03-17T15:30:00.000Z'))
    expect((await run({ key }, leave('unused'))).answer).toEqual({ text: 'yesterday' })
    await deleteExpired(test.db, at('2026-03-17T15:30:00.001Z'))
    expect((await run({ key }, leave('today'))).answer).toEqual({ text: 'today' })
  })
})

describe('a key that comes while its first call runs', () => {
  /** A gate that the first call waits at, inside its transaction. */
  const gate = () => {
    let open = () => undefined as void
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    let arrive = () => undefined as void
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const behind =
      (work: Work<{ text: string }>): Work<{ text: string }> =>
      async (transaction, publish) => {
        arrive()
        await opened
        return work(transaction, publish)
      }
    return { open, arrived, behind }
  }

  it('waits for it and is given its answer', async () => {
    const key = newKey()
    const { open, arrived, behind } = gate()
    const first = run({ key }, behind(leave('slow')))
    await arrived
    const second = run({ key }, leave('hasty'))
    open()
    expect((await first).answer).toEqual({ text: 'slow' })
    expect(await second).toEqual({ answer: { text: 'slow' }, announced: [] })
    expect(await isKept('hasty')).toBe(false)
  })

  it('runs in its place when it fails', async () => {
    const key = newKey()
    const { open, arrived, behind } = gate()
    const first = run({ key }, behind(failing('broken')))
    await arrived
    const second = run({ key }, leave('in its place'))
    open()
    await expect(first).rejects.toThrow('given up')
    expect((await second).answer).toEqual({ text: 'in its place' })
  })

  // On the embedded database a call waits for the connection itself, which only ends with the first call.
  it.runIf(process.env['DATABASE_URL'] !== undefined)(
    'is refused when that takes too long',
    { timeout: (lockTimeoutSeconds + 10) * 1000 },
    async () => {
      const key = newKey()
      const { open, arrived, behind } = gate()
      const first = run({ key }, behind(leave('endless')))
      await arrived
      await expect(run({ key }, leave('impatient'))).rejects.toSatisfy(problem('inProgress'))
      open()
      expect((await first).answer).toEqual({ text: 'endless' })
    },
  )
})
