import { sql } from 'kysely'
import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import { readSettings, type StoreSettings } from '@retain/domain/settings/readSettings'
import { lockLevelOf } from '@retain/domain/settings/settingLock'
import {
  globalHyperionId,
  settingInForce,
  storeScope,
  type SettingLevel,
  type SettingPlace,
} from '@retain/domain/settings/settingScope'
import { settingDefaults } from '@retain/domain/settings/storeSettings'
import type { Database } from '../db/schema/schema'

/** A stored value of a setting. */
export interface StoredSetting {
  readonly settingKeyId: string
  readonly hyperionId: string | null
  readonly marketId: string | null
  readonly brandId: string | null
  readonly appSettingId: string
  readonly settingValue: string | null
  readonly isLocked: boolean
  readonly version: number
}

/** A store with the stored values that count for it, by key; what is not stored has its default. */
export interface StoreWithSettings {
  readonly hyperionId: string
  /** `null` for the code 0000, which is no store. */
  readonly name: string | null
  readonly timeZone: string | null
  readonly settings: ReadonlyMap<string, StoredSetting>
  /** At which level settings are locked for it, by key; those that are not are left out. */
  readonly locks: ReadonlyMap<string, SettingLevel>
}

/**
 * The settings in force of a store, by the keys that were read; all others, and those of a store that is not there, at their
 * defaults.
 *
 * @example valuesInForce(stores.get('HAR'), ['EAAnnualMiles']).EAAnnualMiles // 13_500
 */
export const valuesInForce = (
  store: Pick<StoreWithSettings, 'settings'> | undefined,
  keys: readonly SettingKey[],
): StoreSettings =>
  readSettings(
    keys.map((key) => ({
      settingKeyId: key,
      settingValue: store?.settings.get(key)?.settingValue ?? null,
      defaultValue: settingDefaults[key],
    })),
  )

type Row = Omit<StoreWithSettings, 'settings' | 'locks'> & {
  readonly marketId: string | null
  /** `null` for the code 0000. */
  readonly brandIds: readonly string[] | null
  readonly setting: StoredSetting | null
}

/**
 * Reads stores with the values in force of some settings. The nearest value counts: store, market, brand, 0000 (api.md
 * 2.1, Setting); of two brands the one that the store names first. `0000` may be asked for like a store, and unknown
 * codes are left out.
 */
export async function readStoreSettings(
  db: Database,
  hyperionIds: readonly string[],
  keys: readonly SettingKey[],
): Promise<ReadonlyMap<string, StoreWithSettings>> {
  const codes = [...hyperionIds]
  const { rows } = await sql<Row>`
    select s.hyperion_id as "hyperionId", s.name, s.time_zone as "timeZone", s.market_id as "marketId",
      s.brands as "brandIds",
      case when v.app_setting_id is not null then jsonb_build_object(
        'settingKeyId', v.setting_key_id, 'hyperionId', v.hyperion_id, 'marketId', v.market_id,
        'brandId', v.brand_id, 'appSettingId', v.app_setting_id::text, 'settingValue', v.setting_value,
        'isLocked', v.is_locked, 'version', v.version) end as setting
    from (
      select hyperion_id, name, time_zone, market_id, string_to_array(brands, '|') as brands from store
      where hyperion_id = any(${codes}::text[])
      union all
      select ${globalHyperionId}, null, null, null, null where ${globalHyperionId} = any(${codes}::text[])
    ) s
    left join setting_value v on v.setting_key_id = any(${[...keys]}::text[]) and (
      v.hyperion_id = s.hyperion_id
      or v.hyperion_id = ${globalHyperionId}
      or v.hyperion_id is null and v.market_id = s.market_id
      or v.hyperion_id is null and v.market_id is null and v.brand_id = any(s.brands)
    )`.execute(db)
  return byStore(rows)
}

/** Gathers the values that are stored for each store, and keeps of each setting the one that counts. */
function byStore(rows: readonly Row[]): ReadonlyMap<string, StoreWithSettings> {
  const rowsOf = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const known = rowsOf.get(row.hyperionId)
    if (known === undefined) rowsOf.set(row.hyperionId, [row])
    else known.push(row)
  }
  const stores = new Map<string, StoreWithSettings>()
  for (const ofStore of rowsOf.values()) {
    const [{ hyperionId, name, timeZone, marketId, brandIds }] = ofStore
    const stored = ofStore.flatMap(({ setting }) => (setting === null ? [] : [setting]))
    const place = { hyperionId, marketId, brandIds: brandIds ?? [] }
    stores.set(hyperionId, { hyperionId, name, timeZone, ...inForce(stored, place) })
  }
  return stores
}

/** Of each setting the value that counts for a store, and its lock, by key. */
function inForce(
  stored: readonly StoredSetting[],
  place: SettingPlace,
): Pick<StoreWithSettings, 'settings' | 'locks'> {
  const settings = new Map<string, StoredSetting>()
  const locks = new Map<string, SettingLevel>()
  for (const key of new Set(stored.map(({ settingKeyId }) => settingKeyId))) {
    const ofKey = stored.filter(({ settingKeyId }) => settingKeyId === key)
    const value = settingInForce(ofKey, place)
    if (value !== null) settings.set(key, value)
    const lockLevel = lockLevelOf(ofKey, storeScope(place.hyperionId), [place])
    if (lockLevel !== null) locks.set(key, lockLevel)
  }
  return { settings, locks }
}
