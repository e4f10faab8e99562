import { can } from '../session/user/can'
import { overridePermissions, type Permission } from '../session/user/permissions'
import { settingCatalogue, type SettingDefinition, type SettingKey } from './settingCatalogue'
import {
  scopeName,
  scopesOf,
  settingLevel,
  type SettingLevel,
  type SettingPlace,
  type SettingScope,
} from './settingScope'

/** Whose rights are asked for: the roles, and the codes of the stores of the profile. */
export interface SettingHolder {
  readonly roles: readonly Permission[]
  readonly hyperionIds: readonly string[]
}

const editsAll: Permission = 'Opportunity_Can_Edit_Global_Setting_Overrides'
const editsOwnStores: Permission = 'Opportunity_Can_Edit_Setting_Overrides'
const editsDefaults: Permission = 'Opportunity_Can_Edit_Default_Settings'

/** Who may save a value at each level, of those settings that have no permission of their own; of single stores only the own ones. */
export const levelEditors: Readonly<Record<SettingLevel, readonly Permission[]>> = {
  store: [editsOwnStores, editsAll],
  market: [editsAll],
  brand: [editsAll],
  global: [editsDefaults, editsAll],
}

/** Whether the roles may read the setting overrides, their panels and their history (S-735, OP-126). */
export const mayReadOverrides = (roles: readonly Permission[]): boolean => can(roles, overridePermissions)

/** Whether the roles may lock and unlock a setting (S-829, OP-126, OP-127). */
export const mayLockSettings = (roles: readonly Permission[]): boolean => can(roles, editsAll)

function mayEditLevel({ roles, hyperionIds }: SettingHolder, scope: SettingScope): boolean {
  const level = settingLevel(scope)
  if (!can(roles, levelEditors[level])) return false
  return level !== 'store' || can(roles, editsAll) || hyperionIds.some((id) => id === scope.hyperionId)
}

/**
 * Whether somebody may save or remove a value for a scope: everything with the permission for global overrides, the
 * stores of the profile with that for overrides, and the values of everybody with that for default settings (S-735,
 * OP-126, D-35). Whether a store is enabled is changed with the permission for enabling stores alone; for more than one
 * store at once the right to that level is needed as well. A lock is another matter: it holds for everybody (OP-127).
 *
 * @example mayEditSetting(holder, 'TradeAdjustment', storeScope('HAR'))
 */
export function mayEditSetting(holder: SettingHolder, key: SettingKey, scope: SettingScope): boolean {
  const { ownPermission }: SettingDefinition = settingCatalogue[key]
  if (ownPermission === null) return mayEditLevel(holder, scope)
  return can(holder.roles, ownPermission) && (settingLevel(scope) === 'store' || mayEditLevel(holder, scope))
}

/**
 * The scopes whose values somebody sees among the overrides, each once: those of every store with the permission for
 * global overrides, else those of the stores of the profile with their markets, brands and 0000 (D-35). None without an
 * override permission.
 *
 * @param places all stores that there are.
 */
export function visibleScopes(
  { roles, hyperionIds }: SettingHolder,
  places: readonly SettingPlace[],
): readonly SettingScope[] {
  if (!mayReadOverrides(roles)) return []
  const seen = can(roles, editsAll)
    ? places
    : places.filter(({ hyperionId }) => hyperionIds.includes(hyperionId))
  return [...new Map(seen.flatMap(scopesOf).map((scope) => [scopeName(scope), scope])).values()]
}
