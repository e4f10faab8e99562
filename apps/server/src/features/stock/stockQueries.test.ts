import { expect, it } from 'vitest'
import { addStockVehicle, addStore } from '../../testing/fixtures'
import { withDatabase } from '../../testing/testDatabase'
import { findStockByVins } from './stockQueries'

const database = withDatabase()

it('finds vehicles of the own store alone, in the order in which they are asked for', async () => {
  const { db } = database
  const [here, there] = [await addStore(db), await addStore(db)]
  const first = await addStockVehicle(db, here, { vin: '1HGCV1F57MA014882' })
  const second = await addStockVehicle(db, here, { vin: '2HGFE2F50RH521187' })
  await addStockVehicle(db, there, { vin: '7FARS5H53TE014448' })
  const found = await findStockByVins(db, here, [second, '7FARS5H53TE014448', first, second])
  expect(found.map(({ vin }) => vin)).toEqual([second, first])
  expect(await findStockByVins(db, here, [])).toEqual([])
})
