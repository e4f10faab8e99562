import { settingEffects, type SettingEffect } from './settingEffects'
import { settingToSave, type SettingToSave } from './settingRequests'
import { isSameScope, type SettingPlace, type SettingScope } from './settingScope'
import type { Setting } from './storeSettings'

/** What a change of one setting in many places will do. */
export interface BulkPlan {
  /** What is sent: only what changes. */
  readonly toSave: readonly SettingToSave[]
  /** The stores for which something changes, and what. */
  readonly effects: readonly SettingEffect[]
  /** The places that are left out, since they are locked. */
  readonly locked: readonly SettingScope[]
  /** The places that have the value already. */
  readonly unchanged: readonly SettingScope[]
}

/**
 * What setting one value in many places will do, before it is done: who is left out, and what changes for which store.
 *
 * @param rows the setting at every scope that one sees.
 * @param chosen where it is set.
 * @param settingValue in its one spelling; `null` removes the values.
 * @param places the stores that there are.
 */
export function planBulkChange(
  rows: readonly Setting[],
  chosen: readonly SettingScope[],
  settingValue: string | null,
  places: readonly SettingPlace[],
): BulkPlan {
  const targets = rows.filter((row) => chosen.some((scope) => isSameScope(scope, row)))
  const locked = targets.filter(({ isLocked }) => isLocked)
  const open = targets.filter(({ isLocked }) => !isLocked)
  const unchanged = open.filter((row) => row.settingValue === settingValue)
  const changed = open.filter((row) => row.settingValue !== settingValue)
  const scopeOf = ({ hyperionId, marketId, brandId }: SettingScope) => ({ hyperionId, marketId, brandId })
  return {
    toSave: changed.map((row) => settingToSave(row, scopeOf(row), settingValue ?? '')),
    effects: settingEffects(
      rows,
      changed.map((row) => ({ ...scopeOf(row), settingValue })),
      places,
    ),
    locked: locked.map(scopeOf),
    unchanged: unchanged.map(scopeOf),
  }
}
