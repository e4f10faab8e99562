/** The code of the values that hold for every store (S-490). */
export const globalHyperionId = '0000'

/** For whom a value is stored: one of the three is set, the store code 0000 for everybody (S-375, S-490). */
export interface SettingScope {
  readonly hyperionId: string | null
  readonly marketId: string | null
  readonly brandId: string | null
}

/** The levels of values, the most specific one first (api.md 2.1, Setting). */
export const settingLevels = ['store', 'market', 'brand', 'global'] as const

export type SettingLevel = (typeof settingLevels)[number]

/** Where a store stands: its code, its market and its brands, the main one first. */
export interface SettingPlace {
  readonly hyperionId: string
  readonly marketId: string | null
  readonly brandIds: readonly string[]
}

const noScope: SettingScope = { hyperionId: null, marketId: null, brandId: null }

/** The scope of everybody: the store code 0000. */
export const globalScope: SettingScope = { ...noScope, hyperionId: globalHyperionId }
/** The scope of one store. */
export const storeScope = (hyperionId: string): SettingScope => ({ ...noScope, hyperionId })
/** The scope of the stores of a market. */
export const marketScope = (marketId: string): SettingScope => ({ ...noScope, marketId })
/** The scope of the stores of a brand. */
export const brandScope = (brandId: string): SettingScope => ({ ...noScope, brandId })

const isNamed = (id: string | null): id is string => id !== null && id !== ''

/**
 * The level of a scope and the id within it; where more than one is set the most specific counts, and none means
 * everybody.
 */
function addressOf({ hyperionId, marketId, brandId }: SettingScope): readonly [SettingLevel, string] {
  if (isNamed(hyperionId) && hyperionId !== globalHyperionId) return ['store', hyperionId]
  if (hyperionId === globalHyperionId) return ['global', globalHyperionId]
  if (isNamed(marketId)) return ['market', marketId]
  return isNamed(brandId) ? ['brand', brandId] : ['global', globalHyperionId]
}

/**
 * The level of a scope.
 *
 * @example settingLevel(storeScope('HAR')) // 'store'
 */
export const settingLevel = (scope: SettingScope): SettingLevel => addressOf(scope)[0]

/** A name by which scopes are told apart, such as `market:M-EAST`. */
export const scopeName = (scope: SettingScope): string => addressOf(scope).join(':')

/** Whether two scopes are the same one. */
export const isSameScope = (one: SettingScope, other: SettingScope): boolean =>
  scopeName(one) === scopeName(other)

/** Every scope that a store belongs to, the nearest first: itself, its market, its brands in their order, everybody. */
export const scopesOf = ({ hyperionId, marketId, brandIds }: SettingPlace): readonly SettingScope[] => [
  ...(hyperionId === globalHyperionId ? [] : [storeScope(hyperionId)]),
  ...(isNamed(marketId) ? [marketScope(marketId)] : []),
  ...brandIds.filter(isNamed).map(brandScope),
  globalScope,
]

/** What is read of a stored value. One without a value is a lock only, or a value that was removed. */
export interface StoredValue extends SettingScope {
  readonly settingValue: string | null
}

/**
 * The stored value that counts for a store: the nearest one (api.md 2.1, Setting). Of two brands it is the one that the
 * store names first. `null` when no stored value counts for it, so that the default holds. The server answers and enforces by
 * it, and the browser shows by it what a change of many stores will do.
 *
 * @param stored the values of one setting.
 * @example settingInForce([globalValue, storeValue], place) // storeValue
 */
export function settingInForce<Stored extends StoredValue>(
  stored: readonly Stored[],
  place: SettingPlace,
): Stored | null {
  const set = stored.filter(({ settingValue }) => settingValue !== null)
  const byName = new Map(set.map((value) => [scopeName(value), value]))
  for (const scope of scopesOf(place)) {
    const value = byName.get(scopeName(scope))
    if (value !== undefined) return value
  }
  return null
}
