import type { PlacedStore } from '../session/storeRegions'
import {
  settingLevel,
  scopeName,
  scopesOf,
  storeScope,
  type SettingLevel,
  type SettingScope,
} from './settingScope'

/** The names of what a scope is for, as the columns of the overrides show them; empty for what it does not name. */
export interface ScopePlace {
  readonly store: string
  readonly market: string
  readonly brand: string
}

/** What stands for the store where a value is for more than one. */
export const allStoresText = 'All stores'

/**
 * The names of a scope: of a store also its market and its main brand. An id of which nothing is known stands for itself.
 *
 * @example scopePlace(marketScope('M-EAST'), stores) // { store: 'All stores', market: 'New England', brand: '' }
 */
export function scopePlace(scope: SettingScope, stores: readonly PlacedStore[]): ScopePlace {
  const { hyperionId, marketId, brandId } = scope
  switch (settingLevel(scope)) {
    case 'global':
      return { store: allStoresText, market: '', brand: '' }
    case 'market': {
      const inMarket = stores.find((store) => store.marketId === marketId)
      return { store: allStoresText, market: inMarket?.marketName ?? marketId ?? '', brand: '' }
    }
    case 'brand':
      return { store: allStoresText, market: '', brand: brandId ?? '' }
    case 'store': {
      const store = stores.find((one) => one.hyperionId === hyperionId)
      return {
        store: store?.name ?? hyperionId ?? '',
        market: store?.marketName ?? '',
        brand: store?.brandIds[0] ?? '',
      }
    }
  }
}

/** The name of a scope in one text: that of its store, market or brand. */
export function scopeTitle(scope: SettingScope, stores: readonly PlacedStore[]): string {
  const { store, market, brand } = scopePlace(scope, stores)
  if (store !== allStoresText) return store
  return market !== '' ? market : brand !== '' ? brand : store
}

/** A scope that can be chosen. */
export interface ScopeChoice {
  /** `scopeName` of it. */
  readonly id: string
  readonly label: string
}

/**
 * The scopes that some stores have, by level, each once and by name (OP-125).
 *
 * @example scopeChoices(stores).market // [{ id: 'market:M-EAST', label: 'New England' }]
 */
export function scopeChoices(
  stores: readonly PlacedStore[],
): Readonly<Record<Exclude<SettingLevel, 'global'>, readonly ScopeChoice[]>> {
  const choices = new Map<string, ScopeChoice & { readonly level: SettingLevel }>()
  for (const scope of stores.flatMap(scopesOf)) {
    const id = scopeName(scope)
    if (!choices.has(id))
      choices.set(id, { id, label: scopeTitle(scope, stores), level: settingLevel(scope) })
  }
  const byName = [...choices.values()].toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
  const of = (wanted: SettingLevel): readonly ScopeChoice[] =>
    byName.filter(({ level }) => level === wanted).map(({ id, label }) => ({ id, label }))
  return { store: of('store'), market: of('market'), brand: of('brand') }
}

/**
 * The names of the scopes of all stores that belong to a scope: to a market, a brand, or everybody.
 *
 * @param name of the scope, as `scopeName` gives it.
 * @example storesWithin('brand:Mazda', stores) // ['store:HAR', 'store:BLR']
 */
export const storesWithin = (name: string, stores: readonly PlacedStore[]): readonly string[] =>
  stores
    .filter((store) => scopesOf(store).some((scope) => scopeName(scope) === name))
    .map(({ hyperionId }) => scopeName(storeScope(hyperionId)))

/** How a lock from above is told. */
export const lockTexts: Readonly<Record<SettingLevel, string>> = {
  store: 'Locked for this store.',
  market: 'Locked for its market.',
  brand: 'Locked for its brand.',
  global: 'Locked for all stores.',
}
