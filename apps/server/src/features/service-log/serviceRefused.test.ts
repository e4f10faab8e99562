import { expect, it } from 'vitest'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { testNow } from '../../testing/testApp'
import { withDatabase } from '../../testing/testDatabase'
import { recordScan } from './recordScan'
import { recordServiceVisits } from './recordServiceVisits'

const test = withDatabase()

it('scans and visits are refused for an opportunity that the store does not have', async () => {
  const [store, other] = [await addStore(test.db), await addStore(test.db)]
  const key = { hyperionId: other, opptId: await addOpportunity(test.db, store) }
  const notOfStore = { code: 'notFound', message: 'The store has no such opportunity.' }
  const tell = () => expect.unreachable('Nobody is told')
  const transaction = test.db.transaction()
  await expect(transaction.execute((at) => recordScan(at, tell, key, { at: testNow }))).rejects.toMatchObject(
    notOfStore,
  )
  await expect(
    transaction.execute((at) => recordServiceVisits(at, tell, [{ key, visit: { ro_status: 'Open' } }])),
  ).rejects.toMatchObject(notOfStore)
})
