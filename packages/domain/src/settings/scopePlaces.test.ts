import { expect, it } from 'vitest'
import { scopeChoices, scopePlace, scopeTitle, storesWithin } from './scopePlaces'
import { brandScope, globalScope, marketScope, storeScope, type SettingScope } from './settingScope'

const east = { regionId: 'R-1', regionName: 'East', marketId: 'M-1', marketName: 'New England' }
const stores = [
  { hyperionId: 'HAR', name: 'Harborview', brandIds: ['Subaru', 'Mazda'], ...east },
  { hyperionId: 'BLR', name: 'Blue Ridge', brandIds: ['Mazda'], ...east },
]

it.each<[SettingScope, readonly string[], string]>([
  [storeScope('HAR'), ['Harborview', 'New England', 'Subaru'], 'Harborview'],
  [storeScope('GONE'), ['GONE', '', ''], 'GONE'],
  [marketScope('M-1'), ['All stores', 'New England', ''], 'New England'],
  [marketScope('M-GONE'), ['All stores', 'M-GONE', ''], 'M-GONE'],
  [brandScope('Mazda'), ['All stores', '', 'Mazda'], 'Mazda'],
  [globalScope, ['All stores', '', ''], 'All stores'],
])('%o is told by its store, market and brand', (scope, names, title) => {
  const { store, market, brand } = scopePlace(scope, stores)
  expect([store, market, brand]).toEqual(names)
  expect(scopeTitle(scope, stores)).toBe(title)
})

it('what can be chosen are the stores, their markets and their brands, each once and by name [OP-125]', () => {
  expect(scopeChoices(stores)).toEqual({
    store: [
      { id: 'store:BLR', label: 'Blue Ridge' },
      { id: 'store:HAR', label: 'Harborview' },
    ],
    market: [{ id: 'market:M-1', label: 'New England' }],
    brand: [
      { id: 'brand:Mazda', label: 'Mazda' },
      { id: 'brand:Subaru', label: 'Subaru' },
    ],
  })
})

it.each([
  ['market:M-1', ['store:HAR', 'store:BLR']],
  ['brand:Mazda', ['store:HAR', 'store:BLR']],
  ['brand:Subaru', ['store:HAR']],
  ['store:BLR', ['store:BLR']],
  ['brand:Volvo', []],
])('the stores of %s', (name, within) => {
  expect(storesWithin(name, stores)).toEqual(within)
})
