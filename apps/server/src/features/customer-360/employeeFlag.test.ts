import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { getInventoryDetails, setEmployeeFlag, validateEmployee } from '@retain/api-client/customer-360'
import { addCustomer, addOpportunity, addStockVehicle, addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

it('marks a customer in each of the caller’s stores, and in no other, and as often as it is said [O-357] [O-488] [O-487] [O-356]', async () => {
  const stores = [await addStore(test.db), await addStore(test.db), await addStore(test.db)]
  const host = { host_db: 'ADP', cust_no: '4001' }
  for (const store of stores) {
    const customer_id = await addCustomer(test.db, store, host)
    await addOpportunity(test.db, store, { customer_id })
  }
  const person = { roles: ['CanView360 Access'], stores: stores.slice(0, 2) } as const
  const query = { customerId: 'ADP4001' }
  const indicator = async () => {
    const answer = await test.callAs(person, validateEmployee, { query })
    return E.isRight(answer) ? answer.right.data.employeeIndicator : answer.left
  }
  const stored = async () =>
    (
      await test.db
        .selectFrom('customer')
        .select('employee_indicator')
        .where('customer_key', '=', 'ADP4001')
        .orderBy('hyperion_id')
        .execute()
    ).map(({ employee_indicator }) => employee_indicator)

  expect(await indicator()).toBeNull()
  for (const employeeFlagActive of [true, true, false]) {
    const body = { customerId: 'ADP4001', employeeFlagActive }
    const answer = await test.callAs(person, setEmployeeFlag, { body })
    expect(E.isRight(answer) && answer.right.data).toEqual(body)
    const said = employeeFlagActive ? 'Y' : 'N'
    expect(await stored()).toEqual([said, said, null])
    expect(await indicator()).toBe(said)
  }
})

it('knows a vehicle in stock of the caller’s stores only, however its VIN is written [O-485]', async () => {
  const [own, foreign] = [await addStore(test.db), await addStore(test.db)]
  const person = { roles: ['CanView360 Access', 'CanView360 Numbers'], stores: [own] } as const
  const vin = await addStockVehicle(test.db, own, { location_store_name: 'Northgate' })
  const other = await addStockVehicle(test.db, foreign)
  const found = await test.callAs(person, getInventoryDetails, { query: { vin: vin.toLowerCase() } })
  expect(E.isRight(found) && found.right.data).toMatchObject({
    vin,
    price: 30_000_00,
    location: 'Northgate',
    status: 'In stock',
  })
  const masked = await test.callAs({ ...person, roles: ['CanView360 Access'] }, getInventoryDetails, {
    query: { vin },
  })
  expect(E.isRight(masked) && masked.right.data.price).toBeNull()
  expect(await test.callAs(person, getInventoryDetails, { query: { vin: other } })).toMatchObject({
    left: { status: 404 },
  })
})
