import { unlockOpportunities } from '@retain/api-client/selected-rows'
import type { RowOutcome } from '@retain/domain/work-log/selection/rowOutcome'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../core/apiProblem'
import { DatabaseError } from '../db/databaseError'
import { testNow } from '../testing/testApp'
import { testCall, testCaller } from '../testing/testCall'
import { withDatabase } from '../testing/testDatabase'
import { rowByRow } from './rowByRow'

const test = withDatabase()

const done = (opptId: string): RowOutcome => ({ opptId, outcome: 'done', reason: null, lock: null })
const refused = (opptId: string, reason: RowOutcome['reason']): RowOutcome => ({
  ...{ opptId, outcome: 'refused', reason, lock: null },
})

let lastKey = 0

/** Runs a write for some rows as a handler does: what it throws for a row, and what it was asked for and logged. */
async function run(
  ids: readonly string[],
  failures: Readonly<Record<string, Error>> = {},
  idempotencyKey = `key-${(lastKey += 1)}`,
  lockedUserId = 'ann.lee',
) {
  const tried: string[] = []
  const lines: string[] = []
  const world = { db: test.db, clock: () => testNow }
  const opportunities = ids.map((opptId) => ({ opptId, hyperionId: '1', lockedUserId }))
  const { outcomes } = await rowByRow(
    testCall(world, { body: { opportunities }, caller: testCaller('jordan'), idempotencyKey }),
    {
      ...world,
      live: { announce: () => undefined },
      fastify: { log: pino({}, { write: (line: string) => lines.push(line) }) },
    },
    unlockOpportunities,
    ({ opptId }) =>
      async () => {
        tried.push(opptId)
        const failure = failures[opptId]
        if (failure !== undefined) throw failure
        return done(opptId)
      },
  )
  return { outcomes, tried, logged: lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

describe('a command for several rows', () => {
  it('answers each of them, in their order', async () => {
    expect(await run(['3', '1', '2'])).toEqual({
      outcomes: [done('3'), done('1'), done('2')],
      tried: ['3', '1', '2'],
      logged: [],
    })
  })

  it('does again only the rows that were not done, when it is repeated with its key', async () => {
    await run(['1', '2'], { '2': new Error('given up') }, 'repeated')
    const { outcomes, tried } = await run(['1', '2'], {}, 'repeated')
    expect([outcomes, tried]).toEqual([[done('1'), done('2')], ['2']])
  })

  it('takes a key for another request only where it came with another row', async () => {
    await run(['1'], {}, 'of rows')
    expect((await run(['2'], {}, 'of rows')).tried).toEqual(['2'])
  })

  it('refuses a key that came with another request for the same row', async () => {
    await run(['1'], {}, 'of a row')
    const { outcomes, tried } = await run(['1'], {}, 'of a row', 'sam.rivera')
    expect([outcomes, tried]).toEqual([[refused('1', 'failed')], []])
  })
})

describe('a row that is refused', () => {
  const problem = (code: 'notFound' | 'invalid' | 'stale', field?: string) =>
    new ApiProblem(code, 'No.', field === undefined ? [] : [{ field, code: 'invalid', message: 'No.' }])

  it.each([
    ['that is not there', problem('notFound'), 'notOfStore'],
    ['of another store', problem('invalid', 'hyperionId'), 'notOfStore'],
    ['for somebody of another store', problem('invalid', 'associates.0.userName'), 'notAssociate'],
    ['for another field', problem('invalid', 'my.associates'), 'failed'],
    ['for no field', problem('stale'), 'failed'],
  ] as const)('%s names its reason, and leaves the others as they are', async (_of, failure, reason) => {
    expect(await run(['1', '2'], { '1': failure })).toEqual({
      outcomes: [refused('1', reason), done('2')],
      tried: ['1', '2'],
      logged: [],
    })
  })

  it('by a fault of ours is logged with its request, without what was asked', async () => {
    const { outcomes, logged } = await run(['1', '2'], { '1': new Error('given up') })
    expect(outcomes).toEqual([refused('1', 'failed'), done('2')])
    expect(logged).toMatchObject([
      { msg: 'a row failed', requestId: 'test-request', err: { message: 'given up' } },
    ])
  })
})

it('tries no further row once the database is gone, and refuses those that are left', async () => {
  const { outcomes, tried, logged } = await run(['1', '2', '3'], { '2': new DatabaseError('', '57P01') })
  expect(outcomes).toEqual([done('1'), refused('2', 'failed'), refused('3', 'failed')])
  expect([tried, logged]).toMatchObject([['1', '2'], [{ msg: 'a row failed' }]])
})
