import {
  completeReminder,
  createReminder,
  listMyReminders,
  removeReminders,
  type ReminderBody,
} from '@retain/api-client/reminders'
import { getContactHistory } from '@retain/api-client/opportunity'
import type { Instant } from '@retain/domain/calendar/instant'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { addCallable, newKey, rowOf, type Callable } from '../../testing/callable'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()
const far = '2999-01-01T05:00:00.000Z' as Instant

const send = (
  { opptId, hyperionId, person }: Callable,
  changes: Partial<ReminderBody> = {},
  key = newKey(),
) =>
  test.callAs(person, createReminder, {
    body: {
      ...{ opportunityId: opptId, hyperionId, reminderText: ' Call back ', reminderDueDate: far },
      ...changes,
    },
    idempotencyKey: key,
  })

async function saved(callable: Callable, changes?: Partial<ReminderBody>, key?: string): Promise<string> {
  const answer = await send(callable, changes, key)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data.reminderId
}

async function openOf({ person }: Pick<Callable, 'person'>) {
  const answer = await test.callAs(person, listMyReminders, {})
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const finish = ({ opptId, person }: Callable, reminderId: string) =>
  test.callAs(person, completeReminder, {
    body: { reminderId, opportunityId: opptId },
    idempotencyKey: newKey(),
  })

const remove = ({ opptId, person }: Callable, ...reminderIds: string[]) =>
  test.callAs(person, removeReminders, { body: { reminderIds, opportunityId: opptId } })

const alertsOf = ({ opptId }: Callable) =>
  test.db.selectFrom('notification').selectAll().where('oppt_id', '=', opptId).execute()

async function entriesOf({ opptId, person }: Callable) {
  const answer = await test.callAs(person, getContactHistory, { params: { opptId } })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

/** Closed, or held by somebody else: what must not keep a reminder overdue. */
const unwritable = [
  ['closed', { status_code: 'DUPE' as const }],
  [
    'held by a colleague',
    { locked_by_user_name: 'priya', locked_by_name: 'Priya Singh', locked_at: testNow },
  ],
] as const

describe('a saved reminder', () => {
  it('is in the list with its customer, and has one alert for its due date [S-011] [O-451] [O-453]', async () => {
    const callable = await addCallable(test.db)
    const reminderId = await saved(callable)
    const { opptId, hyperionId } = callable
    expect(await openOf(callable)).toMatchObject([
      { reminderId, reminderText: 'Call back', reminderDueDate: far, opptId, hyperionId },
    ])
    expect(await alertsOf(callable)).toMatchObject([
      { notification_type: 'OPPT', message: 'Call back', display_on: far, hyperion_id: hyperionId },
    ])
  })

  it('is saved once, however often it is sent with its key', async () => {
    const callable = await addCallable(test.db)
    const key = newKey()
    expect(await saved(callable, {}, key)).toBe(await saved(callable, {}, key))
    expect(await openOf(callable)).toHaveLength(1)
  })

  it('is seen by nobody else, nor where its store is no longer open', async () => {
    const callable = await addCallable(test.db)
    await saved(callable)
    const { person } = callable
    expect(await openOf({ person: { ...person, userName: 'somebody.else' } })).toEqual([])
    expect(await openOf({ person: { ...person, stores: [] } })).toEqual([])
  })

  it.each([
    ['has no text', { reminderText: '  ' }, 'reminderText'],
    ['is due before today', { reminderDueDate: '2020-01-01T05:00:00.000Z' as Instant }, 'reminderDueDate'],
    ['names another store', { hyperionId: 'ELSE' }, 'hyperionId'],
  ])('is refused where it %s [OP-055]', async (_what, changes, field) => {
    const answer = await send(await addCallable(test.db), changes)
    expect(answer).toMatchObject(E.left({ status: 400, fieldErrors: [{ field }] }))
  })

  it.each(unwritable)('is refused on an opportunity that is %s [O-056]', async (_what, columns) => {
    expect(await send(await addCallable(test.db, columns))).toMatchObject(E.left({ status: 409 }))
  })
})

describe('a reminder that is done', () => {
  it('is in the history once, its alert is gone, and the row is as it was [OP-059]', async () => {
    const callable = await addCallable(test.db)
    const reminderId = await saved(callable)
    const before = await rowOf(test, callable)
    expect(await finish(callable, reminderId)).toMatchObject(
      E.right({ data: { messages: [{ type: 'OPPT_CONTACT' }] } }),
    )
    expect(await finish(callable, reminderId)).toMatchObject(E.right({ data: { messages: [] } }))
    expect(await openOf(callable)).toEqual([])
    expect(await alertsOf(callable)).toEqual([])
    const completed = (await entriesOf(callable)).filter(({ contactAction }) => contactAction === 'REMCOM')
    expect(completed).toMatchObject([{ contactType: 'Reminder', hasNotes: true, contactActionResult: null }])
    expect(await rowOf(test, callable)).toEqual({ ...before, rowVersion: before.rowVersion + 1 })
  })

  it.each(unwritable)('may be of an opportunity that is %s', async (_what, columns) => {
    const callable = await addCallable(test.db)
    const reminderId = await saved(callable)
    await test.db.updateTable('opportunity').set(columns).where('oppt_id', '=', callable.opptId).execute()
    expect(E.isRight(await finish(callable, reminderId))).toBe(true)
    expect(await openOf(callable)).toEqual([])
  })
})

describe('removed reminders', () => {
  it('leave the list with their alerts, and nothing in the history [O-452]', async () => {
    const callable = await addCallable(test.db)
    const [first, second, left] = [await saved(callable), await saved(callable), await saved(callable)]
    expect(await remove(callable, first, second)).toMatchObject(E.right({ data: null }))
    expect(await openOf(callable)).toMatchObject([{ reminderId: left }])
    expect(await alertsOf(callable)).toHaveLength(1)
    expect((await entriesOf(callable)).map(({ contactAction }) => contactAction)).not.toContain('REMCOM')
  })

  it('stay where they are not of the caller', async () => {
    const callable = await addCallable(test.db)
    const reminderId = await saved(callable)
    const stranger = { ...callable, person: { ...callable.person, userName: 'somebody.else' } }
    await remove(stranger, reminderId)
    await finish(stranger, reminderId)
    expect(await openOf(callable)).toHaveLength(1)
  })

  it.each(unwritable)('may be of an opportunity that is %s', async (_what, columns) => {
    const callable = await addCallable(test.db)
    const reminderId = await saved(callable)
    await test.db.updateTable('opportunity').set(columns).where('oppt_id', '=', callable.opptId).execute()
    await remove(callable, reminderId)
    expect(await openOf(callable)).toEqual([])
  })
})
