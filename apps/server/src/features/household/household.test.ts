import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { listHouseholdVehicles } from '@retain/api-client/household'
import { generalAccess } from '@retain/domain/session/user/permissions'
import { addOpportunity, addStore } from '../../testing/fixtures'
import { withApp } from '../../testing/testApp'

const test = withApp()

async function household(stores: readonly string[], opptId: string, pageNumber: number) {
  const input = { query: { opptId, pageNumber, pageSize: 5 } }
  const answer = await test.callAs({ roles: [generalAccess], stores }, listHouseholdVehicles, input)
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right.data
}

it('pages the vehicles on file and those of other opportunities, without the own one [O-120] [O-121] [O-122] [O-090]', async () => {
  const store = await addStore(test.db)
  const opptId = await addOpportunity(test.db, store, { customer_id: 71, vin: 'OWN', year: 2022 })
  const other = await addOpportunity(test.db, store, { customer_id: 71, vin: 'V3', year: 2024 })
  await addOpportunity(test.db, store, { customer_id: 71, vin: 'GONE', status_code: 'DUPE' })
  const vins = ['OWN', ...Array.from({ length: 12 }, (_, at) => `V${at}`)]
  await test.db
    .insertInto('household_vehicle')
    .values(vins.map((vin) => ({ hyperion_id: store, customer_id: 71, vin, year: 2010 })))
    .execute()

  const first = await household([store], opptId, 1)
  expect(first.pagination).toEqual({ page: 1, pageSize: 5, total: 12, pageCount: 3 })
  expect(first.householdVehicle.map(({ vin }) => vin).slice(0, 3)).toEqual(['V3', 'V0', 'V1'])
  expect(first.householdVehicle[0]?.opptId).toBe(other)
  expect((await household([store], opptId, 3)).householdVehicle).toHaveLength(2)
})

it('a customer without further vehicles has none, whatever another store has of that customer', async () => {
  const [here, there] = [await addStore(test.db), await addStore(test.db)]
  const opptId = await addOpportunity(test.db, here, { customer_id: 72, vin: 'OWN' })
  await addOpportunity(test.db, there, { customer_id: 72, vin: 'ELSE' })
  expect(await household([here], opptId, 1)).toEqual({
    householdVehicle: [],
    pagination: { page: 1, pageSize: 5, total: 0, pageCount: 0 },
  })
})
