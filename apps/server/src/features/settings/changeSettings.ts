import type { PlacedStore } from '@retain/domain/session/storeRegions'
import type { Audit } from '../../audit/appendEntries'
import type { CallAuthor } from '../../commands/author'
import { findPlacedStores } from '../../access/placedStores'
import type { SaveSettingsBody, SettingIds, SettingToSave } from '@retain/domain/settings/settingRequests'
import { mayEditSetting } from '@retain/domain/settings/settingAccess'
import { lockedSettingText, validateSetting } from '@retain/domain/settings/settingDraft'
import { lockLevelOf } from '@retain/domain/settings/settingLock'
import { scopeName } from '@retain/domain/settings/settingScope'
import { settingDefaults, type Setting } from '@retain/domain/settings/storeSettings'
import * as E from 'fp-ts/Either'
import { ApiProblem } from '../../core/apiProblem'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Caller } from '../../identity/caller'
import type { Publish } from '../../outbox/transact'
import { announceSettings } from './announceSettings'
import { overridesOf } from './overrideRows'
import { isKnownScope, settingHolder } from './settingPlaces'
import { findStoredSettings, holdSettings, storedAt, writeSetting, type StoredRow } from './settingQueries'

/** Who changes settings, and where each change is told. */
export interface SettingEditor extends CallAuthor {
  readonly caller: Caller
  readonly audit: Audit
}

/** How values are saved: new ones and those of the settings screens, or ones that exist (D-09). */
export type SaveCall = 'saveSettings' | 'updateSettings'

/** What is there while settings are changed. */
interface Present {
  readonly places: readonly PlacedStore[]
  readonly stored: readonly StoredRow[]
}

/**
 * Saves values, or removes them, all or none (O-497, O-502, OP-129, D-09). What is saved already is left as it is.
 *
 * @throws ApiProblem `permission` for a value that is not the caller's to change (D-35); `settingLocked` for one that is locked for
 * its scope or from above; `versionRequired` and `stale` where somebody else has saved it meanwhile; `invalid` for a value that is
 * none of its kind, a scope that there is not, and one that is listed twice.
 */
export async function saveSettings(
  transaction: DatabaseTransaction,
  publish: Publish,
  { appSettingSaveSettings: items, clear }: SaveSettingsBody,
  call: SaveCall,
  editor: SettingEditor,
): Promise<readonly Setting[]> {
  await holdSettings(transaction)
  const present = await readPresent(transaction, items)
  for (const item of items) requireEditor(editor.caller, item)
  const values = checkedValues(items, clear, present)
  for (const item of items) {
    requireUnlocked(item, present)
    requireNewest(item, { clear, call }, present)
  }
  for (const [at, item] of items.entries()) {
    const before = storedAt(present.stored, item.settingKeyId, item)
    const settingValue = values[at] ?? null
    if ((before?.settingValue ?? null) === settingValue) continue
    const written = { ...item, settingValue, isLocked: false, version: (before?.version ?? 0) + 1 }
    await writeSetting(transaction, before, written, editor)
  }
  return finish(transaction, publish, items, present)
}

/** Removes a value, so that the next one in force counts (S-412, O-401). One that is not set is left as it is. */
export async function removeSetting(
  transaction: DatabaseTransaction,
  publish: Publish,
  ids: SettingIds,
  editor: SettingEditor,
): Promise<Setting> {
  const body = { appSettingSaveSettings: [{ ...ids, settingValue: '' }], clear: true }
  const [setting] = await saveSettings(transaction, publish, body, 'saveSettings', editor)
  if (setting === undefined) throw new Error('A removed setting is answered')
  return setting
}

/**
 * Locks a setting for a scope and for everything below it, or unlocks it (S-410, O-394). It changes no value, and no version: what
 * somebody is typing is only refused while it is locked.
 *
 * @throws ApiProblem `invalid` for a scope that there is not.
 */
export async function lockSetting(
  transaction: DatabaseTransaction,
  publish: Publish,
  { isLocked, ...ids }: SettingIds & { readonly isLocked: boolean },
  editor: SettingEditor,
): Promise<Setting> {
  await holdSettings(transaction)
  const present = await readPresent(transaction, [ids])
  if (!isKnownScope(ids, present.places)) throw unknownScope('')
  const before = storedAt(present.stored, ids.settingKeyId, ids)
  if ((before?.isLocked ?? false) !== isLocked)
    await writeSetting(
      transaction,
      before,
      { ...ids, settingValue: before?.settingValue ?? null, isLocked, version: before?.version ?? 0 },
      editor,
    )
  const [setting] = await finish(transaction, publish, [ids], present)
  if (setting === undefined) throw new Error('A locked setting is answered')
  return setting
}

const keysOf = (items: readonly SettingIds[]) => [...new Set(items.map(({ settingKeyId }) => settingKeyId))]

const readPresent = async (
  transaction: DatabaseTransaction,
  items: readonly SettingIds[],
): Promise<Present> => ({
  places: await findPlacedStores(transaction),
  stored: await findStoredSettings(transaction, keysOf(items)),
})

async function finish(
  transaction: DatabaseTransaction,
  publish: Publish,
  items: readonly SettingIds[],
  { places, stored: before }: Present,
): Promise<readonly Setting[]> {
  const stored = await findStoredSettings(transaction, keysOf(items))
  announceSettings(publish, keysOf(items), { before, after: stored, places })
  return items.map((item) => overridesOf(item.settingKeyId, stored, places)(item))
}

function requireEditor(caller: Caller, item: SettingIds): void {
  if (!mayEditSetting(settingHolder(caller), item.settingKeyId, item))
    throw new ApiProblem('permission', 'You may not change this setting there.')
}

function requireUnlocked({ settingKeyId, ...scope }: SettingIds, { stored, places }: Present): void {
  const ofKey = stored.filter((row) => row.settingKeyId === settingKeyId)
  if (lockLevelOf(ofKey, scope, places) !== null) throw new ApiProblem('settingLocked', lockedSettingText)
}

/** A value that is changed names its version; a new one finds none. Removing one needs no version, but an old one is refused. */
function requireNewest(
  item: SettingToSave,
  { clear, call }: { readonly clear: boolean; readonly call: SaveCall },
  { stored, places }: Present,
): void {
  const { version } = item
  const row = storedAt(stored, item.settingKeyId, item)
  if (version === undefined && (clear || (call === 'saveSettings' && (row?.settingValue ?? null) === null)))
    return
  if (version === undefined && call === 'updateSettings')
    throw new ApiProblem('versionRequired', 'A change names the version of the value that it changes.')
  if (version !== row?.version)
    throw new ApiProblem('stale', 'The setting was changed meanwhile.', [], {
      current: overridesOf(item.settingKeyId, stored, places)(item),
    })
}

/** The values to store, `null` to remove them. */
function checkedValues(
  items: readonly SettingToSave[],
  clear: boolean,
  { places }: Present,
): readonly (string | null)[] {
  const names = new Set<string>()
  return items.map((item, at) => {
    const field = `appSettingSaveSettings.${at}`
    const name = `${item.settingKeyId} ${scopeName(item)}`
    if (names.has(name)) throw refused(field, 'This setting is listed twice.')
    names.add(name)
    if (!isKnownScope(item, places)) throw unknownScope(field)
    if (clear) return null
    const { settingKeyId, settingValue } = item
    const checked = validateSetting(
      { settingKeyId, settingValue: null, defaultValue: settingDefaults[settingKeyId], isLocked: false },
      settingValue,
    )
    if (E.isLeft(checked)) throw refused(`${field}.settingValue`, checked.left[0].message)
    return checked.right
  })
}

const unknownScope = (field: string) => refused(field, 'There is no such store, market or brand any more.')

const refused = (field: string, message: string) =>
  new ApiProblem('invalid', 'The settings could not be saved.', [{ field, code: 'invalid', message }])
