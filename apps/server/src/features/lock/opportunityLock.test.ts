import { expect, it } from 'vitest'
import { transact } from '../../outbox/transact'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { testNow } from '../../testing/testApp'
import { withDatabase } from '../../testing/testDatabase'
import { lockRowsForUpdate, writeLock } from './opportunityLock'

const test = withDatabase()

const lock = { locked_by_user_name: 'ann.lee', locked_by_name: 'Ann Lee', locked_at: testNow }

it('the lock of an opportunity stays in its store, where another store has the same ids', async () => {
  const [own, other] = [await addStore(test.db), await addStore(test.db)]
  const customer_id = '700'
  const [locked, beside] = ['7000001', '7000002']
  for (const store of [own, other])
    for (const oppt_id of [locked, beside]) await addOpportunity(test.db, store, { oppt_id, customer_id })

  const host = { db: test.db, clock: () => testNow, live: { announce: () => undefined } }
  await transact(host, async (transaction, publish) => {
    const held = await lockRowsForUpdate(transaction, { hyperionId: own, opptId: locked })
    if (held === null) throw new Error('The store has the opportunity')
    await writeLock(transaction, publish, held, lock)
  })

  const rows = await test.db
    .selectFrom('opportunity')
    .select(['hyperion_id', 'oppt_id', 'locked_by_user_name', 'row_version'])
    .where('hyperion_id', 'in', [own, other])
    .orderBy('hyperion_id')
    .orderBy('oppt_id')
    .execute()
  expect(rows.map((row) => [row.hyperion_id, row.oppt_id, row.locked_by_user_name, row.row_version])).toEqual(
    [
      [own, locked, 'ann.lee', 2],
      [own, beside, null, 2],
      [other, locked, null, 1],
      [other, beside, null, 1],
    ],
  )
})
