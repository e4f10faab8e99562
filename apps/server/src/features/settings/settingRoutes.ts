import { authorOf } from '../../commands/author'
import { findPlacedStores } from '../../access/placedStores'
import {
  listAllStores,
  deleteSettings,
  listSettingHistory,
  listSettings,
  lockSetting as lockSettingCall,
  saveManySettings as saveManyCall,
  saveSettings as saveSettingsCall,
  undoManySettings as undoManyCall,
  updateSettings,
} from '@retain/api-client/settingOverrides'
import { getSetting, listGlobalSettings } from '@retain/api-client/settings'
import { visibleScopes } from '@retain/domain/settings/settingAccess'
import { settingKeys, type SettingKey } from '@retain/domain/settings/settingCatalogue'
import { settingPage } from '@retain/domain/settings/settingPage'
import { scopeName } from '@retain/domain/settings/settingScope'
import type { Setting } from '@retain/domain/settings/storeSettings'
import { readStoreSettings } from '../../access/storeSettings'
import type { Audit } from '../../audit/appendEntries'
import { command } from '../../commands/command'
import type { Database } from '../../db/schema/schema'
import type { ApiHost } from '../../endpoints/apiHost'
import { mount, type Call } from '../../endpoints/mount'
import { saveManySettings, undoManySettings } from './changeManySettings'
import { lockSetting, removeSetting, saveSettings, type SettingEditor } from './changeSettings'
import { findOverrides } from './overrideRows'
import { presentSetting } from './presentSetting'
import { settingHolder } from './settingPlaces'
import { findSettingHistory } from './settingQueries'
import { findEnabledStores } from './storeSwitches'

/** Serves the settings: those in force in a store, their overrides, the switches of the stores, and what changes them. */
export function mountSettings(host: ApiHost): void {
  mount(host, listGlobalSettings, async ({ params: { hyperionId }, query, db }) =>
    settingPage(await settingsInForce(db, hyperionId, settingKeys), query),
  )

  mount(host, getSetting, async ({ params: { hyperionId, name }, db }) => {
    const [setting] = await settingsInForce(db, hyperionId, [name])
    if (setting === undefined) throw new Error('A setting of the catalogue is answered')
    return setting
  })

  mount(host, listAllStores, async ({ query: { text = '', isEnabled = null, ...page }, db }) =>
    findEnabledStores(db, { text, isEnabled, ...page }),
  )

  mount(host, listSettings, async ({ query: { pageNumber, pageSize, ...asked }, caller, db }) => {
    const { settingKeyId = null, hyperionId = null, marketId = null, brandId = null } = asked
    const isMatched = hyperionId !== null || marketId !== null || brandId !== null
    const match = isMatched ? { hyperionId, marketId, brandId } : null
    const filter = { settingKeyId, match, isOverridden: asked.isOverridden ?? null }
    return settingPage(await findOverrides(db, caller, filter), { pageNumber, pageSize })
  })

  for (const endpoint of [saveSettingsCall, updateSettings] as const)
    mount(host, endpoint, (call) =>
      command(call, host, endpoint, (transaction, publish, audit) => {
        const kind = endpoint === updateSettings ? 'updateSettings' : 'saveSettings'
        return saveSettings(transaction, publish, call.body, kind, editorOf(call, audit))
      }),
    )

  mount(host, saveManyCall, (call) =>
    command(call, host, saveManyCall, (transaction, publish, audit) =>
      saveManySettings(transaction, publish, call.body, editorOf(call, audit)),
    ),
  )

  mount(host, undoManyCall, (call) =>
    command(call, host, undoManyCall, (transaction, publish, audit) =>
      undoManySettings(transaction, publish, call.body.changeId, editorOf(call, audit)),
    ),
  )

  mount(host, deleteSettings, (call) =>
    command(call, host, deleteSettings, (transaction, publish, audit) =>
      removeSetting(transaction, publish, call.body, editorOf(call, audit)),
    ),
  )

  mount(host, lockSettingCall, (call) =>
    command(call, host, lockSettingCall, (transaction, publish, audit) =>
      lockSetting(transaction, publish, call.body, editorOf(call, audit)),
    ),
  )

  mount(host, listSettingHistory, async ({ query: { settingKeyId, ...scope }, caller, db }) => {
    const isOfOne = Object.values(scope).some((id) => id !== undefined)
    const history = await findSettingHistory(db, settingKeyId, isOfOne ? scope : null)
    const scopes = visibleScopes(settingHolder(caller), await findPlacedStores(db))
    const visible = new Set(scopes.map(scopeName))
    return history.filter((entry) => visible.has(scopeName(entry)))
  })
}

const editorOf = (
  { caller, clock }: Pick<Call<unknown, unknown, unknown>, 'caller' | 'clock'>,
  audit: Audit,
): SettingEditor => ({ caller, audit, ...authorOf({ caller, clock }) })

async function settingsInForce(
  db: Database,
  hyperionId: string,
  keys: readonly SettingKey[],
): Promise<readonly Setting[]> {
  const store = (await readStoreSettings(db, [hyperionId], keys)).get(hyperionId)
  return keys.map((key) =>
    presentSetting(key, {
      stored: store?.settings.get(key),
      storeName: store?.name ?? null,
      lockLevel: store?.locks.get(key) ?? null,
    }),
  )
}
