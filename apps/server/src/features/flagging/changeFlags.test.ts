import { expect, it } from 'vitest'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { testNow } from '../../testing/testApp'
import { testCaller } from '../../testing/testCall'
import { withDatabase } from '../../testing/testDatabase'
import { changeFlags, type ReadFlagChanges } from './changeFlags'

const test = withDatabase()

const change = (hyperionId: string, opptId: string, readChanges: ReadFlagChanges) =>
  test.db
    .transaction()
    .execute((transaction) =>
      changeFlags(
        transaction,
        () => undefined,
        { hyperionId, opptId },
        readChanges,
        testCaller('jordan'),
        testNow,
      ),
    )

it('an opportunity of another store than said is refused, by its field', async () => {
  const [store, other] = [await addStore(test.db), await addStore(test.db)]
  const message = 'The opportunity does not belong to this store.'
  await expect(change(other, await addOpportunity(test.db, store), () => [])).rejects.toMatchObject({
    code: 'invalid',
    message,
    errors: [{ field: 'hyperionId', code: 'invalid', message }],
  })
})

it('the caller may be named, also one without names and email', async () => {
  const store = await addStore(test.db)
  let people: Parameters<ReadFlagChanges>[0] = []
  await change(store, await addOpportunity(test.db, store), (named) => {
    people = named
    return []
  })
  expect(people).toEqual([{ userName: 'jordan', givenName: '', familyName: '', email: '', isFlagged: false }])
})
