import type { PlacedStore } from '@retain/domain/session/storeRegions'
import type { Database } from '../db/schema/schema'

/** Every store with its brands, its market and its region, by region, market and name. */
export async function findPlacedStores(db: Database): Promise<readonly PlacedStore[]> {
  const rows = await db
    .selectFrom('store')
    .select(['hyperion_id', 'name', 'brands', 'region_id', 'region_name', 'market_id', 'market_name'])
    .orderBy('region_name')
    .orderBy('market_name')
    .orderBy('name_sort')
    .orderBy('hyperion_id')
    .execute()
  return rows.map((row) => ({
    hyperionId: row.hyperion_id,
    name: row.name,
    brandIds: row.brands.split('|').filter((brand) => brand !== ''),
    marketId: row.market_id,
    marketName: row.market_name,
    regionId: row.region_id,
    regionName: row.region_name,
  }))
}
