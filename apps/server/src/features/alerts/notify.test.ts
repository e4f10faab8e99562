import { managerFlagAlert } from '@retain/domain/flagging/managerFlag'
import type { LiveMessage } from '@retain/domain/live/liveMessage'
import { userTag } from '@retain/domain/live/tags'
import { expect, it } from 'vitest'
import { testNow } from '../../testing/testApp'
import { withDatabase } from '../../testing/testDatabase'
import { notify, type NewAlert } from './notify'

const test = withDatabase()

const alertOf = (userName: string, opptId: string, more: Partial<NewAlert> = {}): NewAlert => ({
  userName,
  type: 'IN_EMAIL',
  displayName: 'Graham Smith',
  message: 'New email from Graham Smith.',
  hyperionId: 'HAR',
  opptId,
  customerName: 'Smith, Graham',
  ...more,
})

/** Stores alerts, and answers what was told to whom. */
async function told(alerts: readonly NewAlert[]) {
  const published: { tag: string; message: LiveMessage }[] = []
  await test.db
    .transaction()
    .execute((transaction) =>
      notify(transaction, (tag, message) => void published.push({ tag, message }), alerts, testNow),
    )
  return published
}

const countOf = async (opptId: string) =>
  (await test.db.selectFrom('notification').select('message').where('oppt_id', '=', opptId).execute()).length

it('keeps alerts, unviewed, and tells each to its user', async () => {
  const email = alertOf('jordan', '1', { emailContactDetailId: '77' })
  const [first, second] = await told([email, alertOf('sam', '1')])
  const id = expect.stringMatching(/^\d+$/) as string
  expect(first).toEqual({
    tag: userTag('jordan'),
    message: {
      type: 'NOTIFICATION',
      payload: {
        ...{
          notificationId: id,
          hyperionId: 'HAR',
          notificationType: 'IN_EMAIL',
          displayName: 'Graham Smith',
        },
        ...{ createDT: testNow, customerName: 'Smith, Graham', message: 'New email from Graham Smith.' },
        ...{ viewed: false, opptId: '1', emailContactDetailId: '77' },
        ...{ announcementId: null, displayOn: null, alertCode: null, eventTypeId: null },
      },
    },
  })
  expect(second).toMatchObject({
    tag: userTag('sam'),
    message: { payload: { emailContactDetailId: null } },
  })
  const rows = await test.db.selectFrom('notification').selectAll().where('oppt_id', '=', '1').execute()
  expect(rows).toMatchObject([
    { user_name: 'jordan', hyperion_id: 'HAR' },
    { user_name: 'sam', hyperion_id: 'HAR' },
  ])
})

it('keeps and tells one unviewed flag of a manager per opportunity and person', async () => {
  const flag = alertOf('jordan', '2', { type: managerFlagAlert })
  expect(await told([flag])).toHaveLength(1)
  expect(await told([flag, { ...flag, userName: 'sam' }])).toMatchObject([{ tag: userTag('sam') }])
  expect(await countOf('2')).toBe(2)
})

it('does nothing where nobody is to be told', async () => {
  expect(await told([])).toEqual([])
})
