import * as E from 'fp-ts/Either'
import { getDashboard } from '@retain/api-client/dashboard'
import type { Dashboard } from '@retain/domain/dashboard/dashboard'
import { parseDay } from '@retain/domain/calendar/day'
import { medianOf } from '@retain/domain/dashboard/comparison'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { addEntry, addInboundEmail, addOpportunity, addStore } from '../../testing/fixtures'
import { at, withApp } from '../../testing/testApp'

/** A Friday, 10:30 in New York (-05:00) and 07:30 in Los Angeles (-08:00). */
const test = withApp({ now: at('2026-11-20T15:30:00.000Z') })
const view: Permission = 'Opportunity_Can_View_Setting_Overrides'

let east = ''
let west = ''
let closed = ''
beforeEach(async () => {
  east = await addStore(test.db)
  west = await addStore(test.db, { time_zone: 'America/Los_Angeles' })
  closed = await addStore(test.db)
})

const storesOfDana = () => [
  { storeCode: east, name: 'East', timeZoneOffset: '-05:00' },
  { storeCode: west, name: 'West', timeZoneOffset: '-08:00' },
]

type Query = Parameters<(typeof getDashboard)['query']['encode']>[0]
const first: Query = { hyperionId: '', period: 'weeks4', groupBy: 'associate', stores: 'active' }
const ask = (query: Partial<Query> = {}, roles: readonly Permission[] = [generalAccess, view]) =>
  test.callAs({ userName: 'dana.baker', roles, claims: { stores: storesOfDana() } }, getDashboard, {
    query: { ...first, hyperionId: east, ...query } satisfies Query,
  })
const figures = async (query: Partial<Query> = {}): Promise<Dashboard> => {
  const answer = await ask(query)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const day = (text: string) => {
  const parsed = parseDay(text)
  if (parsed === null) throw new Error(`${text} is no day`)
  return parsed
}

const call = (store: string, opptId: string, by: string | null, moment: string) =>
  addEntry(test.db, store, opptId, {
    contact_type: 'PhoneCall',
    contact_action: 'OPHONE',
    created_by: by,
    created_at: at(moment),
  })

describe('the figures of a store', () => {
  it('are nothing where nothing happened', async () => {
    expect(await figures()).toEqual({
      from: '2026-10-26',
      to: '2026-11-20',
      previousFrom: '2026-09-30',
      previousTo: '2026-10-25',
      weeks: ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
      groups: [],
      total: {
        ...{ contacts: 0, answers: 0, leads: 0, responses: 0, responseSeconds: null },
        ...{ flags: 0, onList: 0, contacted: 0 },
        weeks: Array.from({ length: 4 }, () => ({
          ...{ contacts: 0, answers: 0, leads: 0, responses: 0, responseSeconds: null },
        })),
      },
      previous: { contacts: 0, answers: 0, leads: 0, responses: 0, responseSeconds: null },
    })
  })

  it('count calls and emails that went out, by who made them, and nothing else of the history', async () => {
    const opptId = await addOpportunity(test.db, east)
    const of = (fields: object) =>
      addEntry(test.db, east, opptId, {
        created_by: 'ann',
        created_at: at('2026-11-18T12:00:00.000Z'),
        ...fields,
      })
    await of({ contact_type: 'PhoneCall', contact_action: 'OPHONE' })
    await of({ contact_type: 'PhoneCall', contact_action: 'IPHONE' })
    await of({ contact_type: 'Email', contact_action: 'OEMAIL' })
    await of({ contact_type: 'Email', contact_action: 'OEMAIL', delivery: 'sending' })
    await of({ contact_type: 'Email', contact_action: 'OEMAIL', delivery: 'failed' })
    await of({ contact_type: 'Notes', contact_action: 'NOTE' })
    await of({ contact_type: 'EmailReceived', contact_action: 'IEMAIL' })
    await of({ contact_type: 'ViewOpportunity' })
    await of({ contact_type: 'LeadCreated', contact_action: 'CLEAD', created_by: 'ben' })
    await of({ contact_type: 'LeadSent', contact_action: 'SLEAD', created_by: 'ben' })
    const { groups, total } = await figures()
    expect(groups.map(({ key, contacts, leads, onList }) => [key, contacts, leads, onList])).toEqual([
      ['ann', 3, 0, 0],
      ['ben', 0, 1, 0],
      [null, 0, 0, 1],
    ])
    expect(total).toMatchObject({ contacts: 3, leads: 1, onList: 1 })
  })

  it('count what was copied with its opportunity once', async () => {
    const replaced = await addOpportunity(test.db, east, { status_code: 'DUPE' })
    const present = await addOpportunity(test.db, east)
    await call(east, replaced, 'ann', '2026-11-18T12:00:00.000Z')
    await call(east, present, 'ann', '2026-11-18T12:00:00.000Z')
    expect((await figures()).total).toMatchObject({ contacts: 1, onList: 1 })
  })

  it('lie in weeks that begin at midnight of Monday by the calendar of each store, after the end of summer time too', async () => {
    const eastern = await addOpportunity(test.db, east)
    const western = await addOpportunity(test.db, west)
    // Monday 9 November begins at 05:00 in the east and at 08:00 in the west.
    for (const moment of ['2026-11-09T04:59:59.999Z', '2026-11-09T05:00:00.000Z', '2026-11-09T07:59:59.999Z'])
      await call(east, eastern, 'ann', moment)
    for (const moment of ['2026-11-09T05:00:00.000Z', '2026-11-09T07:59:59.999Z', '2026-11-09T08:00:00.000Z'])
      await call(west, western, 'ann', moment)
    // The day on which summer time ends is in the week before it.
    await call(east, eastern, 'ann', '2026-11-01T06:30:00.000Z')
    const { groups } = await figures({ groupBy: 'store', stores: 'all' })
    const weeksOf = (store: string) =>
      groups.find(({ key }) => key === store)?.weeks.map(({ contacts }) => contacts)
    expect(weeksOf(east)).toEqual([1, 1, 2, 0])
    expect(weeksOf(west)).toEqual([0, 2, 1, 0])
  })

  it('are compared with as many days before, and end with today', async () => {
    const opptId = await addOpportunity(test.db, east)
    await call(east, opptId, 'ann', '2026-09-30T03:59:59.000Z')
    await call(east, opptId, 'ann', '2026-09-30T05:00:00.000Z')
    await call(east, opptId, 'ann', '2026-10-26T04:59:59.999Z')
    await call(east, opptId, 'ann', '2026-10-26T05:00:00.000Z')
    await call(east, opptId, 'ann', '2026-11-21T04:59:59.999Z')
    await call(east, opptId, 'ann', '2026-11-21T05:00:00.000Z')
    const { total, previous } = await figures()
    expect([total.contacts, previous.contacts]).toEqual([2, 2])
  })

  it('have emails of customers by who wrote to them, and the median time to their responses', async () => {
    const opptId = await addOpportunity(test.db, east)
    const received = (day: string, minutes: number | null, fields: object = {}) => {
      const moment = `2026-11-${day}T12:00:00.000Z`
      const reply = new Date(Date.parse(moment) + (minutes ?? 0) * 60_000).toISOString()
      return addInboundEmail(test.db, east, opptId, {
        received_at: at(moment),
        email_sent_by: 'ann',
        ...(minutes === null ? {} : { reply_contact_history_id: '1', reply_by: 'ann', reply_at: at(reply) }),
        ...fields,
      })
    }
    await received('10', 60)
    await received('11', 20)
    await received('17', 30, { email_sent_by: 'ben' })
    await received('18', null)
    // Who says that no reply is needed has responded; the first of both counts.
    await received('18', null, {
      reply_override: true,
      reply_override_by: 'ann',
      reply_override_at: at('2026-11-18T12:10:00.000Z'),
    })
    const { groups, total } = await figures()
    const of = (key: string) => groups.find((group) => group.key === key)
    expect(total).toMatchObject({
      answers: 5,
      responses: 4,
      responseSeconds: (medianOf([60, 20, 30, 10]) ?? 0) * 60,
    })
    expect(of('ann')).toMatchObject({ answers: 4, responses: 3, responseSeconds: 20 * 60 })
    expect(of('ben')).toMatchObject({ answers: 1, responses: 1, responseSeconds: 30 * 60 })
    expect(total.weeks.map(({ responseSeconds }) => responseSeconds)).toEqual([null, null, 2_400, 1_200])
    expect(of('ann')?.weeks[3]).toMatchObject({ answers: 2, responses: 1, responseSeconds: 600 })
  })
})

describe('what stands now', () => {
  it('is flagged for somebody, counted once among all, and no longer when it was replaced', async () => {
    const [one, two] = [await addOpportunity(test.db, east), await addOpportunity(test.db, east)]
    const replaced = await addOpportunity(test.db, east, { status_code: 'DUPE' })
    const flag = (opptId: string, userName: string) =>
      test.db
        .insertInto('opportunity_flag')
        .values({
          ...{ hyperion_id: east, oppt_id: opptId, user_name: userName },
          ...{ flagged_by: 'dana.baker', flagged_at: at('2025-01-05T12:00:00.000Z') },
        })
        .execute()
    await flag(one, 'ann')
    await flag(one, 'ben')
    await flag(two, 'ben')
    await flag(replaced, 'ben')
    const { groups, total } = await figures()
    expect(groups.map(({ key, flags }) => [key, flags])).toEqual([
      ['ann', 1],
      ['ben', 2],
      [null, 0],
    ])
    expect(total.flags).toBe(2)
  })

  it('is on the list of its owner while it is active, contacted where the last contact lies in the period', async () => {
    const owned = { owner_user_name: 'ann', owner_name: 'Ann Lee' }
    await addOpportunity(test.db, east, { ...owned, last_contact_at: at('2026-10-26T05:00:00.000Z') })
    await addOpportunity(test.db, east, { ...owned, last_contact_at: at('2026-10-26T04:59:59.999Z') })
    await addOpportunity(test.db, east, owned)
    await addOpportunity(test.db, east, {
      ...owned,
      status_code: 'NOI',
      last_contact_at: at('2026-11-18T12:00:00.000Z'),
    })
    const { groups } = await figures()
    expect(groups.map(({ key, onList, contacted }) => [key, onList, contacted])).toEqual([['ann', 3, 1]])
  })
})

describe('whose figures they are', () => {
  it('is the active store, or every store of the caller and no other', async () => {
    for (const store of [east, west, closed])
      await call(store, await addOpportunity(test.db, store), 'ann', '2026-11-18T12:00:00.000Z')
    expect((await figures()).total.contacts).toBe(1)
    const all = await figures({ stores: 'all', groupBy: 'store' })
    expect(all.groups.map(({ key }) => key).toSorted()).toEqual([east, west].toSorted())
    expect(all.total.contacts).toBe(2)
  })

  it('is nobody else, and nothing without the permission', async () => {
    expect(await ask({ hyperionId: closed })).toMatchObject(E.left({ status: 403, code: 'store' }))
    expect(await ask({}, [generalAccess])).toMatchObject(E.left({ status: 403, code: 'permission' }))
  })
})

describe('chosen days', () => {
  it('have weeks from the first of them on, and are compared with as many before', async () => {
    const opptId = await addOpportunity(test.db, east)
    for (const day of ['02', '04', '10', '11', '12', '13'])
      await call(east, opptId, 'ann', `2026-11-${day}T12:00:00.000Z`)
    const answer = await figures({ from: day('2026-11-04'), to: day('2026-11-12') })
    expect(answer).toMatchObject({
      ...{ from: '2026-11-04', to: '2026-11-12', previousFrom: '2026-10-26', previousTo: '2026-11-03' },
      weeks: ['2026-11-04', '2026-11-11'],
    })
    expect(answer.total.weeks.map(({ contacts }) => contacts)).toEqual([2, 2])
    expect(answer.previous.contacts).toBe(1)
  })

  it('are refused where one is missing, they are turned round or too many', async () => {
    for (const query of [
      { from: day('2026-11-04') },
      { from: day('2026-11-04'), to: day('2026-11-03') },
      { from: day('2026-01-04'), to: day('2026-11-03') },
    ])
      expect(await ask(query)).toMatchObject(E.left({ status: 400, code: 'invalid' }))
  })
})

describe('the file of the figures', () => {
  const exportAs = async (roles: readonly Permission[], body: object = {}) => {
    const token = await test.issuer.tokenFor({
      userName: 'dana.baker',
      roles,
      claims: { stores: storesOfDana() },
    })
    return test.app.inject({
      method: 'POST',
      url: '/api/engine/v1/dashboard/export',
      headers: { authorization: `Bearer ${token}` },
      payload: {
        ...{ hyperionId: east, period: 'week', grouping: 'associate', stores: 'active', measure: 'contacts' },
        ...body,
      },
    })
  }

  it('is the table as it is looked at, and an entry of the audit log that names no days', async () => {
    await call(east, await addOpportunity(test.db, east), '=ann', '2026-11-18T12:00:00.000Z')
    const answer = await exportAs([generalAccess, view], { from: '2026-11-16', to: '2026-11-20' })
    expect(answer.headers).toMatchObject({ 'x-row-count': '3' })
    const [heading, ann, , all] = answer.body.split('\r\n')
    expect(heading).toContain('Associate,Contacts in the week of 11/16')
    expect(ann).toMatch(/^'=ann,1,1,/)
    expect(all).toMatch(/^All,1,1,/)
    const entry = await test.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('kind', '=', 'exported')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ hyperion_id: east, user_name: 'dana.baker', subject: 'Dashboard' })
    expect(JSON.stringify(entry)).toContain('grouping')
    expect(JSON.stringify(entry)).not.toContain('2026-11-16')
  })

  it('is sent to nobody without the permission', async () => {
    const answer = await exportAs([generalAccess])
    expect(answer.statusCode).toBe(403)
  })
})
