import { describe, expect, it } from 'vitest'
import { addOpportunity, addStore, type TestOpportunity } from '../../testing/fixtures'
import { testNow } from '../../testing/testApp'
import { withDatabase } from '../../testing/testDatabase'
import { selectForWriting, selectOpportunityForUpdate } from './writableOpportunity'

const test = withDatabase()

const add = async (fields: TestOpportunity = {}) => addOpportunity(test.db, await addStore(test.db), fields)

const selectAs = (userName: string, opptId: string) =>
  test.db.transaction().execute((transaction) => selectForWriting(transaction, opptId, userName))

const held = { locked_by_user_name: 'ann.lee', locked_by_name: 'Ann Lee', locked_at: testNow }

describe('an opportunity that somebody wants to write', () => {
  it('is selected with what writing needs to know', async () => {
    const opptId = await add({ ...held, customer_name: 'Smith, Graham', note: 'Call at five' })
    expect(await selectAs('ann.lee', opptId)).toMatchObject({
      ...{ oppt_id: opptId, customer_name: 'Smith, Graham', note: 'Call at five', status_code: 'NEW' },
      ...held,
    })
  })

  it('is refused where it is not there', async () => {
    await expect(selectAs('ann.lee', '404')).rejects.toMatchObject({
      code: 'notFound',
      message: 'There is no such opportunity.',
    })
  })

  it('is refused to everybody but the user who holds its lock, with that name and the time', async () => {
    await expect(selectAs('sam.rivera', await add(held))).rejects.toMatchObject({
      code: 'lockedByUser',
      message: 'Another user holds the opportunity.',
      present: { lockedBy: 'Ann Lee', lockedDT: testNow },
    })
  })

  it('is refused where its status ends the work', async () => {
    await expect(selectAs('ann.lee', await add({ ...held, status_code: 'NLO' }))).rejects.toMatchObject({
      code: 'lockedByStatus',
      message: 'The status of the opportunity ends the work on it.',
    })
  })
})

it('an opportunity is selected for an event of another system, whoever has its lock', async () => {
  const opptId = await add({ ...held, status_code: 'NLO' })
  const row = await test.db
    .transaction()
    .execute((transaction) => selectOpportunityForUpdate(transaction, opptId))
  expect(row).toMatchObject({ oppt_id: opptId, ...held })
})
