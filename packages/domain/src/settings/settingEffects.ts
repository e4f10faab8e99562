import { lockLevelOf, type StoredLock } from './settingLock'
import {
  isSameScope,
  settingInForce,
  storeScope,
  type SettingPlace,
  type SettingScope,
  type StoredValue,
} from './settingScope'

/** What is stored of a setting for a scope: a value, a lock, or both. */
export type StoredSettingState = StoredValue & StoredLock

/** What becomes of what is stored for a scope. */
export type SettingChange = SettingScope & Partial<Pick<StoredSettingState, 'settingValue' | 'isLocked'>>

/** What a store has of a setting: the value in force, `null` for the default, and whether it is locked. */
export interface SettingState {
  readonly settingValue: string | null
  readonly isLocked: boolean
}

/** A store for which something changes. */
export interface SettingEffect {
  readonly hyperionId: string
  readonly from: SettingState
  readonly to: SettingState
}

const unset = { settingValue: null, isLocked: false }

/** What is stored of one setting after some changes. */
export const afterChanges = (
  stored: readonly StoredSettingState[],
  changes: readonly SettingChange[],
): readonly StoredSettingState[] =>
  changes.reduce<readonly StoredSettingState[]>(
    (state, change) => [
      ...state.filter((one) => !isSameScope(one, change)),
      { ...unset, ...state.find((one) => isSameScope(one, change)), ...change },
    ],
    stored,
  )

const stateOf = (stored: readonly StoredSettingState[], place: SettingPlace): SettingState => ({
  settingValue: settingInForce(stored, place)?.settingValue ?? null,
  isLocked: lockLevelOf(stored, storeScope(place.hyperionId), [place]) !== null,
})

/**
 * For which stores some changes of one setting change anything, and what: the value in force, or whether it is locked. The server
 * tells those stores; whoever changes many stores sees it before.
 *
 * @example settingEffects([], [{ ...globalScope, settingValue: 'On' }], places) // every store, from null to On
 */
export function settingEffects(
  stored: readonly StoredSettingState[],
  changes: readonly SettingChange[],
  places: readonly SettingPlace[],
): readonly SettingEffect[] {
  const after = afterChanges(stored, changes)
  return places.flatMap((place) => {
    const from = stateOf(stored, place)
    const to = stateOf(after, place)
    const isSame = from.settingValue === to.settingValue && from.isLocked === to.isLocked
    return isSame ? [] : [{ hyperionId: place.hyperionId, from, to }]
  })
}
