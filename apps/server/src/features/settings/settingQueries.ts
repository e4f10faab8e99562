import { sql } from 'kysely'
import { globalHyperionId, type SettingKey } from '@retain/domain/settings/storeSettings'
import type { Database } from '../../db/schema/schema'

/** A stored value that counts for a store, with how near it was set: 1 its own, 2 its market's, 3 a brand's, 4 everybody's. */
export interface StoredSetting {
  readonly storeId: string
  readonly settingKeyId: string
  readonly hyperionId: string | null
  readonly marketId: string | null
  readonly brandId: string | null
  readonly appSettingId: string
  readonly settingValue: string | null
  readonly isLocked: boolean
  readonly version: number
  readonly distance: number
}

/**
 * The stored values that could count for stores, the nearest first: store, market, brand, 0000 (api.md 2.1, Setting). Of
 * two brands the one that the store names first is the nearer. `0000` may be asked for like a store.
 */
export async function readStoredSettings(
  db: Database,
  hyperionIds: readonly string[],
  keys: readonly SettingKey[],
): Promise<readonly StoredSetting[]> {
  const { rows } = await sql<StoredSetting>`
    select s.hyperion_id as "storeId", v.setting_key_id as "settingKeyId", v.hyperion_id as "hyperionId",
      v.market_id as "marketId", v.brand_id as "brandId", v.app_setting_id as "appSettingId",
      v.setting_value as "settingValue", v.is_locked as "isLocked", v.version,
      case when v.hyperion_id = s.hyperion_id then 1
        when v.market_id is not null then 2
        when v.brand_id is not null then 3
        else 4 end as distance
    from (
      select hyperion_id, market_id, string_to_array(brands, '|') as brands from store
      where hyperion_id = any(${[...hyperionIds]}::text[])
      union all
      select ${globalHyperionId}, null, null where ${globalHyperionId} = any(${[...hyperionIds]}::text[])
    ) s
    join setting_value v on v.setting_key_id = any(${[...keys]}::text[]) and (
      v.hyperion_id = s.hyperion_id
      or v.hyperion_id = ${globalHyperionId}
      or v.hyperion_id is null and v.market_id = s.market_id
      or v.hyperion_id is null and v.market_id is null and v.brand_id = any(s.brands)
    )
    order by s.hyperion_id, v.setting_key_id, distance, array_position(s.brands, v.brand_id)`.execute(db)
  return rows
}

/** The nearest stored value of each setting of each store, out of rows that stand nearest first. */
export function nearestByStore(
  stored: readonly StoredSetting[],
): ReadonlyMap<string, ReadonlyMap<string, StoredSetting>> {
  const byStore = new Map<string, Map<string, StoredSetting>>()
  for (const row of stored) {
    const byKey = byStore.get(row.storeId) ?? new Map<string, StoredSetting>()
    byStore.set(row.storeId, byKey)
    if (!byKey.has(row.settingKeyId)) byKey.set(row.settingKeyId, row)
  }
  return byStore
}
