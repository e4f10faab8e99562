import type { Instant } from '../calendar/instant'
import { sortStores } from '../session/activeStore'
import type { PlacedStore } from '../session/storeRegions'
import { searchKey } from '../text/searchKey'
import { isStoreEnabled } from './readSettings'
import { settingCatalogue } from './settingCatalogue'
import { lockLevelOf, type StoredLock } from './settingLock'
import type { SettingToSave } from './settingRequests'
import { isSameScope, settingInForce, storeScope, type StoredValue } from './settingScope'

/** A store of the list of Enable Stores (S-826). */
export interface EnabledStore {
  readonly hyperionId: string
  readonly name: string
  readonly marketName: string
  readonly isEnabled: boolean
  /** Its switch is locked, for it or from above: nobody may use it (OP-127). */
  readonly isLocked: boolean
  /** Who used the switch of this store last, by name; `null` where nobody has. */
  readonly changedBy: string | null
  readonly changedDate: Instant | null
  /** That of the stored switch; 0 where none is stored. */
  readonly version: number
}

/** What is stored of the switch for one scope. */
export interface StoredSwitch extends StoredValue, StoredLock {
  readonly version: number
  readonly changedBy: string
  readonly changedDate: Instant
}

/**
 * The stores with their switches, by name (S-193, S-826). A store without a switch of its own has that of its market, its brand or
 * everybody, and is on where none is stored.
 *
 * @param stored every stored value of EAStoreEnabled.
 * @example enabledStores([harbor], [])[0]?.isEnabled // true
 */
export const enabledStores = (
  stores: readonly PlacedStore[],
  stored: readonly StoredSwitch[],
): readonly EnabledStore[] =>
  sortStores(stores).map((store): EnabledStore => {
    const { hyperionId, name, marketName } = store
    const own = stored.find((one) => isSameScope(one, storeScope(hyperionId)))
    return {
      hyperionId,
      name,
      marketName,
      isEnabled: isStoreEnabled(settingInForce(stored, store)?.settingValue ?? null),
      isLocked: lockLevelOf(stored, storeScope(hyperionId), [store]) !== null,
      changedBy: own?.changedBy ?? null,
      changedDate: own?.changedDate ?? null,
      version: own?.version ?? 0,
    }
  })

/** What narrows the list. */
export interface EnabledStoreFilter {
  /** Part of a name, of a market or of a code; empty for all. */
  readonly text: string
  /** Only those that are on, or off; `null` for both. */
  readonly isEnabled: boolean | null
}

/**
 * Whether a store is found, without regard to case and accents.
 *
 * @example matchesEnabledStores(harborview, { text: 'harbor', isEnabled: null }) // true
 */
export function matchesEnabledStores(store: EnabledStore, { text, isEnabled }: EnabledStoreFilter): boolean {
  const wanted = searchKey(text)
  return (
    (isEnabled === null || store.isEnabled === isEnabled) &&
    [store.name, store.marketName, store.hyperionId].some((one) => searchKey(one).includes(wanted))
  )
}

/**
 * The value to save that switches a store on or off (S-826).
 *
 * @example storeSwitch(harbor, false).settingValue // 'Off'
 */
export const storeSwitch = (
  { hyperionId, version }: Pick<EnabledStore, 'hyperionId' | 'version'>,
  isEnabled: boolean,
): SettingToSave => ({
  settingKeyId: 'EAStoreEnabled',
  ...storeScope(hyperionId),
  settingValue: isEnabled
    ? settingCatalogue.EAStoreEnabled.kind.on
    : settingCatalogue.EAStoreEnabled.kind.off,
  ...(version > 0 ? { version } : {}),
})
