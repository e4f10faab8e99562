import { readTable } from './dataFolder'

/** A store of the demo data. */
export interface SeedStore {
  /** Counted from 0; the first store is the large one. */
  readonly position: number
  readonly hyperionId: string
  readonly name: string
  readonly brands: readonly string[]
  readonly city: string
  readonly state: string
  readonly areaCode: string
  readonly timeZone: string
  readonly mainPhone: string
  readonly servicePhone: string
  /** The first three digits of the zip codes around the store. */
  readonly zipPrefix: string
  readonly regionId: string
  readonly regionName: string
  readonly marketId: string
  readonly marketName: string
}

const columns = [
  'code',
  'name',
  'brands',
  'city',
  'state',
  'area_code',
  'iana_tz',
  'main_phone',
  'service_phone',
  'zip_prefix',
  'region_id',
  'region_name',
  'market_id',
  'market_name',
] as const

let listed: readonly SeedStore[] | undefined

/** The stores of `data/stores.tsv`. */
export const listedStores = (): readonly SeedStore[] =>
  (listed ??= readTable('stores.tsv', columns).map((row, position) => ({
    position,
    hyperionId: row.code,
    name: row.name,
    brands: row.brands.split('|'),
    city: row.city,
    state: row.state,
    areaCode: row.area_code,
    timeZone: row.iana_tz,
    mainPhone: row.main_phone,
    servicePhone: row.service_phone,
    zipPrefix: row.zip_prefix,
    regionId: row.region_id,
    regionName: row.region_name,
    marketId: row.market_id,
    marketName: row.market_name,
  })))

/**
 * So many stores: the listed ones, then further branches of them (`HAR2`, 'Harborview Motors 2'), for load tests.
 *
 * @throws RangeError for a number below 1.
 */
export function seedStores(count: number): readonly SeedStore[] {
  const originals = listedStores()
  if (!Number.isInteger(count) || count < 1) throw new RangeError('The number of stores is at least 1')
  return Array.from({ length: count }, (_, position) => {
    const store = originals[position % originals.length] as SeedStore
    const branch = Math.floor(position / originals.length) + 1
    if (branch === 1) return store
    return {
      ...store,
      position,
      hyperionId: `${store.hyperionId}${branch}`,
      name: `${store.name} ${branch}`,
    }
  })
}
