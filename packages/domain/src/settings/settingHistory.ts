import type { Instant } from '../calendar/instant'
import { scopeName, type SettingScope } from './settingScope'

/** What a setting was for a scope after a change, and who made it (api.md 2.14, listSettingHistory). */
export interface SettingHistoryEntry extends SettingScope {
  /** `null` after it was removed. */
  readonly settingValue: string | null
  readonly isLocked: boolean
  /** The name of the person, or the user name where that is not known. */
  readonly changedBy: string
  readonly changedDate: Instant
}

/** What an entry changed. */
export interface SettingHistoryChange extends SettingHistoryEntry {
  readonly kind: 'value' | 'locked' | 'unlocked'
  /** The value before; `null` for none. */
  readonly from: string | null
}

/**
 * What each entry of a history changed, by the entry before it at the same scope. The first of a scope came from nothing.
 *
 * @param entries the newest first.
 * @example historyChanges([to45, to30])[0] // { ...to45, kind: 'value', from: '30' }
 */
export function historyChanges(entries: readonly SettingHistoryEntry[]): readonly SettingHistoryChange[] {
  const before = new Map<string, SettingHistoryEntry>()
  return entries
    .toReversed()
    .map((entry): SettingHistoryChange => {
      const previous = before.get(scopeName(entry))
      before.set(scopeName(entry), entry)
      const from = previous?.settingValue ?? null
      if (entry.isLocked === (previous?.isLocked ?? false)) return { ...entry, kind: 'value', from }
      return { ...entry, kind: entry.isLocked ? 'locked' : 'unlocked', from }
    })
    .toReversed()
}

/** What takes a change back. */
export type SettingUndo =
  | { readonly kind: 'save'; readonly settingValue: string }
  | { readonly kind: 'remove' }
  | { readonly kind: 'lock'; readonly isLocked: boolean }

/**
 * What takes a change back: the value before is saved again, or the override is removed where there was none; a lock is opened, an
 * unlocked setting locked.
 *
 * @example undoOf({ ...change, kind: 'value', from: '30' }) // { kind: 'save', settingValue: '30' }
 */
export function undoOf({ kind, from }: Pick<SettingHistoryChange, 'kind' | 'from'>): SettingUndo {
  if (kind !== 'value') return { kind: 'lock', isLocked: kind === 'unlocked' }
  return from === null ? { kind: 'remove' } : { kind: 'save', settingValue: from }
}
