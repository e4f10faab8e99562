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

/** How many statements it takes that an order is opened, begin and commit aside. */
async function statementsOfOrder(flaggers: readonly string[]): Promise<number> {
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
  const { plugin, statements } = counter()
  const host = {
    db: test.db.withPlugin(plugin),
    clock: () => testNow,
    live: { announce: () => undefined },
  }
  await roOpened.receive(host, { eventId: 'one', hyperionId, opptId, roNumber: '618204' })
  return statements()
}

// Every one is a way to the database and back while the opportunity is held.
it('an order that is opened takes five statements, and one more however many are told', async () => {
  expect(await statementsOfOrder([])).toBe(5)
  expect(await statementsOfOrder(['one', 'two', 'three'])).toBe(6)
})
