import * as E from 'fp-ts/Either'
import type { BodyOf } from '@retain/api-client/kernel/endpoint'
import { deleteVehicleMappings, filterVehicleMap, mapVehicleItems } from '@retain/api-client/vehicle-map'
import { generalAccess, type Permission } from '@retain/domain/session/user/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { addMapping } from '../../testing/addMapping'
import { addStore } from '../../testing/fixtures'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()
let store = ''
beforeEach(async () => {
  await test.db.deleteFrom('vehicle_mapping').execute()
  store = await addStore(test.db)
})

const administer: Permission = 'Opportunity_Can_Edit_HelpLink'
const alex = () => ({ userName: 'alex.romero', roles: [generalAccess, administer], stores: [store] })

const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

const first = { typeCode: 'MAKE', text: '', pageNumber: 1, pageSize: 50 } as const
type Filter = BodyOf<typeof filterVehicleMap>
const find = async (filter: Partial<Filter> = {}) =>
  right(await test.callAs(alex(), filterVehicleMap, { body: { ...first, hyperionId: store, ...filter } }))
const found = async (filter: Partial<Filter> = {}) =>
  (await find(filter)).list.map(({ mappedItem }) => mappedItem)

type Seen = Pick<BodyOf<typeof mapVehicleItems>, 'seen'>
const map = (items: readonly string[], mappedTo: string, rest: Seen = {}) =>
  test.callAs(alex(), mapVehicleItems, { body: { typeCode: 'MAKE' as const, items, mappedTo, ...rest } })
const remove = (items: readonly string[], rest: Seen = {}) =>
  test.callAs(alex(), deleteVehicleMappings, { body: { typeCode: 'MAKE' as const, items, ...rest } })

describe('the filter', () => {
  it('finds the rows of one mapper by their original and by their target, in order [O-505] [OP-132]', async () => {
    await addMapping(test.db, 'Chevy 10')
    await addMapping(test.db, 'chevy 2', { mapped_to: 'Chevrolet' })
    await addMapping(test.db, 'TOYT', { mapped_to: 'Toyota' })
    await addMapping(test.db, 'Chevy Tahoe', { type_code: 'MODEL' })
    expect(await found()).toEqual(['chevy 2', 'Chevy 10', 'TOYT'])
    expect(await found({ text: ' CHEV' })).toEqual(['chevy 2', 'Chevy 10'])
    expect(await found({ text: 'toyota' })).toEqual(['TOYT'])
    expect(await found({ text: 'chevy chev' })).toEqual([])
    expect(await found({ typeCode: 'MODEL' })).toEqual(['Chevy Tahoe'])
    expect(await found({ iconCode: 'UNMAPPED' })).toEqual(['Chevy 10'])
  })

  it('takes signs of patterns for what they are', async () => {
    await addMapping(test.db, '100% electric')
    await addMapping(test.db, 'electric_x')
    expect(await found({ text: '%' })).toEqual(['100% electric'])
    expect(await found({ text: '_' })).toEqual(['electric_x'])
  })

  it('answers pages, large ones too', async () => {
    for (let at = 1; at <= 7; at += 1) await addMapping(test.db, `Make ${at}`)
    expect(await find({ pageNumber: 2, pageSize: 5 })).toMatchObject({ total: 7, page: 2, pageCount: 2 })
    expect(await found({ pageNumber: 2, pageSize: 5 })).toEqual(['Make 6', 'Make 7'])
    expect(await find({ pageNumber: 9, pageSize: 5 })).toMatchObject({ list: [], total: 7 })
    expect(await found({ pageSize: 10_000 })).toHaveLength(7)
  })
})

describe('the file', () => {
  it('holds what the filter finds, whatever the page, and no formula', async () => {
    await addMapping(test.db, 'CHEVY', { mapped_to: 'Chevrolet', changed_by: 'sam.lee', changed_at: testNow })
    await addMapping(test.db, '=1+1')
    await addMapping(test.db, 'TOYT', { mapped_to: 'Toyota' })
    const token = await test.issuer.tokenFor(alex())
    const ask = (filter: object) =>
      test.app.inject({
        method: 'POST',
        url: '/api/admin/vehicleMap/export',
        headers: { authorization: `Bearer ${token}` },
        payload: { typeCode: 'MAKE', hyperionId: store, text: '', ...filter },
      })
    const { body, headers } = await ask({})
    expect(body.split('\r\n').slice(1)).toEqual([
      "Make,'=1+1,,Not mapped,DMS,,",
      expect.stringMatching(/^Make,CHEVY,Chevrolet,Different,DMS,sam.lee,03\/16\/2026 /),
      'Make,TOYT,Toyota,Different,DMS,,',
      '',
    ])
    expect(headers).toMatchObject({ 'x-row-count': '3', 'x-capped': 'false' })
    expect(headers['content-disposition']).toMatch(/mapping-table-.*-2026-03-16\.csv/)
    expect((await ask({ text: 'toy' })).body.split('\r\n')).toHaveLength(3)
  })
})

describe('mapping', () => {
  it('stamps who and when, and marks what differs [O-506] [OP-131] [OP-132]', async () => {
    await addMapping(test.db, 'CHEVY')
    await addMapping(test.db, 'CHEVROLET')
    const stamped = { changedBy: 'Pat Tester', changedDate: testNow, mappedTo: 'Chevrolet' }
    const saved = [
      { ...stamped, mappedItem: 'CHEVY', iconCode: 'DIFF', diff: true },
      { ...stamped, mappedItem: 'CHEVROLET', iconCode: 'MAPPED', diff: false },
    ]
    expect(right(await map(['CHEVY', 'CHEVROLET', 'CHEVY'], ' Chevrolet '))).toMatchObject(saved)
    expect((await find()).list).toMatchObject(saved.toReversed())
  })

  it('leaves a row that says so already as it is, so that it can be repeated', async () => {
    await addMapping(test.db, 'CHEVY', { mapped_to: 'Chevrolet', changed_by: 'sam.lee', changed_at: testNow })
    await addMapping(test.db, 'CHEV')
    const body = { seen: [{ mappedItem: 'CHEV', mappedTo: null }] }
    for (let time = 0; time < 2; time += 1)
      expect(right(await map(['CHEVY', 'CHEV'], 'Chevrolet', body))).toMatchObject([
        { changedBy: 'sam.lee' },
        { changedBy: 'Pat Tester' },
      ])
  })

  it('is refused for what somebody else has changed since, and changes nothing then', async () => {
    await addMapping(test.db, 'CHEV')
    await addMapping(test.db, 'CHEVY', { mapped_to: 'Chevy' })
    const seen = ['CHEV', 'CHEVY'].map((mappedItem) => ({ mappedItem, mappedTo: null }))
    expect(await map(['CHEV', 'CHEVY'], 'Chevrolet', { seen })).toMatchObject(
      E.left({ status: 409, code: 'stale' }),
    )
    expect((await find()).list).toMatchObject([{ mappedTo: null }, { mappedTo: 'Chevy' }])
    expect(await remove(['CHEVY'], { seen })).toMatchObject(E.left({ code: 'stale' }))
  })

  it('needs a value, and originals that the table has: all of them or nothing', async () => {
    await addMapping(test.db, 'CHEV')
    expect(await map(['CHEV'], ' ')).toMatchObject(
      E.left({ fieldErrors: [{ field: 'mappedTo', message: 'Choose what it is mapped to.' }] }),
    )
    expect(await map(['CHEV', 'UNKNOWN'], 'Chevrolet')).toMatchObject(E.left({ status: 404 }))
    expect((await find()).list).toMatchObject([{ mappedTo: null }])
  })

  it('of two people at once serves one after the other', async () => {
    const items = Array.from({ length: 20 }, (_, at) => `Make ${at}`)
    for (const item of items) await addMapping(test.db, item)
    await Promise.all([map(items, 'One'), map(items.toReversed(), 'Two')])
    expect(new Set((await find()).list.map(({ mappedTo }) => mappedTo)).size).toBe(1)
  })
})

it('a deletion leaves the original without a mapping, again without an error [O-507] [OP-132]', async () => {
  await addMapping(test.db, 'CHEVY', { mapped_to: 'Chevrolet' })
  for (let time = 0; time < 2; time += 1) expect(right(await remove(['CHEVY']))).toBeNull()
  const row = { mappedTo: null, iconCode: 'UNMAPPED', diff: false, changedBy: 'Pat Tester' }
  expect((await find()).list).toMatchObject([row])
  expect(await found({ text: 'Chevrolet' })).toEqual([])
})
