import { expect, it } from 'vitest'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { testNow } from '../../testing/testApp'
import { testCaller } from '../../testing/testCall'
import { withDatabase } from '../../testing/testDatabase'
import { changeLock } from './changeLock'

const test = withDatabase()

const take = (hyperionId: string, opptId: string) =>
  test.db
    .transaction()
    .execute((transaction) =>
      changeLock(
        transaction,
        () => undefined,
        { hyperionId, opptId, isLocked: true, onlyOwn: false, windowId: null },
        testCaller('jordan'),
        testNow,
      ),
    )

it('an opportunity of another store than said is refused, by its field', async () => {
  const [store, other] = [await addStore(test.db), await addStore(test.db)]
  const message = 'The opportunity does not belong to this store.'
  await expect(take(other, await addOpportunity(test.db, store))).rejects.toMatchObject({
    code: 'invalid',
    message,
    errors: [{ field: 'hyperionId', code: 'invalid', message }],
  })
})

it('the answer is the lock that was taken, whichever rows of the customer are told beside it', async () => {
  const store = await addStore(test.db)
  await addOpportunity(test.db, store, { customer_id: '900' })
  const opptId = await addOpportunity(test.db, store, { customer_id: '900' })
  expect(await take(store, opptId)).toMatchObject({ opptId, lockedUserId: 'jordan', isLocked: true })
})
