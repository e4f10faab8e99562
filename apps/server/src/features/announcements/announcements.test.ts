import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  createAnnouncement,
  deleteAnnouncement,
  listAnnouncements,
  listAnnouncementsAdmin,
  markAnnouncementRead,
  updateAnnouncement,
  type AnnouncementBody,
} from '@retain/api-client/announcements'
import { listNotifications } from '@retain/api-client/notifications'
import { setActiveStore } from '@retain/api-client/stores'
import { newAnnouncement } from '@retain/domain/announcements/announcementDraft'
import { shifted } from '@retain/domain/calendar/instant'
import { userTag } from '@retain/domain/live/tags'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { addStore } from '../../testing/fixtures'
import { testNow, withApp } from '../../testing/testApp'
import { testQueue } from '../../testing/testRunner'
import { announcementBegins } from './announcementBegins'

const test = withApp()

const administer: Permission = 'Opportunity_Admin_Announcement'
const alex = { userName: 'alex.romero', roles: [generalAccess, administer] }
const reader = (userName: string, stores: readonly string[] = []) => ({
  userName,
  roles: [generalAccess],
  stores,
})
const hour = 3_600_000

let made = 0
const draft = (changes: Partial<AnnouncementBody> = {}) => {
  made += 1
  const body = '<p onclick="steal()">We close <b>early</b>.</p>'
  return { ...newAnnouncement, title: `Hours ${made}`, body, ...changes, announcementId: null }
}

const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const create = async (changes: Partial<AnnouncementBody> = {}) =>
  right(
    await test.callAs(alex, createAnnouncement, {
      body: draft(changes),
      idempotencyKey: crypto.randomUUID(),
    }),
  )

const change = (body: AnnouncementBody & { readonly announcementId: string }, version: number) =>
  test.callAs(alex, updateAnnouncement, { body, version })

const shownTo = async (userName: string) => right(await test.callAs(reader(userName), listAnnouncements, {}))

describe('an announcement', () => {
  it('is saved cleaned, and shown to everybody as not viewed [S-249] [S-257] [S-259] [S-705] [S-789]', async () => {
    const saved = await create({ title: ' Holiday hours ' })
    const expected = {
      ...{
        announcementId: saved.announcementId,
        title: 'Holiday hours',
        body: '<p>We close <b>early</b>.</p>',
      },
      ...{ displayFrom: null, displayTo: null, active: true, viewed: false, version: 1 },
    }
    expect(saved).toEqual(expected)
    expect(await shownTo('jordan.mills')).toContainEqual(expected)
  })

  it('is shown within its time and while it is active, newest beginning first [S-788] [S-790]', async () => {
    const from = (ms: number) => ({ displayFrom: shifted(testNow, ms) })
    const [older, newer, hidden, later, over] = [
      await create(from(-2 * hour)),
      await create({ ...from(-hour), displayTo: testNow }),
      await create({ ...from(-hour), active: false }),
      await create(from(1)),
      await create({ displayTo: shifted(testNow, -1) }),
    ]
    const ids = (await shownTo('sam.lee')).map(({ announcementId }) => announcementId)
    expect(ids.indexOf(newer.announcementId)).toBeLessThan(ids.indexOf(older.announcementId))
    expect(ids).toContain(newer.announcementId)
    for (const { announcementId } of [hidden, later, over]) expect(ids).not.toContain(announcementId)
  })

  it('is refused with everything that is wrong with it [S-435] [S-436] [S-437]', async () => {
    const body = draft({ title: ' ', body: '<script>x()</script>' })
    const ends = { displayFrom: testNow, displayTo: shifted(testNow, -1) }
    const answer = await test.callAs(alex, createAnnouncement, {
      body: { ...body, ...ends },
      idempotencyKey: 'wrong',
    })
    expect(answer).toMatchObject(
      E.left({
        status: 400,
        fieldErrors: [
          { field: 'title', message: 'A title is needed.' },
          { field: 'body', message: 'A text is needed.' },
          { field: 'displayTo', message: 'The end is earlier than the beginning.' },
        ],
      }),
    )
  })

  it('is made once, however often it is sent', async () => {
    const input = { body: draft(), idempotencyKey: 'announce-once' }
    const first = right(await test.callAs(alex, createAnnouncement, input))
    expect(right(await test.callAs(alex, createAnnouncement, input))).toEqual(first)
  })

  it('is changed by who names its version, and stays viewed [S-705]', async () => {
    const { announcementId } = await create()
    await test.callAs(alex, markAnnouncementRead, { body: { id: announcementId, markAsRead: true } })
    const body = { ...draft(), announcementId, active: false }
    expect(right(await change(body, 1))).toMatchObject({ active: false, viewed: true, version: 2 })
    expect(await change(body, 1)).toMatchObject(E.left({ status: 409, code: 'stale' }))
    expect(await change({ ...body, announcementId: '999999' }, 1)).toMatchObject(E.left({ status: 404 }))
  })

  it('is deleted, and deleting it again is no error [S-705]', async () => {
    const { announcementId } = await create()
    await test.callAs(alex, markAnnouncementRead, { body: { id: announcementId, markAsRead: true } })
    for (let time = 0; time < 2; time += 1)
      expect(right(await test.callAs(alex, deleteAnnouncement, { body: { announcementId } }))).toBeNull()
    expect((await shownTo('dana')).map((one) => one.announcementId)).not.toContain(announcementId)
  })
})

describe('marking an announcement', () => {
  it('is kept for each person, both ways and however often [S-252] [S-254] [S-395]', async () => {
    const { announcementId: id } = await create()
    const mark = (markAsRead: boolean) =>
      test.callAs(reader('mei'), markAnnouncementRead, { body: { id, markAsRead } })
    const isViewedBy = async (userName: string) =>
      (await shownTo(userName)).find(({ announcementId }) => announcementId === id)?.viewed
    await mark(true)
    expect(right(await mark(true))).toBeNull()
    expect([await isViewedBy('mei'), await isViewedBy('robin')]).toEqual([true, false])
    await mark(false)
    expect(right(await mark(false))).toBeNull()
    expect(await isViewedBy('mei')).toBe(false)
  })

  it('leaves one that is gone as it is', async () => {
    const body = { id: '999999', markAsRead: true }
    expect(right(await test.callAs(reader('mei'), markAnnouncementRead, { body }))).toBeNull()
  })
})

describe('the list of administrators', () => {
  it('has every announcement, ten to a page, the latest beginning first [S-394] [S-433]', async () => {
    await test.db.deleteFrom('announcement').execute()
    for (let nth = 0; nth < 25; nth += 1)
      await create({ title: `Nr ${nth}`, displayFrom: shifted(testNow, nth * hour), active: nth % 2 === 0 })
    const page = async (pageNumber: number) =>
      right(await test.callAs(alex, listAnnouncementsAdmin, { query: { pageNumber } }))
    const first = await page(1)
    expect(first).toMatchObject({ total: 25, page: 1, pageCount: 3 })
    expect(first.list.map(({ title }) => title)).toEqual(
      [24, 23, 22, 21, 20, 19, 18, 17, 16, 15].map((n) => `Nr ${n}`),
    )
    expect((await page(3)).list).toHaveLength(5)
    expect(await page(4)).toEqual({ list: [], total: 25, page: 4, pageCount: 3 })
  })
})

describe('the alert of an announcement', () => {
  /** Somebody who has entered a store, as everybody has who works with the product. */
  async function worker() {
    const store = await addStore(test.db)
    const person = reader(`worker-${store}`, [store])
    right(await test.callAs(person, setActiveStore, { body: { hyperionId: store } }))
    const input = { params: { hyperionId: store }, query: { utcOffset: '-05:00' } }
    const alerts = async (id: string) =>
      right(await test.callAs(person, listNotifications, input)).filter((one) => one.announcementId === id)
    const told = () =>
      test.db.selectFrom('live_outbox').select('tag').where('tag', '=', userTag(person.userName)).execute()
    return { alerts, told }
  }

  it('is sent to whoever works with the product, once [S-296]', async () => {
    const { alerts, told } = await worker()
    const queue = testQueue(() => test.db)
    const { announcementId, ...fields } = await create({ title: 'New scanner' })
    await queue.work(announcementBegins)
    // The app works on the same queue: it may have taken the job.
    await expect
      .poll(() => alerts(announcementId))
      .toMatchObject([
        { notificationType: 'ANNOUNCMNT', message: 'New scanner', hyperionId: null, viewed: false },
      ])
    right(await change({ ...fields, announcementId }, 1))
    await queue.work(announcementBegins)
    expect(await alerts(announcementId)).toHaveLength(1)
    expect(await told()).toHaveLength(1)
  })

  it('waits for its time, and is not sent of one that was switched off or moved meanwhile', async () => {
    const { alerts } = await worker()
    const queue = testQueue(() => test.db)
    const later = { displayFrom: shifted(testNow, hour) }
    const [kept, off, moved] = [await create(later), await create(later), await create(later)]
    right(await change({ ...off, active: false }, 1))
    right(await change({ ...moved, displayFrom: shifted(testNow, 3 * hour) }, 1))
    await queue.work(announcementBegins)
    expect(await alerts(kept.announcementId)).toEqual([])
    queue.pass(2 * hour)
    await queue.work(announcementBegins)
    const counts = await Promise.all(
      [kept, off, moved].map(async ({ announcementId }) => (await alerts(announcementId)).length),
    )
    expect(counts).toEqual([1, 0, 0])
    queue.pass(2 * hour)
    await queue.work(announcementBegins)
    expect(await alerts(moved.announcementId)).toHaveLength(1)
  })

  it('goes with its announcement', async () => {
    const { alerts, told } = await worker()
    const queue = testQueue(() => test.db)
    const { announcementId } = await create()
    await queue.work(announcementBegins)
    await expect.poll(() => alerts(announcementId)).toHaveLength(1)
    await test.callAs(alex, deleteAnnouncement, { body: { announcementId } })
    expect(await alerts(announcementId)).toEqual([])
    expect(await told()).toHaveLength(2)
  })
})
