import { expect, it } from 'vitest'
import {
  householdFirstPage,
  householdPage,
  householdPageSize,
  householdVehicles,
  noHouseholdVehiclesText,
  type HouseholdVehicle,
} from './householdVehicles'

const vehicle = (vin: string, year: number | null): HouseholdVehicle => ({
  vin,
  year,
  make: 'Honda',
  model: 'Fit',
  trim: null,
  newOrUsed: 'Used',
  opptId: null,
  owner: null,
})

it('household vehicles come in pages of 5, from page 1', () => {
  expect([householdPageSize, householdFirstPage]).toEqual([5, 1])
  expect(noHouseholdVehiclesText).toBe('No other vehicles in this household.')
})

it('household vehicles are listed newest first, then by VIN, without the own one', () => {
  const found = [
    vehicle('B', 2019),
    vehicle('X', null),
    vehicle('C', 2023),
    vehicle('A', 2019),
    vehicle('O', 2024),
  ]
  expect(householdVehicles(found, 'O').map(({ vin }) => vin)).toEqual(['C', 'A', 'B', 'X'])
  expect(householdVehicles(found, null)).toHaveLength(5)
  expect(householdVehicles(found.toReversed(), 'O')).toEqual(householdVehicles(found, 'O'))
})

it('a household of 12 has three pages, and none beyond them [O-090] [O-120]', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => vehicle(String(at), 2020))
  const third = householdPage(twelve, 3, householdPageSize)
  expect(third.householdVehicle.map(({ vin }) => vin)).toEqual(['10', '11'])
  expect(third.pagination).toEqual({ page: 3, pageSize: 5, total: 12, pageCount: 3 })
  expect(householdPage(twelve, 4, householdPageSize).householdVehicle).toEqual([])
})
