import type { PlacedStore } from '@retain/domain/session/storeRegions'
import { findPlacedStores } from '../../access/placedStores'
import { visibleScopes } from '@retain/domain/settings/settingAccess'
import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import { matchesSettingFilter, type SettingFilter } from '@retain/domain/settings/settingFilter'
import { lockLevelOf } from '@retain/domain/settings/settingLock'
import { generalSettingKeys } from '@retain/domain/settings/settingScreens'
import { globalHyperionId, scopeName, type SettingScope } from '@retain/domain/settings/settingScope'
import type { Setting } from '@retain/domain/settings/storeSettings'
import type { Database } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import { presentSetting } from './presentSetting'
import { settingHolder } from './settingPlaces'
import { findStoredSettings, type StoredRow } from './settingQueries'

/**
 * Presents a setting as it is stored for a scope: without a value of its own that of a wider scope counts, or the default.
 *
 * @param stored of whichever settings.
 * @example overridesOf('TradeAdjustment', stored, places)(storeScope('HAR')).settingValue // null
 */
export function overridesOf(
  settingKeyId: SettingKey,
  stored: readonly StoredRow[],
  places: readonly PlacedStore[],
): (scope: SettingScope) => Setting {
  const ofKey = stored.filter((row) => row.settingKeyId === settingKeyId)
  const byScope = new Map(ofKey.map((row) => [scopeName(row), row]))
  const names = new Map(places.map(({ hyperionId, name }) => [hyperionId, name]))
  return ({ hyperionId, marketId, brandId }) => {
    const scope = { hyperionId, marketId, brandId }
    return presentSetting(settingKeyId, {
      stored: byScope.get(scopeName(scope)),
      storeName: names.get(hyperionId ?? '') ?? null,
      lockLevel: lockLevelOf(ofKey, scope, places),
      scope,
    })
  }
}

/** By level, and within it by name: everybody first, then markets, brands and stores. */
const scopeOrder = ({ hyperionId, marketId, brandId }: SettingScope): string => {
  if (hyperionId === globalHyperionId) return '0'
  return marketId !== null ? `1${marketId}` : brandId !== null ? `2${brandId}` : '3'
}

/**
 * The overrides that somebody may see: every setting for every scope of theirs, whether a value is set there or not (D-35). They are
 * few, the settings times the stores, and are made of two queries: what is not set stands in no table.
 */
export async function findOverrides(
  db: Database,
  caller: Caller,
  filter: SettingFilter,
): Promise<readonly Setting[]> {
  const keys = generalSettingKeys.filter((key) => filter.settingKeyId === null || key === filter.settingKeyId)
  const places = await findPlacedStores(db)
  const stored = await findStoredSettings(db, keys)
  // Stores are in the order of their names already.
  const scopes = visibleScopes(settingHolder(caller), places).toSorted((one, other) =>
    scopeOrder(one) < scopeOrder(other) ? -1 : scopeOrder(one) > scopeOrder(other) ? 1 : 0,
  )
  return keys.flatMap((key) =>
    scopes.map(overridesOf(key, stored, places)).filter((setting) => matchesSettingFilter(setting, filter)),
  )
}
