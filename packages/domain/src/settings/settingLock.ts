import {
  globalScope,
  isSameScope,
  scopesOf,
  settingLevel,
  type SettingLevel,
  type SettingPlace,
  type SettingScope,
} from './settingScope'

/** What is read of a stored value that may be locked. */
export interface StoredLock extends SettingScope {
  readonly isLocked: boolean
}

/**
 * The scopes whose lock holds for a scope, the nearest first: itself and those that it lies in. A store lies in its market, its
 * brands and 0000, a market or a brand in 0000.
 *
 * @param places the stores that there are.
 * @example scopesOver(marketScope('M-EAST'), places) // [marketScope('M-EAST'), globalScope]
 */
export function scopesOver(scope: SettingScope, places: readonly SettingPlace[]): readonly SettingScope[] {
  const level = settingLevel(scope)
  if (level === 'global') return [globalScope]
  const place =
    level === 'store' ? places.find(({ hyperionId }) => hyperionId === scope.hyperionId) : undefined
  return place === undefined ? [scope, globalScope] : scopesOf(place)
}

/**
 * At which level a setting is locked for a scope; `null` where it is not. What is locked is changed by nobody, neither there nor
 * below, until whoever may lock unlocks it (S-366, O-397, OP-127).
 *
 * @param stored the locks of one setting.
 * @example lockLevelOf([{ ...globalScope, isLocked: true }], storeScope('HAR'), places) // 'global'
 */
export function lockLevelOf(
  stored: readonly StoredLock[],
  scope: SettingScope,
  places: readonly SettingPlace[],
): SettingLevel | null {
  const locked = stored.filter(({ isLocked }) => isLocked)
  if (locked.length === 0) return null
  const over = scopesOver(scope, places).find((one) => locked.some((lock) => isSameScope(lock, one)))
  return over === undefined ? null : settingLevel(over)
}
