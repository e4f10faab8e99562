import type { SettingHolder } from '@retain/domain/settings/settingAccess'
import {
  scopeName,
  scopesOf,
  type SettingPlace,
  type SettingScope,
} from '@retain/domain/settings/settingScope'
import type { Caller } from '../../identity/caller'

/** What the rules of settings read of a caller. */
export const settingHolder = ({ roles, stores }: Caller): SettingHolder => ({
  roles,
  hyperionIds: stores.map(({ storeCode }) => storeCode),
})

/** Whether there is such a store, or a store of that market or brand. */
export function isKnownScope(scope: SettingScope, places: readonly SettingPlace[]): boolean {
  const name = scopeName(scope)
  return (
    name === scopeName(globalName) ||
    places.some((place) => scopesOf(place).some((one) => scopeName(one) === name))
  )
}

const globalName: SettingScope = { hyperionId: null, marketId: null, brandId: null }
