import { expect, it } from 'vitest'
import { addInboundEmail, addOpportunity, addStore } from '../../testing/fixtures'
import { testNow } from '../../testing/testApp'
import { testCaller } from '../../testing/testCall'
import { withDatabase } from '../../testing/testDatabase'
import { saveOverride } from './saveOverride'

const test = withDatabase()

const override = (hyperionId: string, inboundContactHistoryId: string) =>
  test.db.transaction().execute((transaction) =>
    saveOverride(transaction, () => undefined, {
      body: {
        ...{ source: 'CONLOG', hyperionId, inboundContactHistoryId },
        ...{ inboundEmailContactDetailId: '77', message: 'No response needed' },
      },
      caller: testCaller('jordan'),
      clock: () => testNow,
    }),
  )

it('an email that is not there is refused, and so is whoever is neither its sender nor a manager', async () => {
  const store = await addStore(test.db)
  await expect(override(store, '404')).rejects.toMatchObject({
    code: 'notFound',
    message: 'There is no such email.',
  })
  const email = await addInboundEmail(test.db, store, await addOpportunity(test.db, store), {
    received_at: testNow,
    email_contact_detail_id: '77',
    email_sent_by: 'sam.rivera',
  })
  await expect(override(store, email)).rejects.toMatchObject({
    code: 'notOwner',
    message: 'Only a manager and the sender can say that an email needs no response.',
  })
})
