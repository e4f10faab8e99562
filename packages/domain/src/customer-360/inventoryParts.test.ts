import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { InventoryDetails } from './byVin'
import { inventoryOf, withInventory, type InventoryByVin } from './inventoryParts'

const accord = '1HGCV1F57MA014882'
const rav4 = 'JTMRWRFV8TD209174'
const details: InventoryDetails = {
  vin: accord,
  stockNo: 'RT4X0917',
  year: 2021,
  make: 'Honda',
  model: 'Accord',
  trim: 'EX-L',
  price: null,
  location: null,
  status: 'In stock',
}
const read = withInventory({}, accord, { status: 'complete', value: details })

it('a vehicle that nobody asked about is not read', () => {
  expect(inventoryOf({}, accord)).toEqual({ status: 'notStarted', value: null, error: null })
})

it('inventory details are held by VIN, however it is written [O-359]', () => {
  expect(read).toEqual({ [accord]: { status: 'complete', value: details, error: null } })
  expect(inventoryOf(read, ' 1hgcv1f57ma014882 ').value).toBe(details)
})

it('details that fail are recorded on that vehicle only [O-360]', () => {
  const failed = withInventory(read, rav4, { status: 'error', error: 'Bad Gateway' })
  expect(inventoryOf(failed, rav4)).toEqual({ status: 'error', value: null, error: 'Bad Gateway' })
  expect(failed[accord]).toBe(read[accord])
})

it('details that are read again stay meanwhile, and are gone after a failure', () => {
  const again = withInventory(read, accord, { status: 'inProgress' })
  expect(inventoryOf(again, accord)).toEqual({ status: 'refresh', value: details, error: null })
  const failed = withInventory(again, accord, { status: 'error', error: 'Not Found' })
  expect(inventoryOf(failed, accord).value).toBeNull()
  expect(inventoryOf(withInventory(failed, accord, { status: 'inProgress' }), accord).status).toBe(
    'inProgress',
  )
})

it('no vehicle is known before it is read, whatever its VIN', () => {
  const vin = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString'))
  fc.assert(
    fc.property(vin, vin, (asked, other) => {
      const empty: InventoryByVin = {}
      expect(inventoryOf(empty, asked).status).toBe('notStarted')
      const held = withInventory(empty, other, { status: 'inProgress' })
      expect(inventoryOf(held, other).status).toBe('inProgress')
    }),
  )
})
