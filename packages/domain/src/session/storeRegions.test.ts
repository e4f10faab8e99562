import { expect, it } from 'vitest'
import { placedStores, storeRegions } from './storeRegions'

const east = { regionId: 'R-1', regionName: 'East', marketId: 'M-1', marketName: 'Coast' }
const stores = [
  { hyperionId: 'HAR', name: 'Harborview', brandIds: ['Subaru', 'Mazda'], ...east },
  { hyperionId: 'PEA', name: 'Peachtree', brandIds: [], ...east, marketId: 'M-2', marketName: 'South' },
  { hyperionId: 'BLR', name: 'Blue Ridge', brandIds: ['Mazda'], ...east },
]

it('stores stand in their markets, and those in their regions', () => {
  expect(storeRegions(stores)).toEqual({
    regions: [
      {
        regionId: 'R-1',
        regionName: 'East',
        markets: [
          {
            marketId: 'M-1',
            marketName: 'Coast',
            stores: [
              {
                hyperionId: 'HAR',
                storeName: 'Harborview',
                brands: [
                  { brandId: 'Subaru', brandName: 'Subaru' },
                  { brandId: 'Mazda', brandName: 'Mazda' },
                ],
              },
              {
                hyperionId: 'BLR',
                storeName: 'Blue Ridge',
                brands: [{ brandId: 'Mazda', brandName: 'Mazda' }],
              },
            ],
          },
          {
            marketId: 'M-2',
            marketName: 'South',
            stores: [{ hyperionId: 'PEA', storeName: 'Peachtree', brands: [] }],
          },
        ],
      },
    ],
  })
})

it('an answer holds the same stores, market by market', () => {
  const byId = (id: string) => stores.find(({ hyperionId }) => hyperionId === id)
  expect(placedStores(storeRegions(stores))).toEqual([byId('HAR'), byId('BLR'), byId('PEA')])
  expect(placedStores(storeRegions([]))).toEqual([])
})
