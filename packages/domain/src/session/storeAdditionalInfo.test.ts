import { expect, it } from 'vitest'
import { storeAdditionalInfo } from './storeAdditionalInfo'

const brands = [
  { brandId: 'B-1', brandName: 'Subaru' },
  { brandId: 'B-2', brandName: 'Honda' },
]
const store = (storeName: string) => ({ storeName, brands })
const nothing = { storeName: null, brandName: null, brandId: null }

it('the additional info of a store is that of the first region, market, store and brand', () => {
  const other = { markets: [{ stores: [{ storeName: 'Other', brands: brands.toReversed() }] }] }
  const first = { markets: [{ stores: [store('Harborview'), store('Bayline')] }, { stores: [] }] }
  expect(storeAdditionalInfo({ regions: [first, other] })).toEqual({
    storeName: 'Harborview',
    brandName: 'Subaru',
    brandId: 'B-1',
  })
})

it('what the first ones do not name is not known', () => {
  const named = { markets: [{ stores: [store('Harborview')] }] }
  expect(storeAdditionalInfo({ regions: [] })).toEqual(nothing)
  expect(storeAdditionalInfo({ regions: [{ markets: [] }, named] })).toEqual(nothing)
  expect(storeAdditionalInfo({ regions: [{ markets: [{ stores: [] }] }, named] })).toEqual(nothing)
  const withoutBrand = { storeName: 'Harborview', brands: [] }
  expect(storeAdditionalInfo({ regions: [{ markets: [{ stores: [withoutBrand] }] }] })).toEqual({
    ...nothing,
    storeName: 'Harborview',
  })
})
