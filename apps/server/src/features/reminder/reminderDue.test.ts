import { shifted } from '@retain/domain/calendar/instant'
import { userTag } from '@retain/domain/live/tags'
import { expect, it } from 'vitest'
import type { ReminderState } from '../../db/schema/reminderTables'
import { enqueue } from '../../jobs/enqueue'
import { transact } from '../../outbox/transact'
import { addCallable } from '../../testing/callable'
import { withDatabase } from '../../testing/testDatabase'
import { testNow } from '../../testing/testApp'
import { testQueue } from '../../testing/testRunner'
import { notify } from '../alerts/notify'
import { reminderDue } from './reminderDue'

const test = withDatabase()
const minute = 60_000

/** A reminder that is due in a minute, with its job. */
async function addReminder(state: ReminderState = 'open') {
  const queue = testQueue(() => test.db)
  const { hyperionId, opptId } = await addCallable(test.db)
  const userName = `user-${opptId}`
  const due = shifted(testNow, minute)
  const reminderId = await transact(queue.host, async (transaction) => {
    const alert = { userName, type: 'OPPT', hyperionId, opptId, displayOn: due } as const
    const words = { displayName: 'Graham Smith', customerName: 'Graham Smith', message: 'Call back' }
    const [stored] = await notify(transaction, () => undefined, [{ ...alert, ...words }], testNow)
    const { reminder_id } = await transaction
      .insertInto('reminder')
      .values({
        ...{ hyperion_id: hyperionId, oppt_id: opptId, user_name: userName, reminder_text: 'Call back' },
        ...{ due_at: due, created_at: testNow, state, notification_id: stored?.notificationId ?? null },
      })
      .returning('reminder_id')
      .executeTakeFirstOrThrow()
    return reminder_id
  })
  const ask = () =>
    transact(queue.host, (transaction) =>
      enqueue(transaction, reminderDue, { hyperionId, reminderId }, { now: testNow, dueAt: due }),
    )
  await ask()
  const told = () =>
    test.db.selectFrom('live_outbox').select('tag').where('tag', '=', userTag(userName)).execute()
  return { queue, ask, told }
}

it('tells its user when it is due, and not before [O-453]', async () => {
  const { queue, told } = await addReminder()
  await queue.work(reminderDue)
  expect(await told()).toEqual([])
  queue.pass(minute)
  await queue.work(reminderDue)
  expect(await told()).toHaveLength(1)
})

it('tells once, also where the job is done again', async () => {
  const { queue, ask, told } = await addReminder()
  await ask()
  queue.pass(10 * minute)
  await queue.work(reminderDue)
  expect(await told()).toHaveLength(1)
})

it.each(['done', 'removed'] as const)('tells of none that is %s', async (state) => {
  const { queue, told } = await addReminder(state)
  queue.pass(minute)
  await queue.work(reminderDue)
  expect(await told()).toEqual([])
})
