import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCents } from '../money/money'
import { vehicleName } from '../vehicle/comparison'
import {
  isListed,
  listedVehicles,
  listingColor,
  listingCounts,
  listingSorts,
  noListingFilters,
  usualListingOrder,
} from './listing'
import type { ListedVehicle } from './vlsInventory'

const crv: ListedVehicle = {
  vin: '7FARS5H53TE014448',
  stockNo: 'HC260448',
  year: 2026,
  make: 'Honda',
  model: 'CR-V Hybrid',
  trim: 'Sport',
  bodyType: 'SUV',
  color: 'Gray',
  newOrUsed: 'New',
  usedClassification: null,
  mileage: 8,
  price: toCents(33_950_00),
  daysInStock: 15,
}

describe('the filters of a listing', () => {
  it.each([
    [{ text: 'te0144' }],
    [{ text: ' hc26 ' }],
    [{ makes: ['Toyota', 'Honda'] }],
    [{ model: 'CR-V Hybrid' }],
    [{ bodyTypes: ['SUV'] }],
    [{ colors: ['Gray'] }],
    [{ condition: 'New' as const }],
    [{ priceFrom: 33_950, priceTo: 33_950 }],
    [{ yearFrom: 2024, yearTo: 2026 }],
    [{ priceTo: 40_000 }],
    [{}],
  ])('%o lets it through', (filters) => {
    expect(isListed({ ...noListingFilters, ...filters })(crv)).toBe(true)
  })

  it.each([
    [{ text: 'RT4X' }],
    [{ makes: ['Toyota'] }],
    [{ model: 'CR-V' }],
    [{ bodyTypes: ['Sedan'] }],
    [{ colors: ['Other'] }],
    [{ condition: 'Used' as const }],
    [{ priceTo: 33_949 }],
    [{ yearFrom: 2027 }],
  ])('%o keeps it out', (filters) => {
    expect(isListed({ ...noListingFilters, ...filters })(crv)).toBe(false)
  })

  it('a bound keeps out what has no such value, and paints without a usual word are others', () => {
    expect(isListed({ ...noListingFilters, priceTo: 1_000_000 })({ ...crv, price: null })).toBe(false)
    expect([listingColor('Lunar Rock'), listingColor(null), listingColor('Blue')]).toEqual([
      'Other',
      'Other',
      'Blue',
    ])
  })
})

it('a listing is in order, with what is unknown last, whichever way', () => {
  const anyVehicle = fc.record({
    vin: fc.stringMatching(/^[A-Z]{3}$/),
    price: fc.option(fc.integer({ min: 1, max: 9 }).map(toCents)),
    mileage: fc.option(fc.nat(9)),
    year: fc.option(fc.integer({ min: 2020, max: 2026 })),
    daysInStock: fc.nat(9),
  })
  fc.assert(
    fc.property(
      fc.array(anyVehicle),
      fc.constantFrom(...listingSorts),
      fc.boolean(),
      (parts, by, isDescending) => {
        const vehicles = parts.map((part) => ({ ...crv, ...part }))
        const values = listedVehicles(vehicles, noListingFilters, { by, isDescending }).map((one) => one[by])
        const known = values.filter((value) => value !== null)
        expect(values.slice(0, known.length)).toEqual(known)
        expect(known).toEqual(known.toSorted((a, b) => (isDescending ? b - a : a - b)))
      },
    ),
  )
  expect(usualListingOrder).toEqual({ by: 'price', isDescending: false })
})

it('values are counted, the most first', () => {
  const vehicles = [crv, { ...crv, make: 'Kia' }, { ...crv, make: null }, crv]
  expect(listingCounts(vehicles, ({ make }) => make)).toEqual([
    { value: 'Honda', count: 2 },
    { value: 'Kia', count: 1 },
  ])
  expect(vehicleName({ ...crv, trim: null })).toBe('2026 Honda CR-V Hybrid')
})
