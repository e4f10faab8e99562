import * as E from 'fp-ts/Either'
import { searchActivity } from '@retain/api-client/dashboard'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAssociate, addEntry, addOpportunity, addStore } from '../../testing/fixtures'
import { at, withApp } from '../../testing/testApp'

const test = withApp({ now: at('2026-11-20T15:30:00.000Z') })
const view: Permission = 'Opportunity_Can_View_Setting_Overrides'

let store = ''
let opptId = ''
beforeEach(async () => {
  store = await addStore(test.db)
  opptId = await addOpportunity(test.db, store, {
    customer_name: 'Castellanos, Hana',
    year: 2021,
    make_name: 'Honda',
    model_name: 'Accord',
  })
  await addAssociate(test.db, store, 'ann.lee')
})

const enter = (moment: string, fields: object = {}) =>
  addEntry(test.db, store, opptId, {
    contact_type: 'PhoneCall',
    created_by: 'ann.lee',
    created_at: at(moment),
    ...fields,
  })

type Body = Parameters<(typeof searchActivity)['body']['encode']>[0]
const ask = (
  changes: Partial<Record<keyof Body, unknown>> = {},
  roles = [generalAccess, view],
  stores = [store],
) =>
  test.callAs({ userName: 'dana.baker', roles, claims: { stores: stores.map(placeOf) } }, searchActivity, {
    body: {
      ...{ hyperionId: store, kind: 'contacts', from: '2026-11-16', to: '2026-11-17' },
      ...{ pageNumber: 1, pageSize: 2 },
      ...changes,
    } as Body,
  })
const placeOf = (storeCode: string) => ({ storeCode, name: 'East', timeZoneOffset: '-05:00' })
const found = async (changes: Parameters<typeof ask>[0] = {}) => {
  const answer = await ask(changes)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

describe('the contacts of a store', () => {
  it('are those of its days, by its midnights, the newest first, page by page', async () => {
    await enter('2026-11-16T04:59:59.999Z')
    await enter('2026-11-16T05:00:00.000Z')
    await enter('2026-11-17T12:00:00.000Z', { contact_type: 'Email' })
    await enter('2026-11-18T04:59:59.999Z', { created_by: 'gone.away' })
    await enter('2026-11-18T05:00:00.000Z')
    const { list, total, pageCount } = await found()
    expect([total, pageCount]).toEqual([3, 2])
    expect(list).toMatchObject([
      { at: '2026-11-18T04:59:59.999Z', userName: 'gone.away', fullName: 'gone.away' },
      {
        ...{ at: '2026-11-17T12:00:00.000Z', contactType: 'Email', userName: 'ann.lee', opptId },
        ...{ customerName: 'Castellanos, Hana', year: 2021, makeName: 'Honda', modelName: 'Accord' },
      },
    ])
    expect((await found({ pageNumber: 2 })).list).toMatchObject([{ at: '2026-11-16T05:00:00.000Z' }])
    expect(await found({ pageNumber: 9 })).toMatchObject({ list: [], total: 3 })
    expect(await found({ userName: 'gone.away' })).toMatchObject({ total: 1 })
  })

  it('are all there on one large page', async () => {
    for (let minute = 10; minute < 20; minute += 1) await enter(`2026-11-16T12:${minute}:00.000Z`)
    const { list, total } = await found({ pageSize: 10_000 })
    expect([list.length, total]).toEqual([10, 10])
    expect(list.map(({ at: moment }) => moment)).toEqual(
      list
        .map(({ at: moment }) => moment)
        .toSorted()
        .reverse(),
    )
  })

  it('are no leads, and leads no contacts; what was replaced counts as neither', async () => {
    await enter('2026-11-16T12:00:00.000Z', { contact_type: 'LeadCreated' })
    await enter('2026-11-16T12:00:00.000Z', { contact_type: 'Notes' })
    expect(await found()).toMatchObject({ list: [], total: 0 })
    expect(await found({ kind: 'leads' })).toMatchObject({ list: [{ contactType: 'LeadCreated' }], total: 1 })
    await test.db
      .updateTable('opportunity')
      .set({ status_code: 'DUPE' })
      .where('oppt_id', '=', opptId)
      .execute()
    expect(await found({ kind: 'leads' })).toMatchObject({ total: 0 })
  })
})

it('is refused for days out of order, without the permission, and for the store of somebody else', async () => {
  const refused = (status: number) => ({ left: { status } })
  expect(await ask({ from: '2026-11-18' })).toMatchObject(refused(400))
  expect(await ask({ from: '2025-11-18' })).toMatchObject(refused(400))
  expect(await ask({}, [generalAccess])).toMatchObject(refused(403))
  const other = await addStore(test.db)
  expect(await ask({}, [generalAccess, view], [other])).toMatchObject(refused(403))
})
