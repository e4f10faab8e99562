import type { CallBody } from '@retain/api-client/activity'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { describe, expect, it } from 'vitest'
import { addCallable, callBody } from '../../testing/callable'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { testNow } from '../../testing/testApp'
import { testCaller } from '../../testing/testCall'
import { withDatabase } from '../../testing/testDatabase'
import { saveCall } from './saveCall'

const test = withDatabase()

const save = (body: CallBody) =>
  test.db.transaction().execute((transaction) =>
    saveCall(transaction, () => undefined, {
      body,
      caller: { ...testCaller('jordan'), roles: [generalAccess] },
      clock: () => testNow,
    }),
  )

describe('a call that is refused says why', () => {
  it('to somebody who is no manager, of No Longer Owns', async () => {
    const { opptId } = await addCallable(test.db)
    await expect(save(callBody(opptId, { actionResult: 'NLO' }))).rejects.toMatchObject({
      code: 'permission',
      message: 'Only a manager can mark an opportunity No Longer Owns.',
    })
  })

  it('with every field that is wrong', async () => {
    const { opptId } = await addCallable(test.db)
    await expect(save(callBody(opptId, { contactInfo: '12' }))).rejects.toMatchObject({
      code: 'invalid',
      message: 'The call cannot be recorded like this.',
      errors: [{ field: 'contactInfo', code: 'invalid' }],
    })
  })

  it('where the customer is not known, who has no number', async () => {
    const opptId = await addOpportunity(test.db, await addStore(test.db))
    await expect(save(callBody(opptId))).rejects.toMatchObject({ code: 'invalid' })
  })
})

it('a call leaves the contact info of earlier entries as it was', async () => {
  const { opptId } = await addCallable(test.db)
  for (const notes of ['First.', 'Second.']) await save(callBody(opptId, { notes }))
  const entries = await test.db
    .selectFrom('contact_history')
    .select('contact_info')
    .where('oppt_id', '=', opptId)
    .execute()
  expect(entries.map((entry) => entry.contact_info)).toEqual(['2075550112', '2075550112'])
})
