import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCustomerLocked } from '@retain/domain/opportunity/lock/customerLocked'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { withDatabase } from '../../testing/testDatabase'
import { findLogPage } from '../work-log/logQueries'

const database = withDatabase()

/** The holders of the opportunities of each customer of a store. */
const customers = fc.array(
  fc.array(fc.constantFrom(null, 'ann.lee', 'sam.rivera'), { minLength: 1, maxLength: 4 }),
  { minLength: 1, maxLength: 4 },
)

it('the list says of every row what the rule says of it', async () => {
  const { db } = database
  await fc.assert(
    fc.asyncProperty(customers, async (holdersOf) => {
      const [hyperionId, elsewhere] = [await addStore(db), await addStore(db)]
      const expected = new Map<string, boolean>()
      for (const [customer, holders] of holdersOf.entries()) {
        const customer_id = String(9_000_000 + customer)
        // A customer of the same number in another store is somebody else.
        await addOpportunity(db, elsewhere, { customer_id, locked_by_user_name: 'ann.lee' })
        const rows = []
        for (const lockedUserId of holders)
          rows.push({
            opptId: await addOpportunity(db, hyperionId, { customer_id, locked_by_user_name: lockedUserId }),
            lockedUserId,
          })
        for (const { opptId } of rows) expected.set(opptId, isCustomerLocked(opptId, rows))
      }
      const page = await findLogPage(db, {
        hyperionId,
        conditions: [],
        orderBy: 'year',
        orderDirection: 'desc',
        limit: 50,
        offset: 0,
      })
      expect(new Map(page.rows.map((row) => [row.oppt_id, row.is_customer_locked]))).toEqual(
        new Map([...expected].sort(([one], [other]) => Number(one) - Number(other))),
      )
    }),
    { numRuns: 8 },
  )
})
