import { sortKey } from '@retain/domain/text/sortKey'
import { iconCodeOf, mappingIconCodes, mappingTypes } from '@retain/domain/vehicle-map/mappingItem'
import { expect, it } from 'vitest'
import { contextOf } from './seed'
import { listedStores } from './seedStores'
import { vehicleMapRows } from './vehicleMap'

const store = listedStores()[0]
if (store === undefined) throw new Error('There are stores')
const { clock } = contextOf(store, '2026-03-16', undefined)
const rows = vehicleMapRows(clock, 'alex.romero')

it('maps makes, models and trims, some of each to themselves, to another text, and not yet', () => {
  const kinds = rows.map(({ type_code, icon_code }) => `${type_code} ${icon_code}`)
  const wanted = mappingTypes.flatMap((type) => mappingIconCodes.map((icon) => `${type} ${icon}`))
  expect(new Set(kinds)).toEqual(new Set(wanted))
})

it('has every text once, with what follows from it', () => {
  expect(new Set(rows.map(({ type_code, mapped_item }) => `${type_code} ${mapped_item}`)).size).toBe(
    rows.length,
  )
  for (const { mapped_item, mapped_to, item_sort, icon_code } of rows) {
    expect(mapped_item.trim()).toBe(mapped_item)
    expect(item_sort).toBe(sortKey(mapped_item))
    expect(icon_code).toBe(iconCodeOf(mapped_item, mapped_to))
  }
})

it('is the same whenever it is made', () => {
  expect(vehicleMapRows(clock, 'alex.romero')).toEqual(rows)
})
