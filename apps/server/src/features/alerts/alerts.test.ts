import {
  listNotifications,
  markNotificationsViewed,
  removeNotifications,
  removeReminderNotifications,
} from '@retain/api-client/notifications'
import { autoSubscribeAlerts } from '@retain/api-client/stores'
import { alertLimit, type Notification } from '@retain/domain/alerts/notification'
import { shifted } from '@retain/domain/calendar/instant'
import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import * as E from 'fp-ts/Either'
import type { Insertable } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NotificationTable } from '../../db/schema/outsideTables'
import { addStore } from '../../testing/fixtures'
import { eventsOfUser } from '../../testing/outboxEvents'
import { testNow, withApp } from '../../testing/testApp'
import type { TestPerson } from '../../testing/testTokens'

const test = withApp()
const daysAgo = (days: number) => shifted(testNow, -days * 24 * 60 * 60_000)

let store = ''
let person: TestPerson = {}
let people = 0

beforeEach(async () => {
  store = await addStore(test.db)
  person = { userName: `reader-${(people += 1)}`, stores: [store] }
})

const userName = () => person.userName ?? ''

/** Keeps an alert of the person and answers its id. */
async function add(fields: Partial<Insertable<NotificationTable>> = {}): Promise<string> {
  const { notification_id } = await test.db
    .insertInto('notification')
    .values({
      user_name: userName(),
      hyperion_id: store,
      notification_type: 'IN_EMAIL',
      display_name: 'Ann Lee',
      created_at: testNow,
      customer_name: 'Ann Lee',
      message: 'New email from Ann Lee.',
      ...fields,
    })
    .returning('notification_id')
    .executeTakeFirstOrThrow()
  return notification_id
}

async function list(hyperionId = store): Promise<readonly Notification[]> {
  const answer = await test.callAs(person, listNotifications, {
    params: { hyperionId },
    query: { utcOffset: '-05:00' },
  })
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const idsOf = async (hyperionId?: string) =>
  (await list(hyperionId)).map(({ notificationId }) => notificationId)

const setting = (key: SettingKey, value: string) =>
  test.db
    .insertInto('setting_value')
    .values({
      ...{ setting_key_id: key, hyperion_id: store, setting_value: value },
      ...{ changed_by: 'test', changed_at: testNow, market_id: null, brand_id: null },
    })
    .execute()

/** What the windows of the person were told. */
const told = () => eventsOfUser(test.db, userName())

const isDone = (answer: E.Either<unknown, unknown>) => expect(answer).toMatchObject(E.right({ data: null }))

describe('the list', () => {
  it('holds every field of the own alerts of the store and of no store [S-291] [S-396]', async () => {
    const here = await add({
      alert_code: 'A',
      event_type_id: 'E',
      oppt_id: '41',
      email_contact_detail_id: '7',
    })
    const anywhere = await add({ hyperion_id: null, created_at: daysAgo(1), announcement_id: '3' })
    await add({ hyperion_id: await addStore(test.db) })
    await add({ user_name: 'somebody.else' })
    expect(await list()).toEqual([
      {
        ...{ notificationId: here, hyperionId: store, notificationType: 'IN_EMAIL', displayName: 'Ann Lee' },
        ...{ createDT: testNow, customerName: 'Ann Lee', message: 'New email from Ann Lee.', viewed: false },
        ...{ opptId: '41', emailContactDetailId: '7', announcementId: null, displayOn: null },
        ...{ alertCode: 'A', eventTypeId: 'E' },
      },
      expect.objectContaining({ notificationId: anywhere, hyperionId: null, announcementId: '3' }),
    ])
  })

  it('is newest first, a reminder by the moment of its date, pending ones included [S-302]', async () => {
    const old = await add({ created_at: daysAgo(3) })
    const due = await add({ notification_type: 'OPPT', created_at: daysAgo(9), display_on: daysAgo(2) })
    const pending = await add({ notification_type: 'OPPT', created_at: daysAgo(9), display_on: daysAgo(-2) })
    const fresh = await add({ created_at: daysAgo(1) })
    expect(await idsOf()).toEqual([pending, fresh, due, old])
  })

  it.each([
    ['EARemAnnounEmail', 'IN_EMAIL', 'PCARR'],
    ['EAServiceDrive', 'FCARR_RO', 'OPPT'],
  ] as const)('leaves out what %s hides by its age, and nothing else', async (key, hidden, shown) => {
    await setting('EARemAnnounEmail', '0')
    await setting('EAServiceDrive', '0')
    await test.db
      .updateTable('setting_value')
      .set({ setting_value: '3' })
      .where('hyperion_id', '=', store)
      .where('setting_key_id', '=', key)
      .execute()
    await add({ notification_type: hidden, created_at: shifted(daysAgo(3), -1) })
    const edge = await add({ notification_type: hidden, created_at: daysAgo(3) })
    const other = await add({ notification_type: shown, created_at: daysAgo(4) })
    const flag = await add({ notification_type: 'FLAG_BY_MG', created_at: daysAgo(400) })
    expect(await idsOf()).toEqual([edge, other, flag])
  })

  it('has the newest thousand', async () => {
    const rows = Array.from({ length: alertLimit + 1 }, (_, minute) => ({
      ...{ user_name: userName(), hyperion_id: store, notification_type: 'TRADE_ADJ', display_name: 'A' },
      ...{
        created_at: shifted(testNow, -minute * 60_000),
        customer_name: null,
        message: 'An adjustment ended',
      },
    }))
    await test.db.insertInto('notification').values(rows).execute()
    const listed = await list()
    expect(listed).toHaveLength(alertLimit)
    expect(listed.at(-1)?.createDT).toBe(shifted(testNow, -(alertLimit - 1) * 60_000))
  })
})

describe('viewed alerts', () => {
  it('are so for good, and told to every window once [S-303] [S-397]', async () => {
    const [one, two, left] = [await add(), await add(), await add()]
    isDone(await test.callAs(person, markNotificationsViewed, { body: [one, two] }))
    isDone(await test.callAs(person, markNotificationsViewed, { body: [two, one] }))
    const viewed = (await list()).filter((alert) => alert.viewed).map(({ notificationId }) => notificationId)
    expect(viewed.toSorted()).toEqual([one, two].toSorted())
    expect(viewed).not.toContain(left)
    expect(await told()).toMatchObject([{ type: 'NOTIFICATION_VIEWED' }])
  })

  it('are not those of somebody else', async () => {
    const foreign = await add({ user_name: 'somebody.else' })
    isDone(await test.callAs(person, markNotificationsViewed, { body: [foreign] }))
    const row = await test.db
      .selectFrom('notification')
      .select('viewed')
      .where('notification_id', '=', foreign)
      .executeTakeFirst()
    expect(row?.viewed).toBe(false)
    expect(await told()).toEqual([])
  })
})

describe('removed alerts', () => {
  it('are the named ones that are no reminders, and those of due reminders by a call of their own [S-398] [S-706]', async () => {
    const email = await add()
    const due = await add({ notification_type: 'OPPT', display_on: daysAgo(1) })
    const left = await add()
    isDone(await test.callAs(person, removeNotifications, { body: [email, due] }))
    expect(await idsOf()).toEqual([left, due])
    isDone(await test.callAs(person, removeReminderNotifications, { body: [due, left] }))
    isDone(await test.callAs(person, removeReminderNotifications, { body: [due] }))
    expect(await idsOf()).toEqual([left])
    expect(await told()).toMatchObject([
      { type: 'NOTIFICATION_REMOVED', payload: { notificationIds: [email] } },
      { type: 'NOTIFICATION_REMOVED', payload: { notificationIds: [due] } },
    ])
  })

  it('are not those of pending reminders, nor those of somebody else', async () => {
    const pending = await add({ notification_type: 'OPPT', display_on: daysAgo(-1) })
    const foreign = await add({ user_name: 'somebody.else' })
    isDone(await test.callAs(person, removeReminderNotifications, { body: [pending] }))
    isDone(await test.callAs(person, removeNotifications, { body: [foreign] }))
    expect(await idsOf()).toEqual([pending])
    const rows = await test.db
      .selectFrom('notification')
      .select('message')
      .where('notification_id', '=', foreign)
      .execute()
    expect(rows).toHaveLength(1)
  })
})

it('who subscribes takes the alerts of the store once, however often it is asked for [S-403]', async () => {
  const ask = () => test.callAs(person, autoSubscribeAlerts, { query: { hyperionId: store } })
  isDone(await ask())
  isDone(await ask())
  const rows = await test.db
    .selectFrom('alert_subscription')
    .select('hyperion_id')
    .where('user_name', '=', userName())
    .execute()
  expect(rows).toEqual([{ hyperion_id: store }])
})
