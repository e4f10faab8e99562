import type { StoreBrand } from './storeAdditionalInfo'

/** Where stores stand: their regions and markets, with the brands of each (api.md 2.3, listBrandRegionMarket). */
export interface StoreRegions {
  readonly regions: readonly StoreRegion[]
}

/** A region with its markets. */
export interface StoreRegion {
  readonly regionId: string
  readonly regionName: string
  readonly markets: readonly StoreMarket[]
}

/** A market with its stores. */
export interface StoreMarket {
  readonly marketId: string
  readonly marketName: string
  readonly stores: readonly RegionStore[]
}

/** A store of a market; its main brand first. */
export interface RegionStore {
  readonly hyperionId: string
  readonly storeName: string
  readonly brands: readonly StoreBrand[]
}

/** A store with what it belongs to. A brand is known by its name. */
export interface PlacedStore {
  readonly hyperionId: string
  readonly name: string
  readonly brandIds: readonly string[]
  readonly marketId: string
  readonly marketName: string
  readonly regionId: string
  readonly regionName: string
}

function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (readonly [string, readonly [Item, ...Item[]]])[] {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group === undefined) groups.set(keyOf(item), [item])
    else group.push(item)
  }
  return [...groups]
}

/**
 * Gathers stores into their markets and regions, in the order in which each comes first.
 *
 * @example storeRegions([harborview]).regions[0]?.markets[0]?.stores[0]?.storeName // 'Harborview Motors'
 */
export const storeRegions = (stores: readonly PlacedStore[]): StoreRegions => ({
  regions: groupedBy(stores, ({ regionId }) => regionId).map(([regionId, inRegion]) => ({
    regionId,
    regionName: inRegion[0].regionName,
    markets: groupedBy(inRegion, ({ marketId }) => marketId).map(([marketId, inMarket]) => ({
      marketId,
      marketName: inMarket[0].marketName,
      stores: inMarket.map(({ hyperionId, name, brandIds }) => ({
        hyperionId,
        storeName: name,
        brands: brandIds.map((brand) => ({ brandId: brand, brandName: brand })),
      })),
    })),
  })),
})

/**
 * The stores of an answer again, each with what it belongs to.
 *
 * @example placedStores(storeRegions(stores)) // the same stores, region by region
 */
export const placedStores = ({ regions }: StoreRegions): readonly PlacedStore[] =>
  regions.flatMap(({ regionId, regionName, markets }) =>
    markets.flatMap(({ marketId, marketName, stores }) =>
      stores.map(({ hyperionId, storeName, brands }) => ({
        hyperionId,
        name: storeName,
        brandIds: brands.map(({ brandId }) => brandId),
        marketId,
        marketName,
        regionId,
        regionName,
      })),
    ),
  )
