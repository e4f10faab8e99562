import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import type { SaveSettingsBody, SettingToSave } from '@retain/domain/settings/settingRequests'
import { ApiProblem } from '../../core/apiProblem'
import type { DatabaseTransaction } from '../../db/schema/schema'
import type { Publish } from '../../outbox/transact'
import { saveSettings, type SettingEditor } from './changeSettings'
import { changedRows, insertChange, markUndone, selectChangeForUpdate } from './settingChangeQueries'
import { findStoredSettings, holdSettings } from './settingQueries'

/**
 * Saves values in many places, or removes them, all or none, and keeps what they were before.
 *
 * @throws ApiProblem as `saveSettings` does.
 */
export async function saveManySettings(
  transaction: DatabaseTransaction,
  publish: Publish,
  body: SaveSettingsBody,
  editor: SettingEditor,
): Promise<{ readonly changeId: string; readonly count: number }> {
  await holdSettings(transaction)
  const keys = [...new Set(body.appSettingSaveSettings.map(({ settingKeyId }) => settingKeyId))]
  const stored = await findStoredSettings(transaction, keys)
  const before = new Map(stored.map((row) => [row.appSettingId, row]))
  await saveSettings(transaction, publish, body, 'saveSettings', editor)
  const changed = (await findStoredSettings(transaction, keys))
    .filter(({ appSettingId, version }) => before.get(appSettingId)?.version !== version)
    .map(({ appSettingId, version }) => ({
      appSettingId,
      version,
      valueBefore: before.get(appSettingId)?.settingValue ?? null,
    }))
  return { changeId: await insertChange(transaction, changed, editor), count: changed.length }
}

/**
 * Takes a change of many places back as a whole; one that was taken back already stays so.
 *
 * @throws ApiProblem `notFound` for none that is kept; `stale` where somebody has changed one of its values since, `settingLocked`
 * where one is locked, `permission` for one that is not the caller's to change.
 */
export async function undoManySettings(
  transaction: DatabaseTransaction,
  publish: Publish,
  changeId: string,
  editor: SettingEditor,
): Promise<null> {
  await holdSettings(transaction)
  const found = await selectChangeForUpdate(transaction, changeId)
  if (found === undefined) throw new ApiProblem('notFound', 'There is no such change.')
  if (found.undone_at !== null) return null
  const rows = await changedRows(transaction, changeId)
  const values = (wanted: typeof rows) =>
    wanted.map((row): SettingToSave => ({
      // It was saved by a key of the catalogue.
      settingKeyId: row.setting_key_id as SettingKey,
      hyperionId: row.hyperion_id,
      marketId: row.market_id,
      brandId: row.brand_id,
      settingValue: row.value_before ?? '',
      version: row.version,
    }))
  const parts = [
    { appSettingSaveSettings: values(rows.filter((row) => row.value_before !== null)), clear: false },
    { appSettingSaveSettings: values(rows.filter((row) => row.value_before === null)), clear: true },
  ]
  for (const part of parts)
    if (part.appSettingSaveSettings.length > 0)
      await saveSettings(transaction, publish, part, 'updateSettings', editor)
  await markUndone(transaction, changeId, editor.now)
  return null
}
