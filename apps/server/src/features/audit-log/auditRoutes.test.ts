import * as E from 'fp-ts/Either'
import { getAuditEntry, listAuditChoices, searchAuditLog } from '@retain/api-client/audit-log'
import { deleteSettings } from '@retain/api-client/settingOverrides'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { auditPermission } from '@retain/domain/audit/auditAccess'
import { auditedDisclaimer } from '@retain/domain/audit/auditedChanges'
import { mostAuditEntries } from '@retain/domain/audit/auditFilter'
import type { Day } from '@retain/domain/calendar/day'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { storeScope } from '@retain/domain/settings/settingScope'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAuditEntry } from '../../testing/addAuditEntry'
import { addStore } from '../../testing/fixtures'
import { at, withApp } from '../../testing/testApp'

const test = withApp()
const everyStore: Permission = 'Opportunity_Can_Edit_Global_Setting_Overrides'
let [store, other] = ['', '']

beforeEach(async () => {
  await test.db.deleteFrom('audit_entry').execute()
  await test.db.deleteFrom('audit_person').execute()
  await test.db.deleteFrom('audit_refusal').execute()
  await sql`update audit_head set sequence = 0, hash = repeat('0', 64)`.execute(test.db)
  ;[store, other] = [await addStore(test.db), await addStore(test.db)]
})

const alex = (...more: readonly Permission[]) => ({
  userName: 'alex.romero',
  roles: [generalAccess, auditPermission, ...more],
  stores: [store],
})

const right = <A>(answer: E.Either<unknown, A>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

type Search = Partial<BodyOf<typeof searchAuditLog>>
const search = async (body: Search = {}, who = alex()) =>
  right(
    await test.callAs(who, searchAuditLog, {
      body: { hyperionId: store, pageNumber: 1, pageSize: 50, ...body },
    }),
  )
const found = async (body: Search = {}, who = alex()) =>
  (await search(body, who)).data.list.map(({ sequence }) => sequence)

const sam = { userName: 'sam.lee', fullName: 'Sam Lee' }
const disclaimer = (hyperionId: string) => auditedDisclaimer(hyperionId, '', '<p>x</p>')

describe('the list', () => {
  it('holds the newest entry first, without its states', async () => {
    await addAuditEntry(test.db, disclaimer(store), { now: at('2026-03-16T10:00:00.000Z') })
    await addAuditEntry(test.db, {}, { now: at('2026-03-16T11:00:00.000Z'), ...sam })
    const { list, total } = (await search()).data
    expect(total).toBe(2)
    expect(list.map(({ kind }) => kind)).toEqual(['mappingChanged', 'disclaimerChanged'])
    expect(list[1]).toEqual({
      ...{ sequence: '1', recordedAt: '2026-03-16T10:00:00.000Z', requestId: 'request-1' },
      ...{ userName: 'alex.romero', fullName: 'Alex Romero', kind: 'disclaimerChanged' },
      ...{ hyperionId: store, subject: store, storeName: expect.any(String) as string },
    })
  })

  it('is narrowed by who, kind, store and days of the store, alone and together', async () => {
    await addAuditEntry(test.db, disclaimer(store), { now: at('2026-03-15T10:00:00.000Z') })
    await addAuditEntry(test.db, disclaimer(store), { now: at('2026-03-16T10:00:00.000Z'), ...sam })
    await addAuditEntry(test.db, {}, { now: at('2026-03-17T10:00:00.000Z'), ...sam })
    await addAuditEntry(test.db, {}, { now: at('2026-03-18T10:00:00.000Z') })
    expect(await found({ userName: 'sam.lee' })).toEqual(['3', '2'])
    expect(await found({ kind: 'disclaimerChanged' })).toEqual(['2', '1'])
    expect(await found({ storeCode: store })).toEqual(['2', '1'])
    expect(await found({ userName: 'sam.lee', storeCode: store })).toEqual(['2'])
    const [from, to] = ['2026-03-16' as Day, '2026-03-17' as Day]
    expect(await found({ from, to })).toEqual(['3', '2'])
    expect(await found({ from })).toEqual(['4', '3', '2'])
    expect(await found({ userName: 'nobody' })).toEqual([])
  })

  it('has pages, large ones too, and one beyond the end', async () => {
    for (let one = 0; one < 7; one += 1) await addAuditEntry(test.db)
    expect((await search({ pageNumber: 2, pageSize: 5 })).data).toMatchObject({ total: 7, pageCount: 2 })
    expect(await found({ pageNumber: 2, pageSize: 5 })).toEqual(['2', '1'])
    expect((await search({ pageNumber: 9, pageSize: 5 })).data).toMatchObject({ list: [], total: 7 })
    expect(await found({ pageSize: 10_000 })).toHaveLength(7)
  })

  it('counts no more than it pages through, and says so', async () => {
    await sql`insert into audit_entry (sequence, recorded_at, user_name, full_name, kind, subject, request_id,
      previous_hash, hash) select n, to_timestamp(n), 'a', 'A', 'mappingChanged', '', '', '', ''
      from generate_series(1, ${mostAuditEntries + 5}::integer) n`.execute(test.db)
    const { data, meta } = await search()
    expect(data).toMatchObject({ total: mostAuditEntries, pageCount: 200 })
    expect(meta).toMatchObject({ capped: true })
    expect((await search({ pageNumber: 200 })).data.list).toHaveLength(50)
    expect((await search({ pageNumber: 201 })).data.list).toEqual([])
    expect((await search({ pageNumber: 5_000_000_000 })).data.list).toEqual([])
  })
})

describe('the stores', () => {
  it('are the caller’s own, with what concerns more than one; all of them with the right to every override', async () => {
    await addAuditEntry(test.db, disclaimer(store))
    await addAuditEntry(test.db, disclaimer(other))
    await addAuditEntry(test.db)
    expect(await found()).toEqual(['3', '1'])
    expect(await found({ storeCode: other })).toEqual([])
    expect(await found({}, alex(everyStore))).toEqual(['3', '2', '1'])
    expect(await found({ storeCode: other }, alex(everyStore))).toEqual(['2'])
    const entry = (sequence: string, who = alex()) =>
      test.callAs(who, getAuditEntry, { params: { sequence } })
    expect(await entry('1')).toMatchObject({ _tag: 'Right' })
    expect(await entry('3')).toMatchObject({ _tag: 'Right' })
    expect(await entry('2')).toMatchObject({ left: { status: 404 } })
    expect(await entry('2', alex(everyStore))).toMatchObject({ _tag: 'Right' })
    expect(await entry('4')).toMatchObject({ left: { status: 404 } })
  })

  it('and the people that have entries are what the list can be narrowed by', async () => {
    await addAuditEntry(test.db)
    await addAuditEntry(test.db, {}, sam)
    const choices = async (who = alex()) => right(await test.callAs(who, listAuditChoices, {})).data
    const { people, stores } = await choices()
    expect(people).toEqual([{ userName: 'alex.romero', fullName: 'Alex Romero' }, sam])
    expect(stores.map(({ hyperionId }) => hyperionId)).toEqual([store])
    const all = (await choices(alex(everyStore))).stores.map(({ hyperionId }) => hyperionId)
    expect(all).toEqual(expect.arrayContaining([store, other]))
    expect((await choices({ ...alex(), stores: [] })).stores).toEqual([])
  })

  it('offer nobody whose entries are all of other stores', async () => {
    await addAuditEntry(test.db, disclaimer(store))
    await addAuditEntry(test.db, disclaimer(other), sam)
    const people = async (who = alex()) => right(await test.callAs(who, listAuditChoices, {})).data.people
    expect((await people()).map(({ userName }) => userName)).toEqual(['alex.romero'])
    expect((await people(alex(everyStore))).map(({ userName }) => userName)).toEqual([
      'alex.romero',
      'sam.lee',
    ])
  })
})

it('an entry tells what it changed, and where it stands in the chain', async () => {
  await addAuditEntry(test.db)
  const { data } = right(await test.callAs(alex(), getAuditEntry, { params: { sequence: '1' } }))
  expect(data).toMatchObject({
    ...{ subject: 'Make CHEVY', before: { CHEVY: null }, after: { CHEVY: 'Chevrolet' } },
    ...{ previousHash: '0'.repeat(64), hash: expect.stringMatching(/^[\da-f]{64}$/) as string },
  })
})

describe('refusals and exports', () => {
  it('are entries: the call without its permission, a store of others, and what a command refuses', async () => {
    const nobody = { userName: 'sam.lee', roles: [generalAccess], stores: [store] }
    for (let time = 0; time < 3; time += 1)
      expect(await test.callAs(nobody, listAuditChoices, {})).toMatchObject({ left: { status: 403 } })
    const body = { hyperionId: other, pageNumber: 1, pageSize: 50 }
    expect(await test.callAs(alex(), searchAuditLog, { body })).toMatchObject({ left: { status: 403 } })
    const setting = { settingKeyId: 'TradeAdjustment' as const, ...storeScope(store) }
    expect(await test.callAs(alex(), deleteSettings, { body: setting })).toMatchObject({
      left: { status: 403 },
    })
    const { list } = (await search({ kind: 'refused' })).data
    expect(list.map(({ userName, subject }) => [userName, subject])).toEqual([
      ['alex.romero', 'deleteSettings'],
      ['alex.romero', 'searchAuditLog'],
      ['sam.lee', 'listAuditChoices'],
    ])
    const [, byStore, first] = list.map(({ sequence }) => sequence)
    const entry = async (sequence = '') =>
      right(await test.callAs(alex(), getAuditEntry, { params: { sequence } })).data
    expect(await entry(first)).toMatchObject({ after: { code: 'permission' }, refusals: 3 })
    expect(await entry(byStore)).toMatchObject({ after: { code: 'store' }, refusals: 1 })
  })

  it('of a file keep the names of what narrowed it, and nothing that was looked for', async () => {
    const token = await test.issuer.tokenFor(alex('Opportunity_Can_Edit_HelpLink'))
    const ask = async (url: string, payload: object) => {
      const headers = { authorization: `Bearer ${token}` }
      const answer = await test.app.inject({ method: 'POST', url, headers, payload })
      expect(answer.statusCode).toBe(200)
    }
    const wanted = { source: 'SRCHLOG', hyperionIds: store, queryType: 'customerName', query: 'Smith' }
    const columns = ['customerName']
    await ask('/api/opportunity/search/export', {
      hyperionId: store,
      call: 'searchLog',
      search: wanted,
      columns,
    })
    await ask('/api/admin/vehicleMap/export', { hyperionId: store, typeCode: 'MAKE', text: 'Smith' })
    await ask('/api/admin/audit/export', { hyperionId: store, kind: 'exported' })
    const rows = await test.db.selectFrom('audit_entry').selectAll().orderBy('sequence').execute()
    expect(rows.map(({ kind, subject, hyperion_id }) => [kind, subject, hyperion_id])).toEqual([
      ['exported', 'Search log', store],
      ['exported', 'Mapping Table', store],
      ['exported', 'Audit Log', store],
    ])
    expect(rows.map(({ state_after }) => state_after)).toMatchObject([
      { filters: ['hyperionIds', 'query', 'queryType', 'source'], rowCount: 0 },
      { filters: ['text', 'typeCode'] },
      { filters: ['kind'], rowCount: 2 },
    ])
    expect(JSON.stringify(rows)).not.toContain('Smith')
  })
})

it('the file holds what the list finds, whatever the page, and no formula', async () => {
  await addAuditEntry(test.db, { ...disclaimer(store), subject: '=1+1' })
  await addAuditEntry(test.db, disclaimer(other))
  await addAuditEntry(test.db, {}, { fullName: '@Alex', userName: 'x' })
  const token = await test.issuer.tokenFor(alex())
  const { body, headers } = await test.app.inject({
    method: 'POST',
    url: '/api/admin/audit/export',
    headers: { authorization: `Bearer ${token}` },
    payload: { hyperionId: store },
  })
  const lines = body.split('\r\n')
  expect(lines[1]).toMatch(/^3,03\/16\/2026 [^,]+,'@Alex,x,Mapping changed,,,Make CHEVY,request-1$/)
  expect(lines[2]).toMatch(/^1,.*,Email disclaimer changed,.*,'=1\+1,request-1$/)
  expect(lines).toHaveLength(4)
  expect(headers).toMatchObject({ 'x-row-count': '2', 'x-capped': 'false' })
  expect(headers['content-disposition']).toMatch(/audit-log-.*-2026-03-16\.csv/)
})
