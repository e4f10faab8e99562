import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  chooseVlsVehicles,
  getVlsData,
  getVlsInventory,
  getVlsVehicles,
  openVls,
} from '@retain/api-client/vls'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { vlsTokenOf } from '@retain/domain/vls/vlsAddresses'
import { addOpportunity, addStockVehicle, addStore } from '../../testing/fixtures'
import { testNow, withApp } from '../../testing/testApp'

const test = withApp()

const right = <A>(answer: E.Either<unknown, { readonly data: A }>): A => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

async function visit() {
  const store = await addStore(test.db, { name: 'Lakeside Motors' })
  const opptId = await addOpportunity(test.db, store, {
    customer_name: 'Castellanos, Hana',
    year: 2021,
    make_name: 'Honda',
    model_name: 'Accord',
    trim_level: 'EX-L',
    equity_cents: 8_481_00,
  })
  const vins = [
    await addStockVehicle(test.db, store, { in_stock_since: '2026-03-01' }),
    await addStockVehicle(test.db, store),
    await addStockVehicle(test.db, store),
    await addStockVehicle(test.db, store),
  ]
  const person = { roles: [generalAccess], stores: [store] }
  const access = right(await test.callAs(person, openVls, { query: { hyperionId: store, opptId } }))
  if (access === null) throw new Error('There is no token')
  return { store, opptId, vins, person, access }
}

describe('a visit of the listing service', () => {
  it('begins with a token for a quarter of an hour, and the address of the window [O-300] [O-472]', async () => {
    const { access } = await visit()
    const now = Date.parse(testNow) / 1000
    expect(access).toMatchObject({ expiresAt: now + 900, expiresIn: 900, recievedAt: now })
    expect(vlsTokenOf(access.url.slice(access.url.indexOf('?')))).toBe(access.token)
  })

  it('shows the stock of the store and for whom a vehicle is looked for', async () => {
    const { access, vins, person } = await visit()
    const shown = right(await test.callAs(person, getVlsInventory, { query: { token: access.token } }))
    expect(shown).toMatchObject({
      storeName: 'Lakeside Motors',
      customerName: 'Castellanos, Hana',
      currentVehicle: '2021 Honda Accord EX-L',
      equityAmount: 8_481_00,
      expiresAt: access.expiresAt,
    })
    expect(shown.vehicles.map(({ vin }) => vin).toSorted()).toEqual(vins.toSorted())
    expect(shown.vehicles.find(({ vin }) => vin === vins[0])).toMatchObject({
      price: 30_000_00,
      daysInStock: 15,
    })
  })

  it('ends with the vehicles that were chosen, each once, and those of the store alone [O-301] [O-471]', async () => {
    const { access, vins, person } = await visit()
    const other = await addStockVehicle(test.db, await addStore(test.db))
    const { token } = access
    expect(right(await test.callAs(person, getVlsData, { query: { token } }))).toBeNull()
    const [first = '', second = ''] = vins
    const body = { token, vins: [first, other, second, first] }
    expect(right(await test.callAs(person, chooseVlsVehicles, { body })).vins).toEqual([first, second])
    expect(right(await test.callAs(person, getVlsData, { query: { token } }))).toEqual({
      vins: [first, second],
    })
  })

  it('is that of the person who opened it, and is over when the token is', async () => {
    const { access, person } = await visit()
    const { token } = access
    const stranger = { ...person, userName: 'somebody.else' }
    expect(E.isLeft(await test.callAs(stranger, getVlsData, { query: { token } }))).toBe(true)
    await test.db.updateTable('vls_visit').set({ expires_at: testNow }).execute()
    for (const answer of [
      await test.callAs(person, getVlsData, { query: { token } }),
      await test.callAs(person, getVlsInventory, { query: { token } }),
      await test.callAs(person, chooseVlsVehicles, { body: { token, vins: [] } }),
    ])
      expect(E.isLeft(answer) && answer.left).toMatchObject({ status: 404, code: 'notFound' })
  })
})

it('the details of chosen vehicles come in their order, without those that were sold meanwhile [O-470]', async () => {
  const { store, vins, person } = await visit()
  const [first = '', second = ''] = vins
  const vin = `${second},7FARS5H53TE014448,${first.toLowerCase()}`
  const vehicles = right(await test.callAs(person, getVlsVehicles, { query: { hyperionId: store, vin } }))
  expect(vehicles.map((one) => one.vin)).toEqual([second, first])
  expect(vehicles[0]).toMatchObject({
    msrp: 32_000_00,
    discount: 2_000_00,
    estimatedSelPrice: 30_000_00,
    selectionReason: null,
  })
})
