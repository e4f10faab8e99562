/** A brand that a store sells. */
export interface StoreBrand {
  readonly brandId: string
  readonly brandName: string
}

/** Where a store stands among regions and markets, and its brands, as the service answers it (api.md 2.3). */
export interface BrandRegionMarket {
  readonly regions: readonly {
    readonly markets: readonly {
      readonly stores: readonly { readonly storeName: string; readonly brands: readonly StoreBrand[] }[]
    }[]
  }[]
}

/** What the app stores of it; `null` where the answer has none. */
export interface StoreAdditionalInfo {
  readonly storeName: string | null
  readonly brandName: string | null
  readonly brandId: string | null
}

/**
 * What is kept of a store's additional info: the names of the first store of the first market of the first region, and of
 * its first brand (S-156). Only the first ones count: where the first region is empty, nothing is known.
 *
 * @example storeAdditionalInfo({ regions: [] }) // { storeName: null, brandName: null, brandId: null }
 */
export function storeAdditionalInfo({ regions }: BrandRegionMarket): StoreAdditionalInfo {
  const store = regions[0]?.markets[0]?.stores[0]
  const brand = store?.brands[0]
  return {
    storeName: store?.storeName ?? null,
    brandName: brand?.brandName ?? null,
    brandId: brand?.brandId ?? null,
  }
}
