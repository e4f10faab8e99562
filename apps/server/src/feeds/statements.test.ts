import { expect, it } from 'vitest'
import type { KyselyPlugin } from 'kysely'
import { addCallable } from '../testing/callable'
import { testNow, withApp } from '../testing/testApp'
import { roOpened } from './serviceDrive'

const test = withApp()

/** Counts the statements that were answered. */
function counter() {
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1
      return result
    },
  }
  return { plugin, statements: () => statements }
}

/** An event that an order of a new customer is opened. */
async function newOrder(flaggers: readonly string[] = []) {
  const { hyperionId, opptId } = await addCallable(test.db)
  for (const user_name of flaggers)
    await test.db
      .insertInto('opportunity_flag')
      .values({
        hyperion_id: hyperionId,
        oppt_id: opptId,
        user_name,
        flagged_by: user_name,
        flagged_at: testNow,
      })
      .execute()
  return { eventId: 'one', hyperionId, opptId, roNumber: '618204' }
}

/** How many statements it takes that orders are opened at the same time, begin and commit aside. */
async function statementsOf(orders: readonly object[]): Promise<number> {
  const { plugin, statements } = counter()
  const receive = roOpened.open({
    db: test.db.withPlugin(plugin),
    clock: () => testNow,
    live: { announce: () => undefined },
  })
  await Promise.all(orders.map(receive))
  return statements()
}

// Every one is a way to the database and back while the opportunity is held.
it('an order that is opened takes five statements, and one more however many are told', async () => {
  expect(await statementsOf([await newOrder()])).toBe(5)
  expect(await statementsOf([await newOrder(['one', 'two', 'three'])])).toBe(6)
})

it('orders that are opened at the same time take no more', async () => {
  const orders = await Promise.all(Array.from({ length: 20 }, () => newOrder(['one'])))
  expect(await statementsOf(orders)).toBe(6)
})
