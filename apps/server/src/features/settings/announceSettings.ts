import { storeTag } from '@retain/domain/live/tags'
import type { SettingKey } from '@retain/domain/settings/settingCatalogue'
import { settingEffects } from '@retain/domain/settings/settingEffects'
import type { SettingPlace } from '@retain/domain/settings/settingScope'
import type { Publish } from '../../outbox/transact'
import type { StoredRow } from './settingQueries'

interface Changed {
  readonly before: readonly StoredRow[]
  readonly after: readonly StoredRow[]
  readonly places: readonly SettingPlace[]
}

/** Tells every store for which some settings changed: those people read their settings again (S-137, S-138, S-176). */
export function announceSettings(
  publish: Publish,
  keys: readonly SettingKey[],
  { before, after, places }: Changed,
): void {
  for (const settingKeyId of keys) {
    const ofKey = (rows: readonly StoredRow[]) => rows.filter((row) => row.settingKeyId === settingKeyId)
    for (const { hyperionId, to } of settingEffects(ofKey(before), ofKey(after), places))
      publish(storeTag(hyperionId), {
        type: 'SETTING_CHANGED',
        payload: { settingKeyId, hyperionId, ...to },
      })
  }
}
